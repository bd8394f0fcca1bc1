import { expect, test, vi } from 'vitest';
import { storedText } from '../../../src/host/browser/storedText';
import { expectConsoleError } from '../../support/consoleErrors';
import { fillStorage } from '../fillStorage';

const otherTabWrites = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('a text is stored in local storage', () => {
  storedText('key').write('text');
  expect(localStorage.getItem('key')).toBe('text');
  expect(storedText('key').read()).toBe('text');
});

test('listeners are called for this tab, other tabs and a cleared storage, until they unsubscribe', () => {
  const listener = vi.fn();
  const text = storedText('key');
  const unsubscribe = text.subscribe(listener);
  text.write('text');
  otherTabWrites('key');
  otherTabWrites('another key');
  otherTabWrites(null);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  otherTabWrites('key');
  text.write('again');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a browser that refuses to store a text still has it while the page is open', () => {
  const text = storedText('key');
  text.write('old');
  fillStorage();
  text.write('new');
  expect(text.read()).toBe('new');
  expectConsoleError(/cannot be stored/);
});

test('a blocked storage appears to be empty, and is logged once per key, however often it is read', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const [first, second] = [storedText('first'), storedText('second')];
  expect(first.read()).toBeNull();
  expectConsoleError(/^first cannot be read/);
  first.read();
  second.read();
  expectConsoleError(/^second cannot be read/);
});
