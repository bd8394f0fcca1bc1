import { logWarning } from './log';

/** Copies a text to the clipboard; returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  // Pages over plain HTTP have no navigator.clipboard, except on localhost.
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch (error) {
      logWarning(`Clipboard access was refused, falling back: ${String(error)}`);
    }
  }
  return copyTheOldWay(text);
}

/** Selects the text in an invisible field and copies the selection, then restores the focus. */
function copyTheOldWay(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; top: 0; opacity: 0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch (error) {
    logWarning(`Copying was refused: ${String(error)}`);
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
