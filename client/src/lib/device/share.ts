/** A link or a picture, given to others as this browser can do it. */

/** Hand a link on: by the device's own way to share, else into the clipboard. Whether it is in the clipboard. */
export async function shareLink(url: string, title: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => null); // somebody thought better of it
    return false;
  }
  await copy(url);
  return true;
}

/** Pages of a plain address have no clipboard of their own: there an older way has to do. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** Let the browser keep a file. */
export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
