import { isFileName } from '../contract/fileName';

/** The longest file name that common file systems allow. */
export const MAX_FILE_NAME_BYTES = 255;

/** Device names, which Windows opens in every folder, whatever the extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)\p{N}) *(\.|$)/iu;

/** Whether every operating system can store a file of this name. */
export function isStorable(name: string): boolean {
  return (
    isFileName(name) &&
    !isSpecialOnWindows(name) &&
    new TextEncoder().encode(name).length <= MAX_FILE_NAME_BYTES
  );
}

/** Whether Windows takes it for another: colons mean drives and streams, and dots and spaces at its end are dropped. */
export function isSpecialOnWindows(name: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(name) || DEVICE.test(name);
}
