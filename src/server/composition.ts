import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { GAME_HUB_PATH, QUIZ_HUB_PATH } from '../contract/hubs';
import { HANDSHAKE_TIMEOUT_MS, KEEP_ALIVE_MS, MAX_FRAME_BYTES, SERVER_TIMEOUT_MS } from '../contract/limits';
import type { Session } from '../contract/session';
import { Hosting } from './access/hosting';
import { openServerKey } from './access/serverKey';
import { createApp } from './http/app';
import { callerOf } from './access/caller';
import { readClientFiles } from './http/clientFiles';
import { endIdleSessions } from './sessions/expiry';
import { addGameHub } from './hubs/gameHub';
import { GuessLimit } from './access/guessLimit';
import { refuseUpgrade } from './http/httpServer';
import { FallbackStore } from './store/fallbackStore';
import { Lobby } from './sessions/sessionService';
import { LobbyBroadcast } from './sessions/sessionBroadcast';
import { createOrigins } from './access/origins';
import { openSessions, readFromCopy } from './store/openSessions';
import { createPages } from './http/pages';
import { addQuizHub } from './hubs/quizHub';
import { openQuizzes } from './quizzes/quizzes';
import { sessionOf, type Room } from './sessions/session';
import { sampleQuizzes } from './quizzes/sampleQuizzes';
import type { ResolvedOptions } from './options';
import { Sessions } from './sessions/sessions';
import type { SessionStore } from './store/sessionStore';
import { HubServer } from './signalr/hubServer';

/** Everything behind the HTTP server: rooms, quizzes, hubs, store and pages, put together. */
export interface Night {
  app: Hono;
  /** Whether nothing can be saved as yet. */
  isInMemory: boolean;
  serverKey: string;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Says goodbye to all hub connections, then finishes what is being written. */
  close(): Promise<void>;
}

/** Opens the data folder and puts the parts together; `joinPages` is where phones join. Throws a StartError when the folder is in use. */
export async function openNight(options: ResolvedOptions, joinPages: () => string[]): Promise<Night> {
  const { log, now, schedule, clock, dataFolder } = options;
  const quizzes = await openQuizzes(join(dataFolder, 'quizzes'), sampleQuizzes, options);
  const store = createStore(options);
  const sessions = new Sessions({ ...options.limits, now, createRoomCode: options.createRoomCode });
  const describe = (room: Room): Session => sessionOf(room, joinPages(), store.notice);
  const broadcast = new LobbyBroadcast(schedule, describe);
  const lobby = new Lobby({ sessions, store, quizzes, broadcast, log });
  const stored = await store.open({
    noticeChanged: () => lobby.tellMonitors(),
    sessionsFound(found) {
      const count = lobby.restore(found);
      if (count > 0) log('info', `${count} sessions are found on disk and are back`);
    },
  });
  lobby.restore(stored);

  const hubServer = createHubServer(options);
  const guesses = new GuessLimit({ schedule, log, clock });
  const hubs = [
    addQuizHub(hubServer, sessions, broadcast, guesses),
    addGameHub(hubServer, lobby, broadcast, guesses),
  ];
  const stopExpiry = endIdleSessions(
    lobby,
    (sessionCode) => hubs.some((hub) => hub.groupSize(sessionCode) > 0),
    schedule,
  );
  const origins = createOrigins(options);
  const serverKey = await openServerKey(dataFolder, log);
  const hosting = new Hosting({ serverKey, isOpen: options.isHostingOpen });
  const files = await readClientFiles(options.clientFolder);
  const pages = await createPages(files);
  return {
    app: createApp({
      ...{ lobby, sessions, quizzes, pages, files, guesses, hosting, origins, log },
      sessionOf: describe,
      hubPaths: [QUIZ_HUB_PATH, GAME_HUB_PATH],
      negotiate: hubServer.negotiate.bind(hubServer),
    }),
    serverKey,
    get isInMemory() {
      return store.notice === 'in_memory';
    },
    upgrade(request, socket, head) {
      const { host, origin } = request.headers;
      if (!origins.allowsHost(host) || !origins.allowsOrigin(origin)) refuseUpgrade(socket, 403);
      else if (!hubServer.handleUpgrade(request, socket, head)) refuseUpgrade(socket, 404);
    },
    async close() {
      stopExpiry();
      await hubServer.close();
      // What is still being written is told to the broadcast.
      await store.close();
      broadcast.close();
    },
  };
}

function createStore({ dataFolder, openStore, schedule, now, log }: ResolvedOptions): FallbackStore {
  const folder = join(dataFolder, 'sessions');
  const reopen = (): Promise<SessionStore> => openStore(folder, log);
  return new FallbackStore({
    openAndRead: () => openSessions({ folder, open: reopen, now, log }),
    reopen,
    readFromCopy: () => readFromCopy(folder, (copy) => openStore(copy, log)),
    schedule,
    log,
  });
}

function createHubServer({ log, limits }: ResolvedOptions): HubServer {
  return new HubServer({
    log,
    addressOf: callerOf,
    maxConnections: limits.maxHubConnections,
    keepAliveMs: KEEP_ALIVE_MS,
    clientTimeoutMs: SERVER_TIMEOUT_MS,
    handshakeTimeoutMs: HANDSHAKE_TIMEOUT_MS,
    maxFrameBytes: MAX_FRAME_BYTES,
    invalidArgumentsError: 'invalid_arguments',
  });
}
