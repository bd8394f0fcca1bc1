import { expect, test } from 'vitest';
import { NO_SESSION, reduceSession, type SessionEvent } from '../../../src/host/session/sessionState';

const session = (...participants: string[]) => ({
  quizId: 'pub',
  sessionCode: 'BDFGH',
  participants,
  quizName: 'Pub Quiz',
  quizDescription: '',
});
const after = (...events: SessionEvent[]) => events.reduce(reduceSession, NO_SESSION);
const read = (since: number, ...names: string[]): SessionEvent => ({
  type: 'read',
  session: session(...names),
  since,
});

test('a read is shown', () => {
  expect(after(read(0, 'Ada')).session?.participants).toEqual(['Ada']);
});

test('a player joined event replaces the whole list and nothing else', () => {
  const state = after(read(0, 'Ada'), { type: 'playerJoined', players: ['Grace', 'Ada'] });
  expect(state.session).toEqual(session('Grace', 'Ada'));
});

test('a session updated event replaces the whole session', () => {
  const renamed = { ...session('Ada'), quizName: 'Finale' };
  expect(after(read(0, 'Ada'), { type: 'sessionUpdated', session: renamed }).session).toEqual(renamed);
});

test('a read that began before an event never overwrites it', () => {
  const state = after(read(0), { type: 'playerJoined', players: ['Ada'] }, read(0));
  expect(state.session?.participants).toEqual(['Ada']);
});

test('a read that began after the last event counts', () => {
  const state = after(read(0), { type: 'playerJoined', players: ['Ada'] }, read(1, 'Ada', 'Grace'));
  expect(state.session?.participants).toEqual(['Ada', 'Grace']);
});

test('a player joined event before any session is known changes nothing', () => {
  expect(after({ type: 'playerJoined', players: ['Ada'] })).toEqual(NO_SESSION);
});
