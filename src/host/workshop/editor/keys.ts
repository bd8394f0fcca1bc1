import { QUESTION_KINDS } from '../../../contract/question';

/** Of keys that an input method has taken; Safari tells it so where the composition has just ended. */
const TAKEN = 229;

/** Enter, but not where it ends the typing of one letter, as in Japanese. */
export function isEnter(event: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): boolean {
  return event.key === 'Enter' && !event.isComposing && event.keyCode !== TAKEN;
}

/** Alt with an arrow key up or down: which way something is to be moved. */
export function moveKey(event: Pick<KeyboardEvent, 'altKey' | 'key'>): 1 | -1 | undefined {
  if (!event.altKey) return undefined;
  return event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
}

/** The key that goes with a digit to choose the kind of a question: on a Mac, Alt types signs such as “ and #. */
export function kindModifier(): 'Alt' | 'Ctrl' {
  return navigator.platform.startsWith('Mac') ? 'Ctrl' : 'Alt';
}

/** Which kind of a question is chosen by this key, from 0. By its place: not all keyboards type digits there. */
export function kindKey(
  event: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): number | undefined {
  const { altKey, ctrlKey } = event;
  const isHeld = kindModifier() === 'Alt' ? altKey && !ctrlKey : ctrlKey && !altKey;
  if (!isHeld || event.metaKey || event.shiftKey) return undefined;
  const place = Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1;
  return place < QUESTION_KINDS.length ? place : undefined;
}

/** What a list puts before an item, with a tab between them. */
const LIST_SIGN = /^(?:[•·▪◦o*–-]|\(?\w{1,3}[.)])$/;

/**
 * The lines of a pasted text that has several, or the cells of one row of a spreadsheet, which the browser then does
 * not paste; undefined for all else.
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
