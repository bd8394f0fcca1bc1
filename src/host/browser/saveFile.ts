/** How long the file's address stays valid, since browsers start reading some time after the click. */
const KEPT_MS = 60_000;

/** Lets the browser download a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
