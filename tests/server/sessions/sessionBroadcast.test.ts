import { expect, it } from 'vitest';
import { QuizHubEvent } from '../../../src/contract/hubs';
import { LobbyBroadcast, type Audience } from '../../../src/server/sessions/sessionBroadcast';
import { createRoom, putPlayer, sessionOf, type Room } from '../../../src/server/sessions/session';
import { createManualSchedule } from '../../support/manualSchedule';

const newRoom = () =>
  createRoom({ sessionCode: 'BDFGH', quizId: 'pub', quizName: 'Pub', quizDescription: '', createdAt: 0 });

function enter(room: Room, name: string): void {
  putPlayer(room, { name, nameKeys: [name], tokenHash: name, order: 0, joinedAt: 0, isPresent: true });
}

/** Lets `size` players join, a hundred in a second, and answers what the monitor received. */
function playBurst(size: number, pauseMs = 10) {
  const time = createManualSchedule();
  const broadcast = new LobbyBroadcast(time.schedule, (room) => sessionOf(room, []));
  const lists: string[][] = [];
  const sendToGroup: Audience['sendToGroup'] = (_code, event, payload) => {
    expect(event).toBe(QuizHubEvent.PlayerJoined);
    lists.push((payload as { players: string[] }).players);
  };
  broadcast.reachMonitors({ sendToGroup, disconnectGroup: () => undefined });
  const room = newRoom();
  for (let i = 0; i < size; i++) {
    enter(room, `Player ${String(i).padStart(4, '0')}`);
    broadcast.playersChanged(room);
    time.pass(pauseMs);
  }
  time.pass(1000);
  return {
    lists,
    bytesPerJoin: lists.map((list) => JSON.stringify(list).length).reduce((a, b) => a + b) / size,
  };
}

it('the last list holds everybody, whatever the size of the room', () => {
  for (const size of [1, 50, 200, 1000]) expect(playBurst(size).lists.at(-1)).toHaveLength(size);
});

it('200 joins within a moment are a handful of messages', () => {
  const time = createManualSchedule();
  const broadcast = new LobbyBroadcast(time.schedule, (room) => sessionOf(room, []));
  const lists: unknown[] = [];
  const sendToGroup: Audience['sendToGroup'] = (_code, _event, payload) => lists.push(payload);
  broadcast.reachMonitors({ sendToGroup, disconnectGroup: () => undefined });
  const room = newRoom();
  for (let i = 0; i < 200; i++) {
    enter(room, `Player ${i}`);
    broadcast.playersChanged(room);
    time.pass(1);
  }
  time.pass(50);
  expect(lists.length).toBeLessThanOrEqual(6);
});

it('bytes per join stay level from 50 players to 1,000, all of whom come within ten seconds', () => {
  const perJoin = [50, 200, 500, 1000].map((size) => playBurst(size, 10_000 / size).bytesPerJoin);
  expect(perJoin.at(-1)).toBeLessThan(perJoin[0]! * 2);
  expect(Math.max(...perJoin)).toBeLessThan(2_000);
});

it('bytes per join stay level in a large room, where a fixed pace would double them', () => {
  const [of500, of1000] = [playBurst(500).bytesPerJoin, playBurst(1000).bytesPerJoin];
  expect(of1000).toBeLessThan(of500 * 1.3);
});
