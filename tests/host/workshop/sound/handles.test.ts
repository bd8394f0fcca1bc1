import { describe, expect, test } from 'vitest';
import { heardPart, movedTo, rangeOf, timeByKey } from '../../../../src/host/workshop/sound/handles';

const DURATION = 60.25;
const part = { from: 10, to: 20 };
const typed = (audioFrom: string, audioTo: string, audioFade = '', audioGain = '') => ({
  audioFrom,
  audioTo,
  audioFade,
  audioGain,
});
const key = (name: string, shiftKey = false) => ({
  key: name,
  shiftKey,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
});

test.each([
  ['nothing', typed('', ''), { from: 0, to: DURATION, fade: 0, gain: 1 }],
  ['a part', typed('1.5', '20', '2', '0.5'), { from: 1.5, to: 20, fade: 2, gain: 0.5 }],
  ['more than the file has', typed('70', '80', '', '2'), { from: DURATION, to: DURATION, fade: 0, gain: 1 }],
  ['no numbers', typed('a', '-1', '?'), { from: 0, to: DURATION, fade: 0, gain: 1 }],
  ['a fade longer than the part', typed('5', '8', '10'), { from: 5, to: 8, fade: 3, gain: 1 }],
])('what is heard of a sound if its fields say %s', (_what, draft, heard) => {
  expect(heardPart(draft, DURATION)).toEqual(heard);
});

describe('a handle', () => {
  test('is moved to tenths of a second', () => {
    expect(movedTo('audioFrom', 12.3456, part, DURATION)).toBe('12.3');
    expect(movedTo('audioTo', 12.3456, part, DURATION)).toBe('12.3');
  });

  test('leaves half a second to be heard', () => {
    expect(movedTo('audioFrom', 30, part, DURATION)).toBe('19.5');
    expect(movedTo('audioTo', 5, part, DURATION)).toBe('10.5');
  });

  test('at an end of the file leaves its field empty', () => {
    expect(movedTo('audioFrom', -3, part, DURATION)).toBe('');
    expect(movedTo('audioTo', 99, part, DURATION)).toBe('');
  });
});

test.each([
  [key('ArrowRight'), 10.1],
  [key('ArrowUp'), 10.1],
  [key('ArrowLeft'), 9.9],
  [key('ArrowDown', true), 9],
  [key('ArrowRight', true), 11],
  [key('Home'), 0],
  [key('End'), 19.5],
  [key('a'), undefined],
  [{ ...key('ArrowUp'), altKey: true }, undefined],
])('the key %o moves the start from 10 s to %s', (pressed, to) => {
  expect(timeByKey(pressed, 10, rangeOf('audioFrom', part, DURATION))).toBe(to);
});
