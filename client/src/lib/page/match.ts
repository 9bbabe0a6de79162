/** Path patterns: `/rules/:game?/:part?` matches `/rules`, `/rules/<game>` and everything below. */

/** The named segments of a path; an optional one that is missing is absent. */
export type Params = Partial<Record<string, string>>;

const segments = (path: string): string[] => path.split("/").filter(Boolean);

/** The named segments of a path that matches a pattern, or null. Segments beyond the pattern are ignored. */
export function matchPath(pattern: string, path: string): Params | null {
  const given = segments(path);
  const params: Params = {};
  for (const [i, wanted] of segments(pattern).entries()) {
    const value = given[i];
    if (!wanted.startsWith(":")) {
      if (value !== wanted) return null;
    } else if (value !== undefined) params[wanted.slice(1).replace("?", "")] = value;
    else if (!wanted.endsWith("?")) return null;
  }
  return params;
}
