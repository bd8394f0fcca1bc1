import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  findServerKey,
  readServerKey,
  refusedLink,
  saveServerKey,
  takeServerKeys,
} from '../../../src/host/api/serverKey';
import { network, problem } from '../../support/network';

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
  beforeEach(() => network.use(http.get('*/network', () => HttpResponse.json({}))));

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

  /** The server answers who shows this key, and nobody else. */
  const accept = (right: string) =>
    network.use(
      http.get('*/network', ({ request }) => {
        const isRight = request.headers.get('Authorization') === `Bearer ${right}`;
        return isRight ? HttpResponse.json({}) : problem(403, 'host_only');
      }),
    );

  test('does not replace one that the server accepts, and the refusal is told', async () => {
    accept(KEY);
    saveServerKey(location.origin, KEY);
    open(`/#key=${OTHER_KEY}`);
    await vi.waitUntil(refusedLink.get);
    expect(readServerKey(location.origin)).toBe(KEY);
    refusedLink.set(false);
  });

  test('replaces one that the server refuses', async () => {
    accept(OTHER_KEY);
    saveServerKey(location.origin, KEY);
    open(`/#key=${OTHER_KEY}`);
    await expect.poll(() => readServerKey(location.origin)).toBe(OTHER_KEY);
    expect(refusedLink.get()).toBe(false);
  });

  test.each([
    ['does not answer', () => HttpResponse.error()],
    ['knows no such call', () => new HttpResponse(null, { status: 404 })],
    ['accepts every key', () => HttpResponse.json({})],
  ])('does not replace one on a server that %s', async (_what, answer) => {
    const asked = vi.fn(answer);
    network.use(http.get('*/network', asked));
    saveServerKey(location.origin, KEY);
    open(`/#key=${OTHER_KEY}`);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect.poll(() => readServerKey(location.origin)).toBe(KEY);
    expect(refusedLink.get()).toBe(false);
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
