import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_IMPORT_BYTES } from '../../../src/contract/quizFiles';
import { MAX_VENUE_FILE_BYTES } from '../../../src/contract/venue';
import { MAX_JSON_BYTES } from '../../../src/contract/limits';
import { MAX_NETWORK_BYTES } from '../../../src/server/http/network';
import { MAX_CORRECTION_BYTES } from '../../../src/server/http/results';
import { MAX_SESSION_BYTES } from '../../../src/server/http/sessions';
import { MAX_VENUE_BYTES } from '../../../src/server/http/venue';
import { MAX_MEDIA_BYTES } from '../../../src/server/quizzes/media/mediaFolder';
import { startQuizServer } from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';
import { readRoutes } from '../../support/routes';

const { origin } = await startQuizServer();

/** In bytes: the limit of each call with a body; 0 if it reads none. */
const LIMITS: Record<string, number> = {
  'POST /session': MAX_SESSION_BYTES,
  'POST /session/:sessionCode/printed': 0,
  'POST /quizzes': MAX_JSON_BYTES,
  'POST /quizzes/import': MAX_IMPORT_BYTES,
  'POST /quizzes/trash/:trashId/restore': 0,
  'PUT /quizzes/:quizId': MAX_JSON_BYTES,
  'PUT /quizzes/:quizId/media/:file': MAX_MEDIA_BYTES,
  'PUT /venue': MAX_VENUE_BYTES,
  'PUT /venue/files/:file': MAX_VENUE_FILE_BYTES,
  'POST /seasons': MAX_JSON_BYTES,
  'POST /seasons/changed': 0,
  'POST /seasons/import': MAX_IMPORT_BYTES,
  'POST /seasons/trash/:trashId/restore': 0,
  'PUT /seasons/:seasonId': MAX_JSON_BYTES,
  'POST /evenings/:eveningId/commands': MAX_CORRECTION_BYTES,
  'PUT /evenings/:eveningId/season': MAX_CORRECTION_BYTES,
  'PUT /network': MAX_NETWORK_BYTES,
  'PUT /wifi': MAX_NETWORK_BYTES,
  'POST /quizHub/negotiate': 0,
  'POST /gameHub/negotiate': 0,
};
const addressOf = (call: string) => call.replace(/^\w+ /, '').replace(/:\w+/g, 'x');

const configuration = readFileSync('deploy/nginx.conf', 'utf8').replace(/#.*/g, '');
const sizeIn = (block: string): number | undefined => {
  const [, size] = /client_max_body_size (\d+)m;/.exec(block) ?? [];
  return size === undefined ? undefined : Number(size) * 1024 * 1024;
};
/** Returns nginx's configuration for an address. The first pattern that matches counts. */
function blockOf(address: string): string {
  const locations = [...configuration.matchAll(/location ~ (\S+) {([^}]*)}/g)];
  const [, , block = ''] = locations.find(([, pattern]) => new RegExp(pattern!).test(address)) ?? [];
  return block;
}
/** Returns the number of bytes that nginx lets through to an address. */
function throughNginx(address: string): number {
  const [before] = configuration.split('server {\n');
  return sizeIn(blockOf(address)) ?? sizeIn(before!) ?? 1024 * 1024;
}

test('every call that may have a body is listed here with its limit', async () => {
  const calls = (await readRoutes()).filter((route) => /^(POST|PUT|PATCH) /.test(route));
  expect(Object.keys(LIMITS).sort()).toEqual(calls.sort());
});

test('the configuration has no locations other than patterns and the default', () => {
  const kinds = [...configuration.matchAll(/location (\S+) /g)].map(([, kind]) => kind);
  expect([...new Set(kinds)].sort()).toEqual(['/', '~']);
});

test.each(Object.entries(LIMITS))('nginx lets through what %s takes (%d bytes)', (call, limit) => {
  expect(throughNginx(addressOf(call))).toBeGreaterThanOrEqual(limit);
});

test.each(Object.entries(LIMITS))('nginx passes no part of a body on that %s refuses', (call, limit) => {
  const isPassedOnAtOnce = blockOf(addressOf(call)).includes('proxy_request_buffering off');
  expect(isPassedOnAtOnce ? throughNginx(addressOf(call)) : limit).toBe(limit);
});

test.each(Object.entries(LIMITS).filter(([, limit]) => limit > 0))(
  '%s takes no more than %d bytes',
  async (call, limit) => {
    const headers = { 'content-length': String(limit + 1) };
    const { status, text } = await rawRequest(`${origin}${addressOf(call)}`, headers, call.split(' ')[0]);
    const code = expect.stringMatching(/_too_large$/) as string;
    expect([status, JSON.parse(text)]).toMatchObject([413, { code }]);
  },
);
