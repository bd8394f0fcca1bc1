import type { IncomingMessage } from 'node:http';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { GAME_HUB_PATH, QUIZ_HUB_PATH } from '../contract/hubs';
import { HANDSHAKE_TIMEOUT_MS, KEEP_ALIVE_MS, MAX_FRAME_BYTES, SERVER_TIMEOUT_MS } from '../contract/limits';
import { createApp } from './app';
import { addGameHub } from './gameHub';
import { refuseUpgrade } from './httpServer';
import { Lobby } from './lobby';
import { LobbyBroadcast } from './lobbyBroadcast';
import { createOrigins } from './origins';
import { loadPages } from './pages';
import { addQuizHub } from './quizHub';
import { provideQuizFolder, Quizzes } from './quizzes';
import { sampleQuizzes } from './sampleQuizzes';
import type { ResolvedOptions } from './serverOptions';
import { Sessions } from './sessions';
import { HubServer } from './signalr/hubServer';
import { StartError } from './startError';

/** Everything behind the HTTP server: rooms, quizzes, hubs, store and pages, put together. */
export interface Night {
  app: Hono;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Says goodbye to all hub connections, then finishes what is being written. */
  close(): Promise<void>;
}

/** Opens the data folder and puts the parts together; `joinPages` is where phones join. Throws a StartError when the folder cannot be used. */
export async function openNight(options: ResolvedOptions, joinPages: () => string[]): Promise<Night> {
  const { log, now } = options;
  const quizzes = await openQuizzes(options);
  const store = await options.openStore(join(options.dataFolder, 'sessions'), log);
  const sessions = new Sessions({ ...options.limits, now, createRoomCode: options.createRoomCode });
  const broadcast = new LobbyBroadcast(options.schedule, joinPages);
  const lobby = new Lobby({ sessions, store, quizzes, broadcast, log });
  await lobby.restore();

  const hubServer = createHubServer(log);
  addQuizHub(hubServer, sessions, broadcast);
  addGameHub(hubServer, lobby, broadcast);
  const origins = createOrigins(options);
  const pages = await loadPages(options.clientFolder);
  const negotiate = hubServer.negotiate.bind(hubServer);
  const hubPaths = [QUIZ_HUB_PATH, GAME_HUB_PATH];
  const { clientFolder } = options;
  return {
    app: createApp({
      ...{ lobby, sessions, quizzes, pages, joinPages, origins },
      clientFolder,
      hubPaths,
      negotiate,
      log,
    }),
    upgrade(request, socket, head) {
      const { host, origin } = request.headers;
      if (!origins.allowsHost(host) || !origins.allowsOrigin(origin)) refuseUpgrade(socket, 403);
      else if (!hubServer.handleUpgrade(request, socket, head)) refuseUpgrade(socket, 404);
    },
    async close() {
      await hubServer.close();
      broadcast.close();
      await store.close();
    },
  };
}

async function openQuizzes({ dataFolder, log }: ResolvedOptions): Promise<Quizzes> {
  const folder = join(dataFolder, 'quizzes');
  try {
    await mkdir(dataFolder, { recursive: true });
    await provideQuizFolder(folder, sampleQuizzes);
  } catch (error) {
    throw new StartError(`The data folder ${dataFolder} cannot be used (${String(error)}).`);
  }
  const quizzes = new Quizzes(folder, log);
  await quizzes.refresh();
  return quizzes;
}

function createHubServer(log: ResolvedOptions['log']): HubServer {
  return new HubServer({
    log,
    keepAliveMs: KEEP_ALIVE_MS,
    clientTimeoutMs: SERVER_TIMEOUT_MS,
    handshakeTimeoutMs: HANDSHAKE_TIMEOUT_MS,
    maxFrameBytes: MAX_FRAME_BYTES,
    invalidArgumentsError: 'invalid_arguments',
  });
}
