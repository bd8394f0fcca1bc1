import { describe, expect, test, vi } from 'vitest';
import { GameHubEvent, type TeamTyping } from '../../../src/contract/toPhones';
import { GameHubMethod } from '../../../src/contract/fromPhones';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import { registerHost, startHost, TestPhone } from '../../support/gameOnHubs';
import { nextEvent } from '../../support/hubTestServer';
import { choice } from '../../support/gameQuizzes';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectPhone,
  createToken,
  dataFolderWith,
  PUB_QUIZ,
  readSession,
  restart,
} from '../../support/quizServer';
import { addPhone, idOf, inviteFor, startTeam, untilAway } from '../../support/team';

/** Which phones a phone is told of: the captain's number with a star, absent ones in brackets. */
const phonesOf = ({ own }: TestPhone) =>
  own?.devices?.map(({ number, captain, connected }) => {
    const text = `${number}${captain ? '*' : ''}`;
    return connected ? text : `(${text})`;
  });

describe('a team with two phones', () => {
  test('has one sheet, live on all of them, which says who wrote each answer', async () => {
    const { host, anna, mate } = await startTeam();
    await host.command({ type: 'start' });
    await anna.submit('q1', 0);
    await expect.poll(() => mate.own?.answers).toEqual({ q1: 0 });
    await mate.submit('q1', 1);
    await expect.poll(() => anna.own?.answers).toEqual({ q1: 1 });
    expect(anna.own?.lastBy).toEqual({ q1: mate.deviceId });
  });

  test('says by the last change on any of them whether an answer is done', async () => {
    const { host, anna, mate } = await startTeam();
    await host.command({ type: 'start' });
    await anna.submit('q1', 0, false);
    await expect.poll(() => mate.own?.unfinished).toEqual(['q1']);
    await mate.submit('q1', 0);
    expect((await host.read()).scene).toMatchObject({ answered: 1 });
    await expect.poll(() => anna.own?.answers).toEqual({ q1: 0 });
    await expect.poll(() => anna.own?.unfinished).toBeUndefined();
    await anna.submit('q1', 1, false);
    expect((await host.read()).scene).toMatchObject({ answered: 0 });
  });

  test('sees in every tab of a phone what a team-mate has written', async () => {
    const { schedule, clock, pass } = createManualSchedule();
    const { server, host, anna, mate } = await startTeam({ schedule, clock });
    await host.command({ type: 'start' });
    await mate.submit('q1', 0);
    await expect.poll(() => (pass(500), anna.own?.answers)).toEqual({ q1: 0 });
    pass(500);
    await mate.submit('q1', 1);
    await expect.poll(() => anna.own?.answers).toEqual({ q1: 1 });
    await mate.submit('q1', 0);
    await anna.back(server, host.session);
    await expect.poll(() => (pass(500), anna.own?.answers)).toEqual({ q1: 0 });
  });

  test('sees on all of them that one has withdrawn an answer', async () => {
    const { host, anna, mate } = await startTeam();
    await host.command({ type: 'start' });
    await anna.submit('q1', 0);
    await expect.poll(() => mate.own?.answers).toEqual({ q1: 0 });
    await mate.withdraw('q1');
    await expect.poll(() => anna.own?.answers).toEqual({});
    expect(anna.own).not.toHaveProperty('lastBy');
  });

  test('stakes points with any of them', async () => {
    const questions = [choice('A', { points: 4 }), choice('B', { wager: true })];
    const dataFolder = await dataFolderWith({ 'pub.json': { quizName: 'Pub', questions } });
    const { host, anna, mate } = await startTeam({ dataFolder });
    await host.command({ type: 'start' });
    await anna.submit('q1', 1);
    await host.goTo('wager');
    await mate.hub.invoke(GameHubMethod.SetStake, 'q2', 3);
    await expect.poll(() => anna.own?.stakes).toEqual({ q2: 3 });
  });

  test('counts once among those expected to answer, and once among those who have', async () => {
    const { host, anna, mate, ben } = await startTeam();
    await host.command({ type: 'start' });
    expect((await host.read()).scene).toMatchObject({ answered: 0, expected: 2 });
    for (const phone of [anna, mate]) await phone.submit('q1', 1);
    expect((await host.read()).scene).toMatchObject({ answered: 1, expected: 2 });
    await anna.hub.stop();
    await ben.submit('q1', 1);
    expect((await host.read()).scene).toMatchObject({ answered: 2, expected: 2 });
  });

  test('sees which phones are in, and which of them is the captain', async () => {
    const { host, anna, mate } = await startTeam();
    await expect.poll(() => phonesOf(anna)).toEqual(['1*', '2']);
    await expect.poll(() => phonesOf(mate)).toEqual(['1*', '2']);
    expect(mate.deviceId).not.toBe(anna.deviceId);
    await mate.hub.stop();
    await expect.poll(() => phonesOf(anna)).toEqual(['1*', '(2)']);
    const devices = () => host.hostGame?.players.map((player) => player.devices?.length);
    await expect.poll(devices).toEqual([2, undefined]);
  });

  test('is told where a team-mate is typing, except for the team-mate', async () => {
    const { anna, mate } = await startTeam();
    const own = vi.fn();
    mate.hub.on(GameHubEvent.TeamTyping, own);
    const told = nextEvent(anna.hub, GameHubEvent.TeamTyping);
    await mate.hub.invoke(GameHubMethod.SetTyping, 'q1', 2);
    expect(await told).toEqual([{ questionId: 'q1', part: 2, deviceId: mate.deviceId }]);
    expect(own).not.toHaveBeenCalled();
  });

  test('loses only the phone that leaves, and is gone with the last', async () => {
    const { server, host, anna, mate } = await startTeam();
    await anna.hub.invoke(GameHubMethod.LeaveSession);
    await expect.poll(() => phonesOf(mate)).toEqual(['2*']);
    expect((await readSession(server, host.code)).participants).toEqual(['Anna', 'Ben']);
    await expect(anna.back(server, host.session)).rejects.toThrow(/token_invalid$/);
    await mate.hub.invoke(GameHubMethod.LeaveSession);
    expect((await readSession(server, host.code)).participants).toEqual(['Ben']);
  });

  test('is out when both phones leave at the same time', async () => {
    const { server, host, anna, mate } = await startTeam();
    await Promise.all([anna, mate].map(({ hub }) => hub.invoke(GameHubMethod.LeaveSession)));
    expect((await readSession(server, host.code)).participants).toEqual(['Ben']);
  });

  test('gets a new name on all of them, and is told on all of them that it is out', async () => {
    const { server, host, anna, mate } = await startTeam();
    const playerId = await idOf(host, 'Anna');
    await host.command({ type: 'rename', playerId, name: 'Zoe' });
    const phones = [await anna.back(server, host.session), await mate.back(server, host.session)];
    const told = phones.map(({ hub }) => nextEvent(hub, GameHubEvent.PlayerRemoved));
    await host.command({ type: 'remove', playerId });
    await Promise.all(told);
    for (const phone of [anna, mate])
      await expect(phone.back(server, host.session)).rejects.toThrow(/player_removed$/);
  });
});

describe('two tabs of one phone', () => {
  test('both show the answer that either of them has sent last, or withdrawn', async () => {
    const { server, host } = await startHost();
    const one = await TestPhone.join(server, host.session, 'Anna');
    const other = await one.back(server, host.session);
    await host.command({ type: 'start' });
    await other.submit('q1', 0);
    await expect.poll(() => one.own?.answers).toEqual({ q1: 0 });
    await one.submit('q1', 1);
    await expect.poll(() => other.own?.answers).toEqual({ q1: 1 });
    await other.withdraw('q1');
    await expect.poll(() => one.own?.answers).toEqual({});
  });

  test('both show that the sheet is handed in, and the joker played', async () => {
    const quiz = {
      quizName: 'Pub',
      joker: true,
      rounds: [{ title: 'Sheet', reveal: 'round', questions: [choice('A')] }],
    };
    const { server, host } = await startHost({ quiz });
    const one = await TestPhone.join(server, host.session, 'Anna');
    const other = await one.back(server, host.session);
    await host.command({ type: 'start' });
    await other.playJoker(0);
    await expect.poll(() => one.own?.joker).toBe(0);
    await host.goTo('question');
    await one.setReady(true);
    await expect.poll(() => other.own?.ready).toBe(true);
    await other.setReady(false);
    await expect.poll(() => one.own?.ready).toBeUndefined();
  });
});

describe('a ticket for a team', () => {
  test('works once; whoever comes with it and the same token again is the same phone', async () => {
    const { server, host, anna } = await startTeam();
    const [ticket, token] = [await anna.invite(), createToken()];
    const third = await TestPhone.joinAsDevice(server, host.session, ticket, token);
    const again = await TestPhone.joinAsDevice(server, host.session, ticket, token);
    expect(again.deviceId).toBe(third.deviceId);
    await expect(TestPhone.joinAsDevice(server, host.session, ticket)).rejects.toThrow(/ticket_invalid$/);
  });

  test('lets in one of two phones that come at once', async () => {
    const { server, host, anna } = await startTeam();
    const ticket = await anna.invite();
    const joins = [1, 2].map(() => TestPhone.joinAsDevice(server, host.session, ticket));
    const results = await Promise.allSettled(joins);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test("does not work if it is invented, another session's, or ten minutes old", async () => {
    const { schedule, clock, pass } = createManualSchedule();
    const { server, host, anna } = await startTeam({ schedule, clock });
    const other = await registerHost(server);
    const ticket = await anna.invite();
    const join = (session: typeof host.session, each: string) =>
      TestPhone.joinAsDevice(server, session, each);
    await expect(join(host.session, createToken())).rejects.toThrow(/ticket_invalid$/);
    await expect(join(host.session, '')).rejects.toThrow(/ticket_invalid$/);
    await expect(join(other.session, ticket)).rejects.toThrow(/ticket_invalid$/);
    const elsewhere = { ...host.session, sessionCode: 'nope' };
    await expect(join(elsewhere, ticket)).rejects.toThrow(/session_not_found$/);
    pass(10 * 60_000);
    await expect(join(host.session, ticket)).rejects.toThrow(/ticket_invalid$/);
  });

  test('is void once the phone that issued it was sent away, or its team is out', async () => {
    const { server, host, anna, mate, ben } = await startTeam();
    const [ofMate, ofBen] = [await mate.invite(), await ben.invite()];
    await anna.removeDevice(mate.deviceId);
    await expect(TestPhone.joinAsDevice(server, host.session, ofMate)).rejects.toThrow(/ticket_invalid$/);
    await host.command({ type: 'remove', playerId: await idOf(host, 'Ben') });
    await expect(TestPhone.joinAsDevice(server, host.session, ofBen)).rejects.toThrow(/ticket_invalid$/);
  });

  test("does not move another team's phone into this team", async () => {
    const { server, host, anna, ben } = await startTeam();
    const ticket = await anna.invite();
    const withTheirToken = TestPhone.joinAsDevice(server, host.session, ticket, ben.token);
    await expect(withTheirToken).rejects.toThrow(/already_joined$/);
    const onTheirPhone = ben.hub.invoke(GameHubMethod.JoinAsDevice, host.code, ticket, createToken());
    await expect(onTheirPhone).rejects.toThrow(/already_joined$/);
    expect((await TestPhone.joinAsDevice(server, host.session, ticket)).own?.devices).toHaveLength(3);
  });

  test('is issued only for those who have joined', async () => {
    const { host } = await startTeam();
    const invite = host.hub.invoke(QuizHubMethod.InviteDevice, 'nobody');
    await expect(invite).rejects.toThrow(/invalid_arguments$/);
  });
});

describe('the places of a team', () => {
  test('are eight', async () => {
    const { host, anna } = await startTeam();
    for (let phones = 2; phones < 8; phones++) await addPhone(host, anna);
    await expect(addPhone(host, anna)).rejects.toThrow(/devices_full$/);
  });

  test('are as many as the host allows, and whoever is in stays', async () => {
    const { host, anna, mate, ben } = await startTeam();
    await host.command({ type: 'devices', limit: 1 });
    await expect(addPhone(host, ben)).rejects.toThrow(/devices_full$/);
    await expect(addPhone(host, anna)).rejects.toThrow(/devices_full$/);
    await host.command({ type: 'start' });
    expect(await mate.submit('q1', 1)).toEqual({ answer: 1 });
    await expect.poll(() => mate.game?.deviceLimit).toBe(1);
  });

  test('go to a phone invited by the host if one is away, which is told when it is back', async () => {
    const { schedule, clock, pass } = createManualSchedule();
    const { server, host, ben } = await startTeam({ schedule, clock });
    await host.command({ type: 'devices', limit: 1 });
    const ticket = await inviteFor(host, 'Ben', pass);
    await expect(TestPhone.joinAsDevice(server, host.session, ticket)).rejects.toThrow(/devices_full$/);
    await ben.hub.stop();
    await untilAway(host, 'Ben', pass);
    const tickets = [ticket, await inviteFor(host, 'Ben')];
    const joins = tickets.map((each) => TestPhone.joinAsDevice(server, host.session, each));
    const results = await Promise.allSettled(joins);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(ben.back(server, host.session)).rejects.toThrow(/device_removed$/);
  });
});

describe('a phone that is sent away', () => {
  test('is told, is disconnected, and does not come back; it can be invited again', async () => {
    const { server, host, anna, mate } = await startTeam();
    const told = nextEvent(mate.hub, GameHubEvent.DeviceRemoved);
    const closed = new Promise((resolve) => mate.hub.onclose(resolve));
    await anna.removeDevice(mate.deviceId);
    await Promise.all([told, closed]);
    await expect(mate.back(server, host.session)).rejects.toThrow(/device_removed$/);
    const again = await TestPhone.joinAsDevice(server, host.session, await anna.invite(), mate.token);
    expect(again.own?.devices?.map(({ number }) => number)).toEqual([1, 3]);
    expect((await mate.back(server, host.session)).deviceId).toBe(again.deviceId);
  });

  test('can join as a team of its own, and both teams survive a restart', async () => {
    const { server, host, anna, mate } = await startTeam();
    const playerId = await idOf(host, 'Anna');
    await host.hub.invoke(QuizHubMethod.RemoveDevice, playerId, anna.deviceId);
    await expect(anna.back(server, host.session)).rejects.toThrow(/device_removed$/);
    const phone = await connectPhone(server);
    await phone.invoke(GameHubMethod.JoinSession, host.code, 'Zoe', anna.token);
    expect(await mate.invite()).toMatch(/^[\w-]{22}$/);
    const again = await restart(server);
    expect((await readSession(again, host.code)).participants).toEqual(['Anna', 'Ben', 'Zoe']);
    const back = await connectPhone(again);
    await back.invoke(GameHubMethod.RejoinSession, host.code, anna.token);
    await back.invoke(GameHubMethod.LeaveSession);
    expect((await readSession(again, host.code)).participants).toEqual(['Anna', 'Ben']);
    expect((await mate.back(again, host.session)).own?.devices).toHaveLength(1);
  });

  test('can only be sent away by the captain or the host, and never as the last one', async () => {
    const { host, anna, mate, ben } = await startTeam();
    await expect(mate.removeDevice(anna.deviceId)).rejects.toThrow(/not_captain$/);
    await expect(ben.removeDevice(mate.deviceId)).rejects.toThrow(/invalid_arguments$/);
    await expect(ben.removeDevice(ben.deviceId)).rejects.toThrow(/invalid_arguments$/);
    const playerId = await idOf(host, 'Anna');
    const remove = (deviceId?: string) => host.hub.invoke(QuizHubMethod.RemoveDevice, playerId, deviceId);
    const both = await Promise.allSettled([remove(anna.deviceId), remove(mate.deviceId)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the captain', () => {
  test('alone may hand in and play the joker', async () => {
    const { anna, mate } = await startTeam();
    await expect(mate.setReady(true)).rejects.toThrow(/not_captain$/);
    await expect(mate.playJoker(0)).rejects.toThrow(/not_captain$/);
    await expect(anna.setReady(true)).rejects.toThrow(/answers_closed$/);
  });

  test('is replaced after a minute away, and stays replaced', async () => {
    const { schedule, clock, pass } = createManualSchedule();
    const { server, host, anna, mate } = await startTeam({ schedule, clock });
    await expect.poll(() => (pass(300), phonesOf(mate))).toEqual(['1*', '2']);
    await anna.hub.stop();
    await expect.poll(() => (pass(300), phonesOf(mate))).toEqual(['(1*)', '2']);
    pass(60_000);
    await expect.poll(() => (pass(300), phonesOf(mate))).toEqual(['(1)', '2*']);
    const back = await anna.back(server, host.session);
    await expect.poll(() => (pass(300), phonesOf(mate))).toEqual(['1', '2*']);
    await expect(back.removeDevice(mate.deviceId)).rejects.toThrow(/not_captain$/);
    await mate.removeDevice(back.deviceId);
  });

  test('that is away has the rest of that minute, of which the others are told', async () => {
    const { schedule, clock, pass } = createManualSchedule();
    const { anna, mate } = await startTeam({ schedule, clock });
    const left = () => mate.own?.devices?.find(({ captain }) => captain)?.passesOnInMs;
    expect(left()).toBeUndefined();
    await anna.hub.stop();
    await expect.poll(() => (pass(300), left())).toBeLessThanOrEqual(60_000);
    pass(60_000);
    await expect.poll(() => (pass(300), [phonesOf(mate), left()])).toEqual([['(1)', '2*'], undefined]);
  });

  test('is the phone that the host has added to a team whose own one died long ago', async () => {
    const { schedule, clock, pass } = createManualSchedule();
    const { server, host, ben } = await startTeam({ schedule, clock });
    const ticket = await inviteFor(host, 'Ben', pass);
    await ben.hub.stop();
    await untilAway(host, 'Ben', pass);
    pass(60_000);
    const other = await TestPhone.joinAsDevice(server, host.session, ticket);
    await expect.poll(() => (pass(300), phonesOf(other))).toEqual(['(1)', '2*']);
  });
});

/** A quiz whose rounds teams hand in. */
const SHEET = { ...PUB_QUIZ, reveal: 'round' };

test('a team is told a few times a second where a mate is typing, and always of the last place', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const { anna, mate } = await startTeam({ schedule, clock });
  const parts: unknown[] = [];
  anna.hub.on(GameHubEvent.TeamTyping, ({ part }: TeamTyping) => parts.push(part));
  for (let part = 0; part < 50; part++) await mate.hub.invoke(GameHubMethod.SetTyping, 'q1', part);
  pass(299);
  await anna.invite();
  expect(parts).toEqual([0]);
  pass(1);
  await expect.poll(() => parts).toEqual([0, 49]);
});

test('a team is told a few times a second whether its captain has handed in', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const dataFolder = await dataFolderWith({ 'pub.json': SHEET });
  const { host, anna, mate } = await startTeam({ schedule, clock, dataFolder });
  await host.command({ type: 'start' });
  pass(5_000);
  const told = vi.fn();
  mate.hub.on(GameHubEvent.PlayerUpdated, told);
  for (let turn = 0; turn < 21; turn++) await anna.setReady(turn % 2 === 0);
  await mate.invite();
  expect(told.mock.calls.length).toBeLessThanOrEqual(1);
  await expect.poll(() => (pass(300), mate.own?.ready)).toBe(true);
});
