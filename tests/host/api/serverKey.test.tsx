import { describe, expect, test } from 'vitest';
import { findServerKey, readServerKey, saveServerKey, takeServerKeys } from '../../../src/host/api/serverKey';

const KEY = 'q4ul-_AbCdEfGhIjKlMnOw';
const OTHER_KEY = 'B'.repeat(22);

describe('the key in a typed text', () => {
  test.each([
    KEY,
    ` ${KEY}\n`,
    `http://192.168.1.7:5000/#key=${KEY}`,
    `open http://192.168.1.7:5000/#key=${KEY} there`,
    `#key=${KEY}`,
    `/odd/#/path?a=1&key=${KEY}&b=2`,
  ])('is found in %j', (typed) => {
    expect(findServerKey(typed)).toBe(KEY);
  });

  test.each(['', 'password', KEY.slice(1), `${KEY}A`, `#key=${KEY}A`, `#monkey=${KEY}`, '#key='])(
    'is not found in %j',
    (typed) => {
      expect(findServerKey(typed)).toBeNull();
    },
  );
});

describe('the key in the address of the page', () => {
  const open = (address: string, state: unknown = null) => {
    window.history.replaceState(state, '', address);
    takeServerKeys();
  };

  test('is stored for the server of that address, and for no other', () => {
    open(`/#key=${KEY}`);
    expect(readServerKey(`${location.origin}/behind/a/proxy`)).toBe(KEY);
    expect(readServerKey('http://elsewhere:5000')).toBeNull();
    expect(readServerKey('http://localhost:4999')).toBeNull();
  });

  test.each([
    [`/session/BDFGH?x=1#key=${KEY}`, '/session/BDFGH?x=1'],
    [`/#/odd?a=1&key=${KEY}&more`, '/'],
    [`${location.origin}//elsewhere.example/#key=${KEY}`, '//elsewhere.example/'],
  ])('leaves the address bar at once (%s), with all that is not in the fragment', (address, left) => {
    open(address, { idx: 3 });
    expect(location.href).toBe(location.origin + left);
    expect(history.state).toEqual({ idx: 3 });
    expect(readServerKey(location.origin)).toBe(KEY);
  });

  test('is removed even if it is invalid, and the stored one stays', () => {
    saveServerKey(location.origin, KEY);
    open(`/#key=${OTHER_KEY}longer`);
    expect(location.hash).toBe('');
    expect(readServerKey(location.origin)).toBe(KEY);
  });

  test('is also taken when the link is opened in a tab that already shows the page', async () => {
    open('/');
    const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    location.hash = `key=${OTHER_KEY}`;
    await changed;
    expect(readServerKey(location.origin)).toBe(OTHER_KEY);
    expect(location.hash).toBe('');
  });

  test('is ignored if the fragment contains something else', () => {
    open('/#top');
    expect(location.hash).toBe('#top');
  });
});
