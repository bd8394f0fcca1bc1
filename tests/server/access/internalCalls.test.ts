import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { callerOf, TrustedProxies } from '../../../src/server/access/caller';
import { createHosting } from '../../../src/server/access/hosting';
import { admit, introduce, introductionOf } from '../../../src/server/access/internalCalls';
import { startQuizServer } from '../../support/quizServer';
import { rawRequest, UPGRADE_HEADERS } from '../../support/rawHttp';

const KEY = 'the-key-of-all-processes';
const guest = { address: '192.0.2.77', hasServerRight: false };
const host = { address: '192.0.2.5', hasServerRight: true };
/** Headers from somebody who knows their names, but not the key. */
const FORGED = { 'quiz-night-caller': '203.0.113.9', 'quiz-night-right': 'server' };

const request = (headers: Record<string, string>, remoteAddress = '198.51.100.1') =>
  ({ socket: { remoteAddress }, headers: { host: 'quiz.test', ...headers } }) as unknown as IncomingMessage;
const hosting = createHosting({ serverKey: 'server-key', isOpen: false, isForwarded: false });

describe('another process', () => {
  test.each([guest, host])('is believed in what it says about a caller: %j', (introduction) => {
    const call = request(introduce(KEY, introduction));
    expect(admit(call, KEY)).toBe(true);
    expect(introductionOf(call.headers)).toEqual(introduction);
    expect(callerOf(call, new TrustedProxies())).toBe(introduction.address);
    expect(hosting.hasServerRight(call)).toBe(introduction.hasServerRight);
  });

  test('does not pass its own rights on to a caller', () => {
    const call = request({ ...introduce(KEY, guest), host: 'localhost:5000' }, '127.0.0.1');
    expect(admit(call, KEY)).toBe(true);
    expect(hosting.hasServerRight(call)).toBe(false);
  });

  test.each([
    ['another key', `${KEY}s`.slice(1)],
    ['the beginning of the key', KEY.slice(0, -1)],
    ['more than the key', `${KEY}s`],
    ['no key', ''],
  ])('that shows %s is refused, and its headers are ignored', (_what, shown) => {
    const call = request(introduce(shown, host));
    expect(admit(call, KEY)).toBe(false);
    expect(introductionOf(call.headers)).toBeUndefined();
    expect(callerOf(call, new TrustedProxies())).toBe('198.51.100.1');
    expect(hosting.hasServerRight(call)).toBe(false);
  });

  test.each([KEY, '', 'undefined'])('that shows the key %j is refused if there are no others', (shown) => {
    const call = request(introduce(shown, host));
    expect(admit(call, undefined)).toBe(false);
    expect(introductionOf(call.headers)).toBeUndefined();
  });
});

describe.each([KEY, undefined])('whoever shows no key, where the key is %s,', (key) => {
  test('is admitted, and what the headers say about the caller is ignored', () => {
    const call = request(FORGED);
    expect(admit(call, key)).toBe(true);
    expect(introductionOf(call.headers)).toBeUndefined();
    expect(callerOf(call, new TrustedProxies())).toBe('198.51.100.1');
    expect(hosting.hasServerRight(call)).toBe(false);
  });

  test('has the rights of its own', () => {
    const call = request({ ...FORGED, authorization: 'Bearer server-key' });
    expect(admit(call, key)).toBe(true);
    expect(hosting.hasServerRight(call)).toBe(true);
  });
});

const { origin } = await startQuizServer();

describe('a server without others', () => {
  /** Makes a request look as if a proxy on this machine had forwarded it. */
  const byProxy = { 'x-forwarded-for': '192.0.2.77' };
  const withKey = { 'quiz-night-internal': 'x' };

  test.each(['/quizzes', '/session/BBBBB', '/health', '/'])(
    'refuses %s to whoever shows a key',
    async (path) => {
      const { status, text } = await rawRequest(`${origin}${path}`, { ...withKey, ...FORGED });
      expect([status, text]).toEqual([403, '']);
    },
  );

  test('gives no right because of a header', async () => {
    const open = (headers: Record<string, string>) =>
      rawRequest(`${origin}/session`, { ...byProxy, ...headers }, 'POST', '{"quizId":"pub"}');
    const { status, text } = await open(FORGED);
    expect([status, JSON.parse(text)]).toMatchObject([403, { code: 'host_only' }]);
    expect((await open({ ...FORGED, ...withKey })).status).toBe(403);
  });

  test("checks Host and Origin as always, including on a hub's upgrade", async () => {
    const evil = { host: 'evil.example', ...FORGED };
    expect((await rawRequest(`${origin}/quizzes`, evil)).status).toBe(403);
    for (const hub of ['/gameHub', '/quizHub']) {
      const upgrade = (headers: Record<string, string>) =>
        rawRequest(`${origin}${hub}`, { ...UPGRADE_HEADERS, ...headers });
      expect((await upgrade(evil)).status).toBe(403);
      expect((await upgrade(withKey)).status).toBe(403);
      expect((await upgrade({ ...evil, ...withKey })).status).toBe(403);
      expect((await upgrade(FORGED)).status).toBe(101);
    }
  });
});
