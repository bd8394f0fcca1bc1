import type { HubConnection as Client } from '@microsoft/signalr';
import { describe, expect, test } from 'vitest';
import { GAME_HUB_PATH, GameHubMethod } from '../../src/contract/fromPhones';
import { QuizHubEvent } from '../../src/contract/toMonitors';
import { startHost, TestPhone } from '../support/gameOnHubs';
import { PlayerClient } from '../support/hubClient';
import { connect } from '../support/hubTestServer';
import { createManualSchedule } from '../support/manualSchedule';
import {
  connectPhone,
  createToken,
  joinSession,
  namesIn,
  openSession,
  restart,
  startQuizServer,
  watch,
} from '../support/quizServer';

/** A session for three players, behind a proxy that says where phones come from. */
async function forThree() {
  const time = createManualSchedule();
  const { schedule, clock } = time;
  const { server, host } = await startHost({ schedule, clock, limits: { maxPlayers: 3 } });
  const { session } = host;
  const join = async (name: string, address: string, token = createToken()): Promise<Client> => {
    const headers = { 'x-forwarded-for': address };
    const phone = await connect(`${server.origin}${GAME_HUB_PATH}`, { headers });
    await joinSession(phone, session, name, token);
    return phone;
  };
  const rejoin = async (token: string) =>
    (await connectPhone(server)).invoke(GameHubMethod.RejoinSession, host.code, token);
  return { host, join, rejoin, names: () => namesIn(server, session), pass: time.pass };
}

const [HALL, ELSEWHERE, THIRD] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

describe('in a full session', () => {
  test('a newcomer from elsewhere displaces the newest player of an address that holds nearly all places', async () => {
    const { join, rejoin, names } = await forThree();
    const token = createToken();
    for (const name of ['Ghost 1', 'Ghost 2']) await join(name, HALL);
    const phone = await join('Ghost 3', HALL, token);
    const closed = new Promise<void>((resolve) => phone.onclose(() => resolve()));
    await expect(join('Ghost 4', HALL)).rejects.toThrow(/session_full$/);
    await join('Anna', ELSEWHERE);
    expect(await names()).toEqual(['Ghost 1', 'Ghost 2', 'Anna']);
    await closed;
    await expect(rejoin(token)).rejects.toThrow(/token_invalid$/);
    await expect(join('Ben', ELSEWHERE)).rejects.toThrow(/session_full$/);
  });

  test('players who have answered keep their place', async () => {
    const { host, join, names } = await forThree();
    const phones = [];
    for (const name of ['Ada', 'Ben', 'Cleo']) phones.push(await join(name, HALL));
    await host.command({ type: 'start' });
    for (const phone of phones.slice(1)) await phone.invoke('SubmitAnswer', 'q1', 1);
    await join('Dan', ELSEWHERE);
    expect(await names()).toEqual(['Ben', 'Cleo', 'Dan']);
  });

  test('players who are away give way first, and nobody else if no address holds nearly all places', async () => {
    const { join, names, pass, host } = await forThree();
    await join('Ada', HALL);
    const ben = await join('Ben', ELSEWHERE);
    await join('Cleo', HALL);
    await expect(join('Dan', THIRD)).rejects.toThrow(/session_full$/);
    await ben.stop();
    const namesWithDan = async () => {
      pass(30_000);
      await host.read();
      return join('Dan', THIRD).then(names, String);
    };
    await expect.poll(namesWithDan).toEqual(['Ada', 'Cleo', 'Dan']);
  });
});

describe('players whom the host removes in a crowd', () => {
  test('lose their places, and may join again under the same names, even after a restart', async () => {
    const { server, host } = await startHost();
    const { session } = host;
    await TestPhone.join(server, session, 'Anna');
    const ghost = await TestPhone.join(server, session, 'Die Füchse');
    await expect.poll(() => host.hostGame?.players).toHaveLength(2);
    await host.command({ type: 'removeNewest', count: 1 });
    expect(await namesIn(server, session)).toEqual(['Anna']);
    await expect(ghost.back(server, session)).rejects.toThrow(/token_invalid$/);
    const again = await restart(server);
    expect(await namesIn(again, session)).toEqual(['Anna']);
    await joinSession(await connectPhone(again), session, 'Die Füchse', ghost.token);
    expect(await namesIn(again, session)).toEqual(['Anna', 'Die Füchse']);
  });
});

/** Lets players connect and join these sessions in turn, all at the same time. */
async function joinAll(origin: string, codes: string[], players: number): Promise<void> {
  const phones: PlayerClient[] = [];
  await Promise.all(
    Array.from({ length: players }, async (_, i) => {
      const phone = await new PlayerClient(origin).connect();
      phones.push(phone);
      await phone.join(codes[i % codes.length]!, `Player ${i}`);
    }),
  );
  phones.forEach((phone) => phone.close());
}

test.each([
  [1_000, 1],
  [200, 20],
])('%i players who join %i sessions at once all get in, and a restart loses none', async (players, count) => {
  const server = await startQuizServer();
  const sessions = await Promise.all(Array.from({ length: count }, () => openSession(server)));
  const { heard } = await watch<{ players: string[] }>(server, sessions[0]!, QuizHubEvent.PlayerJoined);
  const codes = sessions.map(({ sessionCode }) => String(sessionCode));
  await joinAll(server.origin, codes, players);
  const share = players / count;
  await expect.poll(() => heard.at(-1)?.players.length).toBe(share);
  const again = await restart(server);
  for (const session of sessions) expect(new Set(await namesIn(again, session)).size).toBe(share);
});
