/** The code of a table: ten letters and digits, read out in two halves. Older tables have longer ones. */

const CODE = /^[2-9a-hjkmnp-z]{10}$/;

/** As it is shown. */
export const shownCode = (id: string): string => (CODE.test(id) ? `${id.slice(0, 5)} ${id.slice(5)}` : id);

/** The table that somebody means who types a code, somehow, or pastes a link. */
export function typedCode(text: string): string {
  const last = text.trim().split("/").pop() ?? "";
  const plain = last.replace(/[\s-]/g, "").toLowerCase();
  return CODE.test(plain) ? plain : last;
}
