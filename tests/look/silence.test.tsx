import { beforeEach, expect, test, vi } from 'vitest';
import { SilenceWatch } from '../../src/look/silence';

const PING = '{"type":6,"everyMs":2000}\u001e';
const MESSAGE = '{"type":1,"target":"News","arguments":[]}\u001e';
const told = vi.fn();
let watch: SilenceWatch;

beforeEach(() => {
  vi.useFakeTimers();
  told.mockReset();
  watch = new SilenceWatch(told);
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);
const hide = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

test('notices within five seconds that a server with a known ping interval is silent', () => {
  watch.heard(PING);
  pass(4_999);
  expect(told.mock.calls).toEqual([[true]]);
});

test('a ping delayed by two seconds is not silence', () => {
  for (const late of [0, 2_500, 4_500, 2_000]) {
    pass(late);
    watch.heard(PING);
  }
  expect(told).not.toHaveBeenCalled();
});

test('any message ends a silence, and a new one is reported again', () => {
  watch.heard(PING);
  pass(5_000);
  watch.heard(MESSAGE);
  pass(5_000);
  expect(told.mock.calls).toEqual([[true], [false], [true]]);
});

test.each(['{"type":6}\u001e', MESSAGE, '{"type":3,"result":"{\\"type\\":6,\\"everyMs\\":2000}"}\u001e'])(
  'the silence of a server that says %s alone means nothing',
  (text) => {
    watch.heard(text);
    pass(60_000);
    expect(told).not.toHaveBeenCalled();
  },
);

test('a hidden page notices nothing, and starts waiting again once it is visible', () => {
  watch.heard(PING);
  hide('hidden');
  pass(60_000);
  hide('visible');
  expect(told).not.toHaveBeenCalled();
  pass(5_000);
  expect(told.mock.calls).toEqual([[true]]);
});

test('a closed connection reports nothing more', () => {
  watch.heard(PING);
  watch.stop();
  pass(60_000);
  expect(told).not.toHaveBeenCalled();
});
