import { afterEach, describe, expect, test, vi } from 'vitest';
import { QUESTION_KINDS } from '../../../../src/contract/question';
import {
  isEnter,
  kindKey,
  kindModifier,
  KINDS_WITH_KEY,
  linesPasted,
} from '../../../../src/host/workshop/draft/typing';

const press = (code: string, held: KeyboardEventInit) =>
  kindKey(new KeyboardEvent('keydown', { code, ...held }));

describe('the kind of a question', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is selected with Alt by the position of the key, whatever character it types', () => {
    expect(press('Digit2', { altKey: true, key: 'é' })).toBe(QUESTION_KINDS[1]);
    expect(press(`Digit${KINDS_WITH_KEY.length}`, { altKey: true })).toBe(KINDS_WITH_KEY.at(-1));
    expect(press('Digit0', { altKey: true })).toBeUndefined();
    expect(press('Digit2', {})).toBeUndefined();
    // Windows keyboards report AltGr in this way when it types a character.
    expect(press('Digit2', { altKey: true, ctrlKey: true })).toBeUndefined();
  });

  test('is selected with Ctrl on a Mac, where Alt types quotation marks', () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    expect(kindModifier()).toBe('Ctrl');
    expect(press('Digit2', { altKey: true, key: '“' })).toBeUndefined();
    expect(press('Digit2', { ctrlKey: true })).toBe(QUESTION_KINDS[1]);
  });
});

test('Enter counts unless an input method takes it, also at the end of a composition in Safari', () => {
  const isTaken = (taken: KeyboardEventInit) =>
    !isEnter(new KeyboardEvent('keydown', { key: 'Enter', ...taken }));
  expect(isTaken({ keyCode: 13 })).toBe(false);
  expect(isTaken({ keyCode: 229, isComposing: true })).toBe(true);
  expect(isTaken({ keyCode: 229 })).toBe(true);
});

test.each([
  ['a column', 'Mars\r\nVenus\r\n', ['Mars', 'Venus']],
  ['a row', 'Which?\tMars\tVenus\r\n', ['Which?', 'Mars', 'Venus']],
  ['a list, without its signs,', '•\tMars\n•\tVenus', ['Mars', 'Venus']],
  ['one line', 'Mars\n', undefined],
  ['one item of a list', '1.\tMars', undefined],
])('%s pasted has these parts', (_name, text, parts) => {
  const clipboardData = { files: [], getData: () => text } as unknown as DataTransfer;
  const preventDefault = vi.fn();
  expect(linesPasted({ clipboardData, preventDefault })).toEqual(parts);
  expect(preventDefault).toHaveBeenCalledTimes(parts ? 1 : 0);
});
