import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { GAME_HUB_PATH } from '../contract/fromPhones';
import { QUIZ_HUB_PATH } from '../contract/quizHub';
import { KEEP_ALIVE_MS, SERVER_PING_MS, SERVER_TIMEOUT_MS } from '../contract/limits';
import { callerOf, ConnectionPlaces } from './access/caller';
import { createHosting } from './access/hosting';
import { admit, introductionOf } from './access/internalCalls';
import { createOrigins, type Origins } from './access/origins';
import { openServerKey, sha256 } from './access/secret';
import type { UnfinishedConnections } from './access/unfinished';
import { sweepDrafts } from './disk';
import { Corrections } from './evenings/corrections';
import { createApp } from './http/app';
import { createPages, readClientFiles } from './http/pages';
import { EXPORTS, IMPORTS, SEARCHES, Turns } from './http/turns';
import { startHousekeeping } from './housekeeping';
import { gameHubMethods } from '../session/methods/gameHub';
import { quizHubMethods } from '../session/methods/quizHub';
import type { Cluster } from './joinCluster';
import { openKept } from './kept';
import type { Log } from '../session/ports';
import { Metrics } from './metrics';
import type { ResolvedOptions } from './options';
import { createImporter } from './quizzes/importing/importer';
import { Rehearsals } from '../session/rehearsal/rehearsals';
import importSeasons from './seasons/importProcess.ts?standalone-code';
import type { ImportedSeason } from './seasons/importSeason';
import { shareSeasons } from './seasons/sharedSeasons';
import type { LiveSession } from '../session/liveSession';
import { createStarWords } from './sessions/badWords';
import { Sessions } from './sessions/sessions';
import { hubFailure } from './hubs/failure';
import type { Hub } from './signalr/hub';
import { HubServer, refuseUpgrade } from './signalr/hubServer';
import { markDataFolder } from './starting/dataFolder';
import { FallbackStore } from './store/fallbackStore';
import type { Store } from './store/store';
import type { Addresses } from './network/addresses';
import { languageRules } from './texts/languageRules';
import { openWayIn } from './network/wayIn';

/** Milliseconds after which a draft cannot belong to an upload that is still going on. */
const LONGEST_UPLOAD_MS = 60 * 60_000;

/** A session that was found on disk and continues. */
export interface RestoredSession {
  quizName: string;
  sessionCode: string;
  playerCount: number;
}

/** Everything behind the HTTP server, put together: sessions, quizzes, hubs, store and pages. */
export type Composition = Awaited<ReturnType<typeof compose>>;

/** Opens the data folder and puts the parts together. Throws a StartError if the folder is in use. */
export async function compose(
  options: ResolvedOptions,
  addresses: Addresses,
  unfinished: UnfinishedConnections,
) {
  const { joinPages, internalUrl } = addresses;
  const { log, dataFolder, limits, createRoomCode, clock, now, schedule, random, publicUrl } = options;
  const serverKey = await openServerKey(dataFolder, log);
  const cluster = await openCluster(options, serverKey, internalUrl, () => hubServer.disconnectAll());
  const metrics = new Metrics();
  const hubServer = createHubServer(options, unfinished, metrics, cluster);
  const monitors = hubServer.addHub(QUIZ_HUB_PATH);
  // Each ping wakes a phone's radio, and two hundred of them share one Wi-Fi.
  const phones = hubServer.addHub(GAME_HUB_PATH, KEEP_ALIVE_MS);

  const changed = { quizzes: () => sessions.quizzesChanged(), seasons: () => seasonsChanged() };
  const kept = await openKept(options, serverKey, changed, cluster);
  const shared = cluster?.store;
  const store = shared ?? openFallback(options);
  // Other processes may be writing in the same folder.
  if (cluster) await enterFolder(dataFolder, LONGEST_UPLOAD_MS, log);
  const { quizzes, media, mediaFolder, played, evenings, venue } = kept;
  const seasonFiles = shareSeasons(kept.seasons, kept.holdQuizzes, cluster?.put);
  const sessions = new Sessions({
    store,
    shared,
    monitors,
    phones,
    quizzes,
    media,
    seasons: seasonFiles,
    played,
    evenings,
    languageRules,
    hash: sha256,
    venue: async () => (await venue.current()).venue,
    starWords: createStarWords(() => venue.language),
    joinPages,
    limits,
    createRoomCode,
    clock,
    now,
    schedule,
    random,
    log,
  });
  const seasonsChanged = (): void => {
    sessions.seasonsChanged();
    cluster?.tellSeasonsChanged();
  };
  await venue.start();
  const running = await sessions.start();
  evenings.start();
  const stopHousekeeping = startHousekeeping(kept, options);
  const rehearsals = new Rehearsals({
    sessions,
    shared,
    monitors,
    mediaFolder,
    clock,
    schedule,
    random,
    log,
  });
  monitors.addMethods(quizHubMethods(monitors, sessions));
  phones.addMethods(gameHubMethods(phones, sessions));
  addGauges(metrics, { sessions, store }, [monitors, phones], cluster);

  const origins = createOrigins(options);
  const isForwarded = publicUrl !== undefined;
  const hosting = createHosting({ serverKey, isOpen: options.isHostingOpen, isForwarded });
  const clientFiles = await readClientFiles(options.clientFolder);
  const pages = createPages(clientFiles);
  let isClosing = false;
  const isReady = (): boolean => !isClosing && store.isReady;
  const admits = (request: Pick<IncomingMessage, 'headers'>): boolean => admit(request, cluster?.internalKey);
  return {
    app: createApp({
      sessions,
      rehearsals,
      pages,
      hosting,
      origins,
      isReady,
      stop: options.stop,
      log,
      metrics,
      proxies: options.proxies,
      kept,
      corrections: new Corrections({ kept, seasonFiles, sessions }),
      quizImporter: createImporter(schedule),
      seasonImporter: createImporter<ImportedSeason>(schedule, undefined, importSeasons),
      imports: new Turns(IMPORTS),
      exports: new Turns(EXPORTS),
      searches: new Turns(SEARCHES),
      wayIn: await openWayIn(options, addresses),
      files: clientFiles,
      hubPaths: [QUIZ_HUB_PATH, GAME_HUB_PATH],
      negotiate: hubServer.negotiate.bind(hubServer),
      relay: cluster?.relay,
    }),
    serverKey,
    restored: newestFirst(running),
    get isWaiting() {
      return !store.isReady;
    },
    /** Must be called first for every request; the request is refused if this returns false. */
    admits,
    upgrade: createUpgrade(hubServer, { origins, isReady, admits }),
    /** Hands what this process owns in a shared store over to others. What is in its own folder stays. */
    async handBack(): Promise<void> {
      isClosing = true;
      void cluster?.handBack(quizzes.documents.inTurn);
      if (cluster) await sessions.handBack();
    },
    /** Disconnects all hub connections and finishes pending writes; false if the disk does not answer. */
    async close(): Promise<boolean> {
      metrics.close();
      await hubServer.close();
      sessions.close();
      rehearsals.close();
      stopHousekeeping();
      await evenings.close();
      return store.close().finally(() => cluster?.close());
    },
  };
}

/** The folders in which files are written. */
const FOLDERS = ['', 'sessions', 'quizzes', 'quizzes/media', 'seasons', 'played', 'evenings', 'venue'];

/** Marks the data folder, and removes the drafts in it that have been unused for `unusedMs`. */
async function enterFolder(dataFolder: string, unusedMs: number, log: Log): Promise<void> {
  const folders = FOLDERS.map((name) => join(dataFolder, name));
  void sweepDrafts(folders, unusedMs);
  await markDataFolder(dataFolder, log);
}

/**
 * Opens a store on disk. Whoever has opened it has the data folder to itself, and only then marks it and removes what
 * others left.
 */
function openFallback(options: ResolvedOptions): FallbackStore {
  const { dataFolder, now, clock, schedule, log } = options;
  const openStore: typeof options.openStore = async (folder, isRepaired) => {
    const store = await options.openStore(folder, isRepaired);
    await enterFolder(dataFolder, 0, log);
    return store;
  };
  return new FallbackStore({ folder: join(dataFolder, 'sessions'), openStore, now, clock, schedule, log });
}

function newestFirst(sessions: LiveSession[]): RestoredSession[] {
  return sessions
    .sort((one, other) => other.record.createdAt - one.record.createdAt)
    .map(({ record: { quizName, sessionCode }, roster: { count: playerCount } }) => {
      return { quizName, sessionCode, playerCount };
    });
}

interface UpgradeRules {
  origins: Origins;
  isReady(): boolean;
  admits(request: IncomingMessage): boolean;
}

/** Returns the handler of WebSocket upgrade requests. */
function createUpgrade(hubServer: HubServer, { origins, isReady, admits }: UpgradeRules) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!admits(request)) return refuseUpgrade(socket, 403);
    const { host, origin } = request.headers;
    // A connection handed on by another process was checked there.
    const isAllowed =
      introductionOf(request.headers) || (origins.allowsHost(host) && origins.allowsOrigin(origin));
    if (!isAllowed) refuseUpgrade(socket, 403);
    // With its socket destroyed, a balancer asks another process; a status may concern one guest alone.
    else if (!isReady()) socket.destroy();
    else if (!hubServer.handleUpgrade(request, socket, head)) refuseUpgrade(socket, 404);
  };
}

/** Joins the cluster, whose code is loaded only if there is one. */
async function openCluster(
  options: ResolvedOptions,
  serverKey: string,
  internalUrl: () => string,
  cutOff: () => void,
): Promise<Cluster | undefined> {
  const { redisUrl, clock, schedule, log } = options;
  if (redisUrl === undefined) {
    if (options.internalUrl !== undefined)
      log('warn', 'INTERNAL_URL has no effect without REDIS_URL: this process shares nothing with others');
    return undefined;
  }
  const { joinCluster } = await import('./joinCluster');
  const ownUrl = options.internalUrl ?? internalUrl();
  return joinCluster({ redisUrl, serverKey, internalUrl: ownUrl, cutOff, clock, schedule, log });
}

function createHubServer(
  { log, limits, proxies }: ResolvedOptions,
  unfinished: UnfinishedConnections,
  metrics: Metrics,
  cluster: Cluster | undefined,
): HubServer {
  return new HubServer({
    // Messages that differ only in a connection's id, or in a client's number, are of the same kind.
    log: (level, message) => log(level, message, message.replace(/[\w-]{22}|\d+/g, '')),
    onCall: metrics.called.bind(metrics),
    failureOf: hubFailure,
    addressOf: (request) => callerOf(request, proxies),
    places: new ConnectionPlaces(limits.maxHubConnections),
    unfinished,
    keepAliveMs: KEEP_ALIVE_MS,
    pingMs: SERVER_PING_MS,
    clientTimeoutMs: SERVER_TIMEOUT_MS,
    handOn: cluster?.handOn,
    isHandedOn: ({ headers }) => introductionOf(headers) !== undefined,
  });
}

/** Adds the gauges, whose values are counted at the moment somebody asks for them. */
function addGauges(
  metrics: Metrics,
  { sessions, store }: { sessions: Sessions; store: Store },
  [monitors, phones]: [Hub, Hub],
  cluster?: Cluster,
): void {
  metrics.add('gauge', 'quiz_night_sessions', 'Open sessions in this process.', () => sessions.openCount);
  metrics.add('gauge', 'quiz_night_players', 'Players in these sessions.', () => sessions.playerCount);
  metrics.add(
    'gauge',
    'quiz_night_store_writable',
    'Whether this process can store anything: 1 if so, otherwise 0.',
    () => Number(store.isReady && store.notice === undefined),
  );
  metrics.add('gauge', 'quiz_night_connections', 'Connections by hub.', () => [
    { labels: { hub: 'quiz' }, value: monitors.connectionCount },
    { labels: { hub: 'game' }, value: phones.connectionCount },
  ]);
  if (!cluster) return;
  const { leases, operations } = cluster.figures;
  metrics.add('gauge', 'quiz_night_owned_leases', 'Names that this process owns in Redis.', leases);
  metrics.add('counter', 'quiz_night_redis_operations_total', 'Scripts run in Redis.', operations);
}
