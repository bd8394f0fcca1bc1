import { expect, it } from 'vitest';
import { QuizHubEvent } from '../../../src/contract/hubs';
import { SessionBroadcast, type Audience } from '../../../src/server/sessions/sessionBroadcast';
import {
  createLiveSession,
  putPlayer,
  describeSession,
  participantsOf,
  type LiveSession,
} from '../../../src/server/sessions/liveSession';
import { createManualSchedule } from '../../support/manualSchedule';

const newSession = () =>
  createLiveSession({
    sessionCode: 'BDFGH',
    quizId: 'pub',
    quizName: 'Pub',
    quizDescription: '',
    createdAt: 0,
    hostKeyHash: '',
  });

function enter(session: LiveSession, name: string): void {
  putPlayer(session, {
    playerId: name,
    name,
    nameKey: name,
    tokenHash: name,
    order: 0,
    joinedAt: 0,
    isPresent: true,
    isAway: false,
  });
}

/** A broadcast to one monitor and no phone, and what the monitor received. */
function createBroadcast() {
  const time = createManualSchedule();
  const lists: string[][] = [];
  const nobody: Audience = {
    sendToGroup: () => undefined,
    disconnectGroup: () => undefined,
    groupSize: () => 1,
  };
  const monitors: Audience = {
    ...nobody,
    sendToGroup(_code, event, payload) {
      expect(event).toBe(QuizHubEvent.PlayerJoined);
      lists.push((payload as { players: string[] }).players);
    },
  };
  const broadcast = new SessionBroadcast({
    ...{ monitors, phones: nobody, schedule: time.schedule },
    describeSession: (session) => describeSession(session, { joinPages: [], showName: (name) => name }),
    participants: (session) => participantsOf(session, (name) => name),
  });
  return { time, lists, broadcast };
}

/** Lets `size` players join, a hundred in a second, and returns what the monitor received. */
function playBurst(size: number, pauseMs = 10) {
  const { time, lists, broadcast } = createBroadcast();
  const session = newSession();
  for (let i = 0; i < size; i++) {
    enter(session, `Player ${String(i).padStart(4, '0')}`);
    broadcast.playersChanged(session);
    time.pass(pauseMs);
  }
  time.pass(1000);
  return {
    lists,
    bytesPerJoin: lists.map((list) => JSON.stringify(list).length).reduce((a, b) => a + b) / size,
  };
}

it('the last list holds everybody, whatever the size of the session', () => {
  for (const size of [1, 50, 200, 1000]) expect(playBurst(size).lists.at(-1)).toHaveLength(size);
});

it('200 joins within a moment are few messages', () => {
  const { time, lists, broadcast } = createBroadcast();
  const session = newSession();
  for (let i = 0; i < 200; i++) {
    enter(session, `Player ${i}`);
    broadcast.playersChanged(session);
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

it('bytes per join stay level in a large session, where a fixed pace would double them', () => {
  const [of500, of1000] = [playBurst(500).bytesPerJoin, playBurst(1000).bytesPerJoin];
  expect(of1000).toBeLessThan(of500 * 1.3);
});
