import { expect, test } from 'vitest';
import { QuizHubEvent } from '../../src/contract/toMonitors';
import { sha256 } from '../../src/server/access/secret';
import { newGame, planOf } from '../../src/session/gameDocuments';
import { HiddenPhones } from '../../src/session/hiddenPhones';
import { HostDevices } from '../../src/session/hostDevices';
import { peopleChanges, storedPeople, type Player } from '../../src/session/people/people';
import { Roster } from '../../src/session/people/roster';
import { SeasonEvening } from '../../src/session/seasonEvening';
import type { Audience, SessionServices } from '../../src/session/ports';
import { SessionSender } from '../../src/session/sender';
import { SessionViews } from '../../src/session/views';
import { Writer } from '../../src/session/writer';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';
import { createManualSchedule } from '../support/manualSchedule';
import type { Game } from '../../src/game/state';

const code = 'BDFGH';
const quiz = { quizId: 'pub', quizName: 'Pub', quizDescription: '' };
const record = { sessionCode: code, ...quiz, createdAt: 0, hostKeyHash: '' };
const nothing = {
  store: { notice: undefined, put: async () => undefined },
  media: {
    urlOf: () => undefined,
    faultOf: () => undefined,
    keep: () => undefined,
    look: async () => false,
  },
  joinPages: () => [],
  limits: { maxPlayers: 2_000 },
  now: () => 0,
  log: () => undefined,
};

/** Creates the sender of a session that shows this game; without `isShowing`, of one that begins with it. */
function createSender(
  showing: { shown: Game },
  given: Pick<SessionServices, 'monitors' | 'phones' | 'schedule' | 'clock'>,
  isShowing = true,
) {
  const services = { ...nothing, hash: sha256, ...given } as unknown as SessionServices;
  const value = { record, people: storedPeople([]), game: showing.shown, former: [] };
  const writer = new Writer(value, services);
  const game = { get: () => ({ ...value, people: peopleIn(showing.shown), game: showing.shown }) };
  if (isShowing) Object.defineProperty(Object.defineProperty(writer, 'shown', game), 'newest', game);
  const roster = new Roster(writer, services);
  const devices = new HostDevices(writer, services);
  const evening = new SeasonEvening(writer, services);
  const views = new SessionViews({ writer, roster, evening, hidden: new HiddenPhones() }, services);
  const sender = new SessionSender(writer, roster, devices, views, services);
  sender.follow();
  return { sender, roster, views, writer };
}

/** The game's players, each with one phone. */
function peopleIn({ state }: Game) {
  const player = ({ playerId, name }: { playerId: string; name: string }): Player => {
    const devices = [{ deviceId: playerId, number: 1, tokenHash: playerId }];
    return { playerId, name, tokenHash: playerId, order: 1, joinedAt: 0, devices };
  };
  return { players: state.players.map(player), out: {} };
}

const QUIZ = { reveal: 'round', questions: [choice('A'), choice('B')] };
const CROWD = Array.from({ length: 200 }, (_, of) => `Team ${of}`);

/** Nobody, as far as the sender can tell. */
const NOBODY: Audience = {
  sendToGroup: () => undefined,
  sendToGroups: () => undefined,
  disconnectGroup: () => undefined,
  groupSize: () => 1,
  pingGroup: () => undefined,
};

/** A game in its first question, whose views take `viewMs` to make, and the events sent about it. */
function asking(viewMs = 0, names = ['Anna', 'Ben', 'Cleo'], phones = names.length) {
  const play = new GamePlay(QUIZ, names).start();
  const { schedule, clock, pass } = createManualSchedule();
  let lateMs = 0;
  const sent: string[] = [];
  /** How often the phones are pinged, in the order in which that was set. */
  const paces: (number | undefined)[] = [];
  const audience: Audience = {
    ...NOBODY,
    groupSize: () => phones,
    sendToGroup: (_group, event) => void sent.push(event),
    pingGroup: (_group, everyMs) => void paces.push(everyMs),
  };
  const game = { shown: { plan: planOf(QUIZ), state: play.state } };
  const { sender, views } = createSender(game, {
    schedule,
    monitors: audience,
    phones: audience,
    clock: () => clock() + (lateMs += viewMs),
  });
  /** Reports the game's state after `act`, and returns what is sent within two seconds. */
  const after = (act: () => void, ms = 2_000) => {
    play.now = clock() + lateMs;
    act();
    game.shown = { ...game.shown, state: play.state };
    sent.length = 0;
    sender.gameChanged();
    pass(ms);
    return [...sent];
  };
  const ready = (name: string) => {
    play.ready(name);
    game.shown = { ...game.shown, state: play.state };
    sender.gameChanged();
    sender.owns.send(name);
  };
  /** A newcomer reads the game, on a screen and on a phone. */
  const read = () => {
    const now = clock() + lateMs;
    sender.gameRead('monitors', views.monitorGame(now), now);
    sender.gameRead('phones', views.playerGame(now), now);
  };
  return { play, after, ready, read, sent, pass, paces, sender };
}

test.each([
  [100, 2_000],
  [101, 5_000],
])(
  'pings %i phones every %i ms while a question is open, and otherwise as seldom as the hub',
  (phones, often) => {
    const { play, after, paces, sender } = asking(0, undefined, phones);
    after(() => play.answer('Anna', 'q1', 1));
    expect(paces).toEqual([often]);
    after(() => play.command({ type: 'pause' }));
    after(() => play.command({ type: 'resume' }));
    expect(paces.splice(0)).toEqual([often, undefined, often]);
    after(() => play.command({ type: 'scores', shown: true }));
    expect(paces.splice(0)).toEqual([undefined]);
    after(() => play.command({ type: 'scores', shown: false }));
    sender.close();
    expect(paces).toEqual([often, undefined]);
  },
);

test('sends how many have answered after an answer, however long that takes to compute', () => {
  const { play, after } = asking(1);
  const sent = after(() => play.answer('Anna', 'q1', 1));
  expect(sent).toEqual(['AnswersCounted', 'HostUpdated']);
});

test('sends the pages of standings to screens and hosts, and nothing to phones', () => {
  const { play, after } = asking(0, CROWD);
  after(() => play.command({ type: 'scores', shown: true }), 5_000);
  const turned = after(() => play.pass(8_000 - play.now + play.state.time));
  expect([play.state.page, turned]).toEqual([1, ['SessionUpdated', 'HostUpdated']]);
});

test('sends players their places with the standings, and nothing because those are gone again', () => {
  const { play, after } = asking();
  play.give('Ben', 3);
  expect(after(() => play.command({ type: 'scores', shown: true }))).toContain('PlayerUpdated');
  expect(after(() => play.command({ type: 'scores', shown: false }))).not.toContain('PlayerUpdated');
  // What they have is still right, until somebody has other points.
  expect(after(() => play.command({ type: 'scores', shown: true }))).not.toContain('PlayerUpdated');
  after(() => play.command({ type: 'scores', shown: false }));
  play.give('Anna', 4);
  expect(after(() => play.command({ type: 'scores', shown: true }))).toContain('PlayerUpdated');
});

test('tells a player, and nobody else, what the host has decided on an objection', () => {
  const { play, after } = asking();
  while (play.scene.name !== 'reveal') after(() => play.move('next'));
  const objection = { type: 'objection', playerId: 'Anna', questionId: 'q1' } as const;
  after(() => play.happen({ ...objection, text: 'Both are right.' }));
  const sent = after(() => play.command({ ...objection, state: 'upheld' }));
  expect(sent.filter((event) => event === 'PlayerUpdated')).toHaveLength(1);
});

test('sends the steps of the podium to phones only if they show anything of them', () => {
  const { play, after } = asking(0, CROWD);
  CROWD.forEach((name, place) => play.give(name, place));
  while (play.scene.name !== 'podium') after(() => play.move('next'));
  const covered = play.scene.hidden;
  // Whose place is uncovered, and who is next to it, is told so.
  expect(after(() => play.move('next'))).toEqual([
    'SessionUpdated',
    'HostUpdated',
    ...Array(2).fill('PlayerUpdated'),
  ]);
  expect(play.scene).toMatchObject({ name: 'podium', tied: false });
  expect(play.scene).not.toMatchObject({ hidden: covered });
});

test('sends no more than that if an answer comes when the time is up and the round is still open', () => {
  const { play, after } = asking();
  after(() => undefined, 40_000);
  expect(after(() => play.happen({ type: 'time' }))).toEqual([
    'SessionUpdated',
    'HostUpdated',
    'GameUpdated',
  ]);
  expect(after(() => play.answer('Anna', 'q1', 1))).toEqual(['AnswersCounted', 'HostUpdated']);
});

test('sends a game that is as before again if a newcomer has read it in between', () => {
  const { after, play, read } = asking();
  after(() => play.command({ type: 'livePolls', on: true }), 0);
  after(() => play.command({ type: 'pause' }), 0);
  read();
  expect(after(() => play.command({ type: 'resume' }))).toEqual(
    expect.arrayContaining(['SessionUpdated', 'GameUpdated']),
  );
});

test('sends nothing again if a newcomer has read a question whose clock is running', () => {
  const { after, pass, read } = asking(0.3);
  after(() => undefined);
  pass(1_234.5);
  read();
  expect(after(() => undefined)).toEqual(['HostUpdated']);
});

test('sends HostUpdated less often the more players have joined', () => {
  const { play, after } = asking();
  const come = (index: number) =>
    play.happen({ type: 'joined', playerId: `p${index}`, name: `Player ${index}` });
  after(() => come(0), 50);
  const sent = after(() => Array.from({ length: 1_000 }, (_, index) => come(index + 1)), 100);
  for (let index = 1_001; index <= 1_003; index++) sent.push(...after(() => come(index), 100));
  expect(sent.filter((event) => event === 'HostUpdated')).toHaveLength(1);
});

test('sends counts of ready players to monitors, and only to the own phone that it is ready', () => {
  const { play, after, ready, sent, pass } = asking();
  const names = Array.from({ length: 100 }, (_, index) => `Player ${index}`);
  after(() => names.forEach((name) => play.happen({ type: 'joined', playerId: name, name })));
  after(() => void play.move('next'));
  sent.length = 0;
  names.forEach(ready);
  names.forEach(ready);
  pass(2_000);
  const count = (event: string) => sent.filter((each) => each === event).length;
  expect([count('PlayerUpdated'), count('GameUpdated'), count('SessionUpdated')]).toEqual([100, 0, 0]);
  expect(count('AnswersCounted')).toBeLessThanOrEqual(2);
  expect(count('HostUpdated')).toBeLessThanOrEqual(2);
});

test('tells the host of a crowd at once of its own command, and of answers meanwhile in one message', () => {
  const { play, after } = asking(0, CROWD);
  const hosts = (events: string[]) => events.filter((each) => each === 'HostUpdated').length;
  const answers = () => CROWD.forEach((name) => play.answer(name, 'q2', 1));
  expect(hosts(after(() => play.move('next'), 0))).toBe(1);
  expect(hosts(after(answers, 0))).toBe(0);
  const adjust = { type: 'adjust', adjustmentId: 'a', playerId: 'Team 1', points: 1, reason: '' } as const;
  expect(hosts(after(() => play.command(adjust), 0))).toBe(1);
  expect(hosts(after(() => play.answer('Team 1', 'q2', 2), 4_000))).toBe(1);
});

/** A sender with one monitor and no phone, and what the monitor received. */
function sendToMonitor() {
  const time = createManualSchedule();
  const lists: string[][] = [];
  const monitors: Audience = {
    ...NOBODY,
    sendToGroup(_code, event, payload) {
      if (event !== QuizHubEvent.PlayerJoined) return;
      lists.push((payload as { players: string[] }).players);
    },
  };
  const parts = { monitors, phones: NOBODY, schedule: time.schedule, clock: time.clock };
  const { sender, roster, writer } = createSender({ shown: newGame(undefined, 0) }, parts, false);
  const nothing = (): void => undefined;
  writer.start({
    shown: (before) => sender.shown(before, peopleChanges(before, writer.shown)),
    perform: nothing,
    mediaChanged: nothing,
  });
  return { time, lists, roster };
}

/** Lets `size` players join within ten seconds, and returns what the monitor received. */
async function playBurst(size: number) {
  const { time, lists, roster } = sendToMonitor();
  for (let i = 0; i < size; i++) {
    await roster.addPaper(`Player ${String(i).padStart(4, '0')}`);
    time.pass(10_000 / size);
  }
  time.pass(1000);
  return {
    lists,
    bytesPerJoin: lists.map((list) => JSON.stringify(list).length).reduce((a, b) => a + b) / size,
  };
}

test('200 joins within a moment cause few messages', async () => {
  const { time, lists, roster } = sendToMonitor();
  for (let i = 0; i < 200; i++) {
    await roster.addPaper(`Player ${i}`);
    time.pass(1);
  }
  time.pass(50);
  expect(lists.length).toBeLessThanOrEqual(6);
});

test('bytes per join stay level from 50 players to 1,000, who all join within ten seconds and are all in the list', async () => {
  const sizes = [50, 200, 500, 1000];
  const bursts = await Promise.all(sizes.map(playBurst));
  expect(bursts.map(({ lists }) => lists.at(-1)?.length)).toEqual(sizes);
  const perJoin = bursts.map(({ bytesPerJoin }) => bytesPerJoin);
  expect(perJoin.at(-1)).toBeLessThan(perJoin[0]! * 2);
  expect(Math.max(...perJoin)).toBeLessThan(2_000);
});

test("a player's results are computed once for each state of the game", () => {
  const play = new GamePlay({ questions: [choice('A'), choice('B')] }, ['Anna', 'Ben'])
    .start()
    .goTo('podium');
  const { schedule, clock } = createManualSchedule();
  const game = { shown: play.game };
  const { views } = createSender(game, { monitors: NOBODY, phones: NOBODY, schedule, clock });
  const evening = (name: string) => views.eveningOf(name);
  const first = evening('Anna');
  expect(first.rounds).toHaveLength(1);
  expect(evening('Anna').rounds).toBe(first.rounds);
  expect(evening('Ben').rounds).not.toBe(first.rounds);
  play.command({ type: 'adjust', adjustmentId: 'a', playerId: 'Anna', points: 2, reason: '' });
  game.shown = play.game;
  expect(evening('Anna')).toMatchObject({ points: first.points + 2 });
});
