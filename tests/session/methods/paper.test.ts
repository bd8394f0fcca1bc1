import { describe, expect, test } from 'vitest';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import { GameHubMethod } from '../../../src/contract/fromPhones';
import type { Sheets } from '../../../src/contract/toHosts';
import type { Session } from '../../../src/contract/toMonitors';
import { registerHost, startHost, TestPhone } from '../../support/gameOnHubs';
import { connectPhone, joinSession, readSession, restart } from '../../support/quizServer';
import { idOf, inviteFor, startTeam } from '../../support/team';
import type { TestHost } from '../../support/testHost';

const addPaper = async (host: TestHost, name: string) =>
  ((await host.command({ type: 'addPaper', name })) as { playerId?: string }).playerId ?? '';
const playerOf = ({ hostGame }: TestHost, name: string) =>
  hostGame?.players.find((each) => each.name === name);

describe('a team on paper', () => {
  test('joins by its name, and is marked on the wall', async () => {
    const { server, host } = await startHost();
    const playerId = await addPaper(host, ' Pia ');
    const { participants, paper, away } = await readSession(server, host.code);
    expect([participants, paper, away]).toEqual([['Pia'], ['Pia'], undefined]);
    expect(await idOf(host, 'Pia')).toBe(playerId);
    expect(playerOf(host, 'Pia')).toMatchObject({ paper: true, connected: false, answered: false });
  });

  test.each([
    ['bEN', 'name_taken'],
    [7, 'invalid_arguments'],
  ])('with the name %j is refused with %s', async (name, code) => {
    const { server, host } = await startHost();
    await TestPhone.join(server, host.session, 'Ben');
    await expect(addPaper(host, name as string)).rejects.toThrow(new RegExp(`${code}$`));
    expect((await readSession(server, host.code)).participants).toEqual(['Ben']);
  });

  test('is shown to hosts without phones, however many it had', async () => {
    const { host } = await startTeam();
    await expect.poll(() => playerOf(host, 'Anna')?.devices).toHaveLength(2);
    await host.command({ type: 'toPaper', playerId: await idOf(host, 'Anna') });
    await expect.poll(() => playerOf(host, 'Anna')?.paper).toBe(true);
    expect(playerOf(host, 'Anna')).not.toHaveProperty('devices');
  });

  test('can join a locked session, but not a full one', async () => {
    const { server, host } = await startHost({ limits: { maxPlayers: 1 } });
    await host.command({ type: 'lock', locked: true });
    await addPaper(host, 'Pia');
    await expect(addPaper(host, 'Max')).rejects.toThrow(/session_full$/);
    await host.command({ type: 'lock', locked: false });
    const ben = joinSession(await connectPhone(server), host.session, 'Ben');
    await expect(ben).rejects.toThrow(/session_full$/);
    expect((await readSession(server, host.code)).participants).toEqual(['Pia']);
  });

  test('continues without its phones, which are told, and keeps its answers', async () => {
    const { server, host, anna, mate } = await startTeam();
    await host.command({ type: 'start' });
    await mate.submit('q1', 1);
    await host.command({ type: 'toPaper', playerId: await idOf(host, 'Anna') });
    for (const phone of [anna, mate])
      await expect(phone.back(server, host.session)).rejects.toThrow(/device_removed$/);
    expect((await readSession(server, host.code)).paper).toEqual(['Anna']);
    const { scene } = await host.goTo('podium');
    expect(scene).toMatchObject({ standings: [{ name: 'Anna', points: 1 }, { name: 'Ben' }] });
  });

  test('gets a phone again if the host invites one, which sees what the team has answered', async () => {
    const { server, host, anna } = await startTeam();
    await host.command({ type: 'start' });
    await anna.submit('q1', 1);
    await host.command({ type: 'toPaper', playerId: await idOf(host, 'Anna') });
    const ticket = await inviteFor(host, 'Anna');
    const phone = await TestPhone.joinAsDevice(server, host.session, ticket);
    expect(phone.own).toMatchObject({ answers: { q1: 1 }, devices: [{ captain: true, number: 3 }] });
    expect(await phone.submit('q1', 0)).toEqual({ answer: 0 });
    expect((await readSession(server, host.code)).paper).toBeUndefined();
    expect((await host.read()).scene).toMatchObject({ answered: 1, expected: 2 });
  });

  test.each([
    [{ type: 'score', questionId: 'q1', share: 0.3 }, 'invalid_arguments'],
    [{ type: 'scoreRound', roundIndex: 0, points: -1 }, 'invalid_arguments'],
    [{ type: 'score', questionId: 'q9', share: 1 }, 'command_refused'],
    [{ type: 'scoreRound', roundIndex: 1, points: 1 }, 'command_refused'],
    [{ type: 'scoreRound', roundIndex: 0, points: 1.5 }, 'command_refused'],
    [{ type: 'score', questionId: 'q1', share: 1, playerId: 'nobody' }, 'command_refused'],
    [{ type: 'toPaper', playerId: 'nobody' }, 'command_refused'],
    [{ type: 'devices', limit: 9 }, 'invalid_arguments'],
  ])('%j is refused with %s', async (command, code) => {
    const { host } = await startHost();
    const playerId = await addPaper(host, 'Pia');
    await host.command({ type: 'start' });
    const { revision } = await host.read();
    await expect(host.command({ playerId, ...command } as never)).rejects.toThrow(new RegExp(`${code}$`));
    expect((await host.read()).revision).toBe(revision);
  });
});

test('teams, phones, paper and all scores are restored after a restart', async () => {
  const { server, host, anna, mate, ben } = await startTeam();
  const playerId = await addPaper(host, 'Pia');
  await host.command({ type: 'devices', limit: 3 });
  const third = await TestPhone.joinAsDevice(server, host.session, await anna.invite());
  await anna.removeDevice(third.deviceId);
  await host.command({ type: 'start' });
  await mate.submit('q1', 1);
  await ben.submit('q1', 0);
  await host.command({ type: 'toPaper', playerId: await idOf(host, 'Ben') });
  await host.command({ type: 'score', playerId, questionId: 'q1', share: 0.5 });
  await host.command({ type: 'scoreRound', playerId: await idOf(host, 'Ben'), roundIndex: 0, points: 1 });
  const before = (await host.goTo('podium')).scene;
  const again = await restart(server);
  const hostAgain = await registerHost(again, host.session);
  expect((await hostAgain.read()).scene).toEqual(before);
  const { participants, paper }: Session = await readSession(again, host.code);
  expect([participants, paper]).toEqual([
    ['Anna', 'Ben', 'Pia'],
    ['Ben', 'Pia'],
  ]);
  const own = { answers: { q1: 1 }, lastBy: { q1: mate.deviceId } };
  expect((await mate.back(again, host.session)).own).toMatchObject(own);
  const back = await anna.back(again, host.session);
  expect(back.own?.devices?.map(({ number, captain }) => [number, captain])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(back.game?.deviceLimit).toBe(3);
  for (const phone of [third, ben])
    await expect(phone.back(again, host.session)).rejects.toThrow(/device_removed$/);
  const phone = await connectPhone(again);
  await expect(
    phone.invoke(GameHubMethod.JoinAsDevice, host.code, 'A'.repeat(22), 'B'.repeat(22)),
  ).rejects.toThrow(/ticket_invalid$/);
  const sheets = await hostAgain.hub.invoke<Sheets>(QuizHubMethod.GetSheets);
  expect(sheets.rounds).toMatchObject([
    { index: 0, questions: [{ questionId: 'q1', solution: { correct: [1] } }] },
  ]);
});
