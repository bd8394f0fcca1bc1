import { describe, expect, test } from 'vitest';
import { GameHubMethod } from '../../../src/contract/fromPhones';
import { GameHubEvent } from '../../../src/contract/toPhones';
import { QuizHubEvent } from '../../../src/contract/toMonitors';
import { nextEvent } from '../../support/hubTestServer';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectPhone,
  createToken,
  joinSession,
  openSession,
  startQuizServer,
  startSession,
  watch,
} from '../../support/quizServer';

describe('JoinSession', () => {
  test('returns the admission and adds the player to the session', async () => {
    const { server, session, names } = await startSession();
    const token = createToken();
    const asTyped = { ...session, sessionCode: String(session.sessionCode).toLowerCase() };
    const admission = await joinSession(await connectPhone(server), asTyped, ' Anna  B ', token);
    expect(admission).toEqual({
      sessionCode: session.sessionCode,
      quizName: 'Pub Quiz',
      playerName: 'Anna B',
      playerToken: token,
      playerCount: 1,
      game: expect.objectContaining({ step: 0, scene: { name: 'lobby' }, questions: [] }) as unknown,
      own: {
        answers: {},
        results: {},
        points: null,
        rank: null,
        of: null,
        devices: [expect.objectContaining({ captain: true, connected: true, own: true })],
      },
    });
    expect(await names()).toEqual(['Anna B']);
  });

  test.each([
    ['  ', 'name_empty'],
    ['x'.repeat(33), 'name_too_long'],
    ['AΝΝA', 'name_invalid'],
    ['aNNA', 'name_taken'],
    [7, 'invalid_arguments'],
  ])('refuses the name %j with %s and leaves the lobby as it was', async (name, code) => {
    const { joinAs, names } = await startSession();
    await joinAs('Anna');
    await expect(joinAs(name as string)).rejects.toThrow(new RegExp(`\\b${code}$`));
    expect(await names()).toEqual(['Anna']);
  });

  test.each(['', 'short', `${'A'.repeat(21)}+`, 'A'.repeat(23)])('refuses the token %j', async (token) => {
    const { joinAs } = await startSession();
    await expect(joinAs('Anna', token)).rejects.toThrow(/invalid_arguments$/);
  });

  test('may be repeated with the same token, from the same or another connection, and keeps the first name', async () => {
    const { server, session, names } = await startSession();
    const token = createToken();
    const phone = await connectPhone(server);
    const first = (await joinSession(phone, session, 'Anna', token)) as object;
    expect(await joinSession(phone, session, 'Anna', token)).toEqual(first);
    expect(await phone.invoke(GameHubMethod.RejoinSession, session.sessionCode, token)).toEqual(first);
    // Its revision grows with every phone that joins or leaves.
    const again = { ...first, game: expect.anything() as unknown };
    expect(await joinSession(await connectPhone(server), session, 'Berta', token)).toEqual(again);
    expect(await names()).toEqual(['Anna']);
  });

  test('refuses a second place for one connection', async () => {
    const { server, session, joinAs, names } = await startSession();
    const phone = await joinAs('Anna');
    await expect(joinSession(phone, session, 'Ben')).rejects.toThrow(/already_joined$/);
    await expect(joinSession(phone, await openSession(server), 'Anna')).rejects.toThrow(/already_joined$/);
    expect(await names()).toEqual(['Anna']);
  });
});

describe('a phone that has joined', () => {
  test('does not come back with another token, or to another session', async () => {
    const { server, joinAs, rejoin } = await startSession();
    const token = createToken();
    await joinAs('Anna', token);
    await expect(rejoin(createToken())).rejects.toThrow(/token_invalid$/);
    await expect(rejoin(token, (await openSession(server)).sessionCode)).rejects.toThrow(/token_invalid$/);
    await expect(rejoin(token, 'nope')).rejects.toThrow(/session_not_found$/);
    await expect(rejoin('short')).rejects.toThrow(/invalid_arguments$/);
  });

  test('is notified of how many are in the session, once a second at most', async () => {
    const time = createManualSchedule();
    const { server, session, joinAs } = await startSession({ schedule: time.schedule });
    const phone = await connectPhone(server);
    const heard: unknown[] = [];
    phone.on(GameHubEvent.PlayerCountChanged, (count) => heard.push(count));
    const token = createToken();
    await joinSession(phone, session, 'Anna', token);
    for (const name of ['Ben', 'Cem', 'Dora']) await joinAs(name);
    time.pass(999);
    // The answer to this comes after everything that was sent before.
    await joinSession(phone, session, 'Anna', token);
    expect(heard).toEqual([]);
    const counted = nextEvent(phone, GameHubEvent.PlayerCountChanged);
    time.pass(1);
    await counted;
    expect(heard).toEqual([{ playerCount: 4 }]);
  });

  test('gives up the former connection of its page, whose calls would be outdated, and no other tab’s', async () => {
    const { server, session } = await startSession();
    const [token, page, otherPage] = [createToken(), createToken(), createToken()];
    const [former, other, latest] = await Promise.all([1, 2, 3].map(() => connectPhone(server)));
    await former!.invoke(GameHubMethod.JoinSession, session.sessionCode, 'Anna', token, page);
    await other!.invoke(GameHubMethod.RejoinSession, session.sessionCode, token, otherPage);
    await latest!.invoke(GameHubMethod.RejoinSession, session.sessionCode, token, page);
    await latest!.invoke(GameHubMethod.RejoinSession, session.sessionCode, token, page);
    await expect(former!.invoke(GameHubMethod.InviteDevice)).rejects.toThrow();
    expect(await latest!.invoke(GameHubMethod.InviteDevice)).toBeDefined();
    expect(await other!.invoke(GameHubMethod.InviteDevice)).toBeDefined();
  });

  test('belongs to the page that it named last, however many it names', async () => {
    const { server, session } = await startSession();
    const [token, page] = [createToken(), createToken()];
    const [phone, other] = await Promise.all([1, 2].map(() => connectPhone(server)));
    await phone!.invoke(GameHubMethod.JoinSession, session.sessionCode, 'Anna', token, page);
    await phone!.invoke(GameHubMethod.RejoinSession, session.sessionCode, token, createToken());
    await other!.invoke(GameHubMethod.RejoinSession, session.sessionCode, token, page);
    expect(await phone!.invoke(GameHubMethod.InviteDevice)).toBeDefined();
  });

  test('frees its name by leaving, and the monitors are notified', async () => {
    const { server, session, joinAs, names, rejoin } = await startSession();
    const token = createToken();
    const phone = await joinAs('Anna', token);
    const { monitor } = await watch(server, session, QuizHubEvent.PlayerJoined);
    const left = nextEvent(monitor, QuizHubEvent.PlayerJoined);
    await phone.invoke(GameHubMethod.LeaveSession);
    expect(await left).toEqual([{ players: [] }]);
    await expect(rejoin(token)).rejects.toThrow(/token_invalid$/);
    expect(await joinSession(phone, session, 'anna')).toMatchObject({ playerCount: 1 });
    expect(await names()).toEqual(['anna']);
  });

  test('and leaves in one window has left in the other, where somebody else may join', async () => {
    const { session, joinAs, names } = await startSession();
    const token = createToken();
    const [one, other] = [await joinAs('Anna', token), await joinAs('Anna', token)];
    await one.invoke(GameHubMethod.LeaveSession);
    await expect(other.invoke(GameHubMethod.InviteDevice)).rejects.toThrow(/not_joined$/);
    await joinSession(other, session, 'Ben');
    expect(await names()).toEqual(['Ben']);
  });
});

test('leaving without having joined does nothing', async () => {
  const { server, names } = await startSession();
  await (await connectPhone(server)).invoke(GameHubMethod.LeaveSession);
  expect(await names()).toEqual([]);
});

test('a phone that has not joined can do nothing', async () => {
  const calls: Partial<Record<keyof typeof GameHubMethod, unknown[]>> = {
    SubmitAnswer: ['q1', 1],
    WithdrawAnswer: ['q1'],
    SetReady: [true],
    PlayJoker: [0],
    SetStake: ['q1', 1],
    Object: ['q1', 'No'],
    GetEvening: [],
    InviteDevice: [],
    RemoveDevice: ['d'],
    SetTyping: ['q1', null],
    SetHidden: [true],
  };
  const phone = await connectPhone(await startQuizServer());
  for (const [method, args] of Object.entries(calls))
    await expect(phone.invoke(method, ...args), method).rejects.toThrow(/not_joined$/);
});
