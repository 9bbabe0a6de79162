/** Sharing of links and pictures. */

/** Share a link through the device, or else copy it; return whether it was copied. */
export async function shareLink(url: string, title: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => null); // the user cancelled
    return false;
  }
  await copy(url);
  return true;
}

/** Without HTTPS there is no clipboard API, so the text is copied from a hidden field. */
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

/** Offer a file as a download. */
export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
