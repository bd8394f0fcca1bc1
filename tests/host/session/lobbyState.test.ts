import { expect, test } from 'vitest';
import { EMPTY_LOBBY, reduceLobby, type LobbyEvent } from '../../../src/host/session/lobbyState';

const session = (...participants: string[]) => ({
  quizId: 'pub',
  sessionCode: 'BDFGH',
  participants,
  quizName: 'Pub Quiz',
  quizDescription: '',
});
const after = (...events: LobbyEvent[]) => events.reduce(reduceLobby, EMPTY_LOBBY);
const read = (since: number, ...names: string[]): LobbyEvent => ({
  type: 'read',
  session: session(...names),
  since,
});

test('a read is shown', () => {
  expect(after(read(0, 'Ada')).session?.participants).toEqual(['Ada']);
});

test('a player joined event replaces the whole list and nothing else', () => {
  const lobby = after(read(0, 'Ada'), { type: 'playerJoined', players: ['Grace', 'Ada'] });
  expect(lobby.session).toEqual(session('Grace', 'Ada'));
});

test('a session updated event replaces the whole session', () => {
  const renamed = { ...session('Ada'), quizName: 'Finale' };
  expect(after(read(0, 'Ada'), { type: 'sessionUpdated', session: renamed }).session).toEqual(renamed);
});

test('a read that began before an event never overwrites it', () => {
  const lobby = after(read(0), { type: 'playerJoined', players: ['Ada'] }, read(0));
  expect(lobby.session?.participants).toEqual(['Ada']);
});

test('a read that began after the last event counts', () => {
  const lobby = after(read(0), { type: 'playerJoined', players: ['Ada'] }, read(1, 'Ada', 'Grace'));
  expect(lobby.session?.participants).toEqual(['Ada', 'Grace']);
});

test('a player joined event before any session is known changes nothing', () => {
  expect(after({ type: 'playerJoined', players: ['Ada'] })).toEqual(EMPTY_LOBBY);
});
