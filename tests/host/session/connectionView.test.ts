import { describe, expect, test } from 'vitest';
import type { ConnectionProblem, ConnectionState } from '../../../src/host/session/connectionState';
import { viewOfConnection, viewOfCreation, viewOfSession } from '../../../src/host/session/connectionView';
import { wordsOf } from '../../support/words';

const { connection: mixture } = await wordsOf('rooms', 'mixture');
const trying = (problem: ConnectionProblem | null): ConnectionState => ({
  name: 'Reconnecting',
  attempt: 1,
  problem,
});
const ended = (problem: ConnectionProblem | null): ConnectionState => ({ name: 'Disconnected', problem });

test.each<[ConnectionState, string, RegExp]>([
  [ended(null), 'bad', /keine Verbindung/],
  [{ name: 'Connecting', attempt: 0, problem: null }, 'busy', /wird aufgebaut/],
  [{ name: 'Connected' }, 'good', /Alles in Ordnung/],
  [trying(null), 'busy', /wiederhergestellt/],
  [{ name: 'Disconnecting' }, 'busy', /wird getrennt/],
])('%j has a sentence of its own, and needs no help', (state, tone, sentence) => {
  const view = viewOfConnection(state, mixture);
  expect(view).toMatchObject({ name: state.name, tone, offer: null });
  expect(view.sentence).toMatch(sentence);
});

describe('a problem is one sentence, with the one action that helps', () => {
  test.each<[ConnectionProblem, RegExp, RegExp, string]>([
    ['unreachable', /antwortet nicht; wir versuchen/, /auf vier Versuche nicht/, 'connectAgain'],
    ['server_error', /meldet einen Fehler/, /vier Versuche nur einen Fehler/, 'connectAgain'],
    ['hub_refused', /keine Live-Verbindung/, /viermal keine Live-Verbindung/, 'connectAgain'],
    ['unreadable', /kein Quiz-Server; wir/, /kein Quiz-Server\.$/, 'openSettings'],
    ['unknown', /kennt diesen Raum nicht/, /kennt diesen Raum nicht/, 'toStart'],
  ])('%s, while trying and after giving up', (problem, whileTrying, atEnd, offer) => {
    expect(viewOfConnection(trying(problem), mixture)).toMatchObject({ tone: 'busy', offer });
    expect(viewOfConnection(trying(problem), mixture).sentence).toMatch(whileTrying);
    expect(viewOfConnection(ended(problem), mixture)).toMatchObject({ tone: 'bad', offer });
    expect(viewOfConnection(ended(problem), mixture).sentence).toMatch(atEnd);
  });
});

test('a hub that works without the session being read is Connected, but not well', () => {
  const view = viewOfConnection({ name: 'Connected', attempt: 1, problem: 'server_error' }, mixture);
  expect(view).toMatchObject({ name: 'Connected', tone: 'busy', offer: 'connectAgain' });
  expect(view.sentence).toMatch(/nicht laden/);
});

test('a session that could not be created was tried once, and the sentence says so', () => {
  expect(viewOfCreation(ended('unreachable'), false, mixture).sentence).toMatch(
    /ließ sich nicht öffnen: Der Server antwortet nicht/,
  );
  expect(viewOfCreation(ended('unknown'), false, mixture)).toMatchObject({ offer: 'toStart' });
  expect(viewOfCreation(ended('unknown'), false, mixture).sentence).toMatch(/dieses Quiz/);
});

const NOTHING = { notice: undefined, joinProblem: null, isDouble: false, hasMore: false } as const;

test.each([
  [
    'a notice of the server',
    { notice: 'store_silent' },
    /^Der Speicher des Servers antwortet nicht: Das Spiel steht/,
  ],
  [
    'why there is no QR code, after the notice',
    { notice: 'in_memory', joinProblem: 'unreachable' },
    /kann nicht speichern.*QR-Code fehlen/,
  ],
  ['another page with the same controls', { isDouble: true }, /^Dieser Raum ist .* offen/],
  ['that there is more to read', { hasMore: true }, /Alles in Ordnung/],
] as const)('a good connection hints at %s', (_what, hints, sentence) => {
  const view = viewOfSession({ name: 'Connected' }, { ...NOTHING, ...hints }, mixture);
  expect(view).toMatchObject({ name: 'Connected', tone: 'hint', offer: null });
  expect(view.sentence).toMatch(sentence);
});

test('a failed connection has its own sentence, whatever else there is to say', () => {
  const hints = { notice: 'in_memory', joinProblem: 'unreachable', isDouble: true, hasMore: true } as const;
  expect(viewOfSession(ended('unreachable'), hints, mixture)).toEqual(
    viewOfConnection(ended('unreachable'), mixture),
  );
});
