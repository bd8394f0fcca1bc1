import { expect, it } from 'vitest';
import { QuizHubEvent } from '../../../src/contract/hubs';
import { newGame } from '../../../src/server/sessions/gameDocuments';
import type { Roster } from '../../../src/server/sessions/roster';
import type { Audience } from '../../../src/server/sessions/surroundings';
import { createManualSchedule } from '../../support/manualSchedule';
import { createSender } from '../../support/sessionSender';

function enter(roster: Roster, name: string): void {
  const newcomer = { typedName: name, tokenHash: name, address: '' };
  roster.admit(roster.join(newcomer, newGame(undefined, 0).state).player);
}

/** A sender to one monitor and no phone, and what the monitor received. */
function sendToMonitor() {
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
  const parts = { monitors, phones: nobody, schedule: time.schedule, clock: time.clock };
  return { time, lists, ...createSender(newGame(undefined, 0), parts) };
}

/** Lets `size` players join, a hundred in a second, and returns what the monitor received. */
function playBurst(size: number, pauseMs = 10) {
  const { time, lists, roster, sender } = sendToMonitor();
  for (let i = 0; i < size; i++) {
    enter(roster, `Player ${String(i).padStart(4, '0')}`);
    sender.playersChanged();
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
  const { time, lists, roster, sender } = sendToMonitor();
  for (let i = 0; i < 200; i++) {
    enter(roster, `Player ${i}`);
    sender.playersChanged();
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
