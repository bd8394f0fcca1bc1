import { vi } from 'vitest';

/** Returns the files that the browser is asked to save from now on, with their names. */
export function catchSaved(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files[Number(this.href.slice('blob:'.length))]! });
  });
  return saved;
}
