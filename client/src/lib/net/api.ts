/** Calls of the server's HTTP API. Errors are codes with arguments; the page translates them. */
import type { Refusal } from "./table.svelte";

export class ApiError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new ApiError({ code: "offline", args: {}, notes: [] });
  }
  if (response.status === 204) return undefined as T;
  const data = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(data?.code ? data : { code: "unavailable", args: {}, notes: [] });
  return data as T;
}
