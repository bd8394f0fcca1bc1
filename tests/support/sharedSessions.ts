import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { GAME_HUB_PATH, GameHubMethod } from '../../src/contract/fromPhones';
import { QUIZ_HUB_PATH } from '../../src/contract/quizHub';
import type { CreatedSession } from '../../src/contract/toMonitors';
import { Leases } from '../../src/server/cluster/leases';
import { sha256 } from '../../src/server/access/secret';
import { hubFailure } from '../../src/server/hubs/failure';
import { gameHubMethods } from '../../src/session/methods/gameHub';
import { quizHubMethods } from '../../src/session/methods/quizHub';
import { resolveOptions } from '../../src/server/options';
import { EveningFolder } from '../../src/server/results/eveningFolder';
import { SessionMedia } from '../../src/server/quizzes/media/sessionMedia';
import { openQuizzes } from '../../src/server/quizzes/quizzes';
import { createStarWords } from '../../src/server/sessions/badWords';
import { Sessions } from '../../src/server/sessions/sessions';
import { HubServer } from '../../src/server/signalr/hubServer';
import { RedisStore } from '../../src/server/store/redisStore';
import { STORE_VERSION } from '../../src/session/documents';
import type { HubClient } from './hubClient';
import { connectRaw } from './hubTestServer';
import type { createManualSchedule } from './manualSchedule';
import { memorySeasons } from './memorySeasons';
import { createToken, dataFolderWith, mediaOf, PUB_QUIZ } from './quizServer';
import { SharedRedis } from './sharedRedis';
import { TestHost } from './testHost';

type Process = Awaited<ReturnType<typeof startProcess>>;

/** Starts the sessions of one process and both of its hubs, as a server has them. */
async function startProcess(
  dataFolder: string,
  redis: SharedRedis,
  { clock, schedule }: ReturnType<typeof createManualSchedule>,
) {
  const connection = redis.connect();
  const options = resolveOptions({ dataFolder, clientFolder: '', clock, schedule, now: () => 0 });
  const hubServer = new HubServer({ failureOf: hubFailure });
  const [monitors, phones] = [hubServer.addHub(QUIZ_HUB_PATH), hubServer.addHub(GAME_HUB_PATH)];
  const http = createServer().on('upgrade', (...request) => void hubServer.handleUpgrade(...request));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const media = new SessionMedia(mediaOf(dataFolder), new Uint8Array(32));
  const quizzes = await openQuizzes(join(dataFolder, 'quizzes'), { ...options, media: mediaOf(dataFolder) });
  const lease = { redis: connection.redis, internalUrl: origin, version: STORE_VERSION };
  const store = new RedisStore(new Leases({ ...options, ...lease }), options.log);
  const seasons = memorySeasons().parts;
  const evenings = new EveningFolder(join(dataFolder, 'evenings'), {
    ...options,
    keepResults: async () => 'forever',
  });
  const parts = {
    ...options,
    ...seasons,
    evenings,
    store,
    shared: store,
    quizzes,
    media,
    monitors,
    phones,
    joinPages: () => [],
    starWords: createStarWords(),
    hash: sha256,
  };
  const sessions = new Sessions(parts);
  await sessions.start();
  monitors.addMethods(quizHubMethods(monitors, sessions));
  phones.addMethods(gameHubMethods(phones, sessions));
  onTestFinished(async () => {
    await hubServer.close();
    sessions.close();
    await store.close();
    http.close();
  });
  return { origin, connection, store, sessions };
}

/** Starts two processes that share one Redis, on the test's clock. */
export async function shareSessions() {
  const { time, redis } = await SharedRedis.open();
  const dataFolder = await dataFolderWith({ 'pub.json': PUB_QUIZ });
  const [one, other] = [
    await startProcess(dataFolder, redis, time),
    await startProcess(dataFolder, redis, time),
  ];
  return { time, redis, one, other };
}

/**
 * Opens a session of the first process, with its host and Anna, whose question was asked three and a half
 * seconds ago.
 */
export async function shareGame() {
  const shared = await shareSessions();
  const { session: live, hostKey } = await shared.one.sessions.open('pub');
  const session: CreatedSession = { ...live.views.describe(), hostKey };
  const code = live.code;
  const hub = await connectRaw(`${shared.one.origin}${QUIZ_HUB_PATH}`);
  const host = await TestHost.register(shared.one, session, hub);
  const token = createToken();
  const phone = await connectRaw(`${shared.one.origin}${GAME_HUB_PATH}`);
  await phone.invoke(GameHubMethod.JoinSession, code, 'Anna', token);
  await host.command({ type: 'start' });
  await shared.time.passSlowly(3_500);
  return { ...shared, live, code, session, token, host, phone };
}

/** Returns Anna's phone, connected to this process. */
export async function rejoin({ origin }: Process, code: string, token: string): Promise<HubClient> {
  const phone = await connectRaw(`${origin}${GAME_HUB_PATH}`);
  await phone.invoke(GameHubMethod.RejoinSession, code, token);
  return phone;
}
