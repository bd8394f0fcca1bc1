import { QUESTION_KINDS } from '../../../contract/question';

/** The keyCode of keys that an input method has handled; in Safari also just after it has ended. */
const TAKEN = 229;

/** Whether Enter was pressed, except where it ends the composition of a character, as in Japanese. */
export function isEnter(event: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): boolean {
  return event.key === 'Enter' && !event.isComposing && event.keyCode !== TAKEN;
}

/** The direction in which Alt with the up or down arrow key moves something. */
export function moveKey(event: Pick<KeyboardEvent, 'altKey' | 'key'>): 1 | -1 | undefined {
  if (!event.altKey) return undefined;
  return event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
}

/** The modifier that selects a kind with a digit: on a Mac, Alt types characters such as “ and #. */
export function kindModifier(): 'Alt' | 'Ctrl' {
  return navigator.platform.startsWith('Mac') ? 'Ctrl' : 'Alt';
}

/** The index of the kind that this key selects, by its position: not all keyboards type digits there. */
export function kindKey(
  event: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): number | undefined {
  const { altKey, ctrlKey } = event;
  const isHeld = kindModifier() === 'Alt' ? altKey && !ctrlKey : ctrlKey && !altKey;
  if (!isHeld || event.metaKey || event.shiftKey) return undefined;
  const place = Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1;
  return place < QUESTION_KINDS.length ? place : undefined;
}

/** A list marker before an item, separated by a tab. */
const LIST_SIGN = /^(?:[•·▪◦o*–-]|\(?\w{1,3}[.)])$/;

/**
 * The lines of a pasted text, or the cells of one spreadsheet row, if there are several; this cancels the
 * browser's own paste. Undefined for everything else.
 */
export function linesPasted(
  event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>,
): string[] | undefined {
  const { clipboardData } = event;
  if (!clipboardData || clipboardData.files.length > 0) return undefined;
  const text = clipboardData.getData('text/plain').trim();
  const lines = text
    .split(text.includes('\n') ? '\n' : '\t')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isListItem = !text.includes('\n') && LIST_SIGN.test(lines[0] ?? '');
  if (lines.length < 2 || isListItem) return undefined;
  event.preventDefault();
  return lines;
}
