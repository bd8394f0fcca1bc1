import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { GAME_HUB_PATH, QUIZ_HUB_PATH } from '../contract/hubs';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../contract/limits';
import { callerOf } from './access/caller';
import { ConnectionPlaces } from './access/connectionPlaces';
import { Hosting } from './access/hosting';
import { createOrigins } from './access/origins';
import { deriveSecret } from './access/secret';
import { openServerKey } from './access/serverKey';
import { GameBroadcast } from './game/service/gameBroadcast';
import { GameService } from './game/service/gameService';
import { LiveGames } from './game/service/liveGames';
import { createApp } from './http/app';
import { readClientFiles } from './http/clientFiles';
import { refuseUpgrade } from './http/httpServer';
import { createPages } from './http/pages';
import { serveGameHub } from './hubs/gameHub';
import { serveQuizHub } from './hubs/quizHub';
import type { ResolvedOptions } from './options';
import { Importer } from './quizzes/importing/importer';
import { MediaFolder } from './quizzes/mediaFolder';
import { openQuizzes } from './quizzes/openQuizzes';
import type { Quizzes } from './quizzes/quizzes';
import { SessionMedia } from './quizzes/sessionMedia';
import { sampleQuizzes } from './quizzes/sampleQuizzes';
import { createWorkshop } from './quizzes/workshop';
import { endIdleSessions } from './sessions/expiry';
import { HostBroadcast } from './sessions/hostBroadcast';
import { HostCommands } from './sessions/hostCommands';
import { HostDevices } from './sessions/hostDevices';
import { PlayerPresence } from './sessions/playerPresence';
import { PlayerService } from './sessions/playerService';
import { SessionBroadcast } from './sessions/sessionBroadcast';
import { SessionRegistry } from './sessions/sessionRegistry';
import { SessionService } from './sessions/sessionService';
import { createSessionViews } from './sessions/sessionViews';
import type { Hub } from './signalr/hub';
import { HubServer } from './signalr/hubServer';
import { FallbackStore } from './store/fallbackStore';
import { openSessions } from './store/openSessions';
import type { SessionStore } from './store/sessionStore';

/** A session that was found on disk and goes on. */
export interface RestoredSession {
  quizName: string;
  sessionCode: string;
  playerCount: number;
}

/** Everything behind the HTTP server: sessions, quizzes, hubs, store and pages, put together. */
export interface Composition {
  app: Hono;
  /** Whether nothing can be saved as yet. */
  isInMemory: boolean;
  serverKey: string;
  /** The sessions that were found on disk, newest first. */
  restored: RestoredSession[];
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Disconnects all hub connections, then finishes what is being written; false where the disk does not answer. */
  close(): Promise<boolean>;
}

/**
 * Opens the data folder and puts the parts together; `joinPages` is where phones join. Throws a StartError when the
 * folder is in use.
 */
export async function compose(options: ResolvedOptions, joinPages: () => string[]): Promise<Composition> {
  const { log, schedule, clock, dataFolder } = options;
  const hubServer = createHubServer(options);
  const monitors = hubServer.addHub({ path: QUIZ_HUB_PATH });
  const phones = hubServer.addHub({ path: GAME_HUB_PATH });

  const serverKey = await openServerKey(dataFolder, log);
  const folder = new MediaFolder(join(dataFolder, 'quizzes', 'media'));
  const media = new SessionMedia(folder, deriveSecret(serverKey, 'media addresses'));
  const quizFolder = join(dataFolder, 'quizzes');
  const quizzes = await openQuizzes(quizFolder, sampleQuizzes, { ...options, media: folder });
  const store = createStore(options);
  const parts = { ...options, joinPages, store, quizzes, media, monitors, phones };
  const services = createServices(parts);
  const { games, registry, broadcast, presence, gameService, service, players, views } = services;
  const restored = await restoreSessions(store, services, options);

  const devices = new HostDevices(store);
  serveQuizHub(monitors, { ...services, games: gameService, devices, clock });
  serveGameHub(phones, { registry, players, games: gameService });
  const isConnected = (code: string) => [monitors, phones].some((hub) => hub.groupSize(code) > 0);
  const stopExpiry = endIdleSessions(service, isConnected, schedule);

  const origins = createOrigins(options);
  const { isHostingOpen: isOpen, publicUrl } = options;
  const hosting = new Hosting({ serverKey, isOpen, isForwarded: publicUrl !== undefined });
  const files = await readClientFiles(options.clientFolder);
  const pages = await createPages(files);
  return {
    app: createApp({
      ...{ service, quizzes, games, registry, media, pages, files, hosting, origins, log },
      describeSession: views.describeSession,
      importer: new Importer(schedule),
      ...createWorkshop(quizFolder, { ...options, quizzes, media, mediaFolder: folder }),
      hubPaths: [QUIZ_HUB_PATH, GAME_HUB_PATH],
      negotiate: hubServer.negotiate.bind(hubServer),
    }),
    serverKey,
    restored,
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
      presence.close();
      // What is still being written notifies the broadcasts.
      const isFinished = await store.close();
      for (const each of [gameService, broadcast]) each.close();
      return isFinished;
    },
  };
}

interface ServiceParts extends ResolvedOptions {
  joinPages: () => string[];
  store: FallbackStore;
  quizzes: Quizzes;
  media: SessionMedia;
  monitors: Hub;
  phones: Hub;
}

/** What can be done with sessions, their players and games. */
function createServices(parts: ServiceParts) {
  const { store, quizzes, joinPages } = parts;
  const games = new LiveGames(parts);
  const views = createSessionViews({ games, joinPages, notice: () => store.notice });
  const registry = new SessionRegistry({ ...parts, ...parts.limits });
  const broadcast = new SessionBroadcast({ ...parts, ...views });
  const hosts = new HostBroadcast({ ...parts, games });
  const gameBroadcast = new GameBroadcast({
    ...{ ...parts, games },
    sendSession(sessionCode) {
      const session = registry.find(sessionCode);
      if (session) broadcast.sessionChanged(session);
    },
    sendToHosts(sessionCode) {
      const session = registry.find(sessionCode);
      if (session) hosts.send(session);
    },
  });
  const quizSource = (quizId: string): unknown => quizzes.get(quizId)?.source;
  const gameService = new GameService({ ...parts, games, broadcast: gameBroadcast, quizSource });
  const presence = new PlayerPresence({ ...parts, registry, broadcast, games: gameService });
  const sessionParts = { ...parts, registry, broadcast, presence, games: gameService };
  const service = new SessionService(sessionParts);
  const players = new PlayerService(sessionParts);
  const commands = new HostCommands({ registry, sessions: service, players, games: gameService });
  return { games, registry, broadcast, presence, gameService, service, players, commands, hosts, views };
}

async function restoreSessions(
  store: FallbackStore,
  { service, registry }: { service: SessionService; registry: SessionRegistry },
  { log }: ResolvedOptions,
): Promise<RestoredSession[]> {
  const stored = await store.open({
    noticeChanged: () => service.notifyMonitors(),
    sessionsFound(found) {
      const count = service.restore(found);
      if (count > 0) log('info', `${count} sessions are found on disk and are back`);
    },
  });
  service.restore(stored);
  return [...registry.all]
    .sort((one, other) => other.createdAt - one.createdAt)
    .map(({ quizName, sessionCode, playerCount }) => ({ quizName, sessionCode, playerCount }));
}

function createStore({ dataFolder, openStore, schedule, now, log }: ResolvedOptions): FallbackStore {
  const folder = join(dataFolder, 'sessions');
  const reopen = (): Promise<SessionStore> => openStore(folder);
  return new FallbackStore({
    openAndRead: () => openSessions({ folder, open: reopen, now, log }),
    reopen,
    schedule,
    log,
  });
}

function createHubServer({ log, limits }: ResolvedOptions): HubServer {
  return new HubServer({
    // Messages that differ only in a connection's id, or in a number that a client chose, are of one kind.
    log: (level, message) => log(level, message, message.replace(/[\w-]{22}|\d+/g, '')),
    addressOf: callerOf,
    places: new ConnectionPlaces(limits.maxHubConnections),
    keepAliveMs: KEEP_ALIVE_MS,
    clientTimeoutMs: SERVER_TIMEOUT_MS,
  });
}
