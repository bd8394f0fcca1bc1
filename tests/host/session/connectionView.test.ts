import { describe, expect, test } from 'vitest';
import type { ConnectionProblem, ConnectionState } from '../../../src/host/session/connectionState';
import {
  viewOfConnection,
  viewOfCreation,
  viewWithJoinProblem,
  viewWithNotice,
} from '../../../src/host/session/connectionView';
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
    ['unreachable', /antwortet nicht, es wird weiter/, /auf vier Versuche nicht/, 'connectAgain'],
    ['server_error', /meldet einen Fehler/, /vier Versuche nur einen Fehler/, 'connectAgain'],
    ['hub_refused', /keine Live-Verbindung/, /viermal keine Live-Verbindung/, 'connectAgain'],
    ['unreadable', /kein Quiz-Server, es wird/, /kein Quiz-Server\.$/, 'openSettings'],
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
  expect(viewOfCreation(ended('unreachable'), mixture).sentence).toMatch(
    /ließ sich nicht öffnen: Der Server antwortet nicht/,
  );
  expect(viewOfCreation(ended('unknown'), mixture)).toMatchObject({ offer: 'toStart' });
  expect(viewOfCreation(ended('unknown'), mixture).sentence).toMatch(/dieses Quiz/);
});

const connected = viewOfConnection({ name: 'Connected' }, mixture);
const unreachable = { urls: ['http://a/', 'http://b/'], url: undefined, problem: 'unreachable' } as const;

test('an unresponsive storage on the server is a hint, not a failed connection', () => {
  const view = viewWithNotice(connected, 'store_silent', mixture);
  expect(view).toMatchObject({ name: 'Connected', tone: 'hint', offer: null });
  expect(view.sentence).toMatch(/Speicher des Servers antwortet nicht: Das Spiel steht/);
});

test('a missing QR code is reported along with the notice from the server', () => {
  const view = viewWithJoinProblem(viewWithNotice(connected, 'in_memory', mixture), unreachable, mixture);
  expect(view).toMatchObject({ tone: 'hint', offer: null });
  expect(view.sentence).toMatch(/kann nicht speichern.*QR-Code fehlen/);
});

test('a failed connection has its own sentence, regardless of the QR code', () => {
  const failing = viewOfConnection({ name: 'Disconnected', problem: 'unreachable' }, mixture);
  expect(viewWithJoinProblem(failing, unreachable, mixture)).toEqual(failing);
});
