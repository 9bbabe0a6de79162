/** The code of a table: ten letters and digits, shown in two halves. Older tables have longer codes. */

const CODE = /^[2-9a-hjkmnp-z]{10}$/;

/** The code as it is shown. */
export const shownCode = (id: string): string => (CODE.test(id) ? `${id.slice(0, 5)} ${id.slice(5)}` : id);

/** The table id of a typed code or a pasted link. */
export function typedCode(text: string): string {
  const last = text.trim().split("/").pop() ?? "";
  const plain = last.replace(/[\s-]/g, "").toLowerCase();
  return CODE.test(plain) ? plain : last;
}
