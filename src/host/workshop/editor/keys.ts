/** Enter, but not where it ends the typing of one letter, as in Japanese. */
export function isEnter(event: Pick<KeyboardEvent, 'key' | 'isComposing'>): boolean {
  return event.key === 'Enter' && !event.isComposing;
}

/** Alt with an arrow key up or down: which way something is to be moved. */
export function moveKey(event: Pick<KeyboardEvent, 'altKey' | 'key'>): 1 | -1 | undefined {
  if (!event.altKey) return undefined;
  return event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
}

/** The lines of a pasted text that has several, which the browser then does not paste; undefined for all else. */
export function linesPasted(
  event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>,
): string[] | undefined {
  const { clipboardData } = event;
  if (!clipboardData || clipboardData.files.length > 0) return undefined;
  const lines = clipboardData
    .getData('text/plain')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return undefined;
  event.preventDefault();
  return lines;
}
