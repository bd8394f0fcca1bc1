import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { GAME_HUB_PATH, QUIZ_HUB_PATH } from '../contract/hubs';
import { KEEP_ALIVE_MS, SERVER_PING_MS, SERVER_TIMEOUT_MS } from '../contract/limits';
import { callerOf, ConnectionPlaces } from './access/caller';
import { Hosting } from './access/hosting';
import { admit, introductionOf } from './access/internalCalls';
import { createOrigins, type Origins } from './access/origins';
import { deriveSecret, openServerKey } from './access/secret';
import { sweepDrafts } from './disk';
import { addGauges } from './gauges';
import { createApp } from './http/app';
import { createPages, readClientFiles } from './http/pages';
import { EXPORTS, IMPORTS, Turns } from './http/turns';
import { serveGameHub } from './hubs/gameHub';
import { serveQuizHub } from './hubs/quizHub';
import type { Cluster } from './joinCluster';
import { Metrics } from './metrics';
import type { ResolvedOptions } from './options';
import { Importer } from './quizzes/importing/importer';
import { MediaFolder } from './quizzes/media/mediaFolder';
import { SessionMedia } from './quizzes/media/sessionMedia';
import { MediaUploads } from './quizzes/media/mediaUploads';
import { openQuizzes } from './quizzes/openQuizzes';
import { QuizFolder } from './quizzes/quizFolder';
import { Rehearsals } from './rehearsal/rehearsals';
import { EveningFolder } from './results/eveningFolder';
import { PlayedQuizzes } from './seasons/played';
import importSeasons from './seasons/importProcess.ts?standalone-code';
import type { ImportedSeason } from './seasons/importSeason';
import { SeasonFolder } from './seasons/seasonFolder';
import { SharedSeasons } from './seasons/sharedSeasons';
import type { LiveSession } from './sessions/liveSession';
import { Sessions } from './sessions/sessions';
import { HubServer, refuseUpgrade } from './signalr/hubServer';
import { markDataFolder } from './starting/dataFolder';
import { VenueFolder } from './venue/venueFolder';
import { FallbackStore } from './store/fallbackStore';
import type { Addresses } from './wayIn/addresses';
import { openWayIn } from './wayIn/wayIn';

/** In milliseconds, and far longer than any takes that is not given up. */
const LONGEST_UPLOAD_MS = 60 * 60_000;

/** A session that was found on disk and goes on. */
export interface RestoredSession {
  quizName: string;
  sessionCode: string;
  playerCount: number;
}

/** Everything behind the HTTP server: sessions, quizzes, hubs, store and pages, put together. */
export type Composition = Awaited<ReturnType<typeof compose>>;

/** Opens the data folder and puts the parts together. Throws a StartError when the folder is in use. */
export async function compose(options: ResolvedOptions, addresses: Addresses) {
  const { joinPages, internalUrl } = addresses;
  const { log, dataFolder, limits, createRoomCode, clock, now, schedule, random } = options;
  const serverKey = await openServerKey(dataFolder, log);
  const cluster = await openCluster(options, serverKey, internalUrl, () => hubServer.disconnectAll());
  const metrics = new Metrics();
  const hubServer = createHubServer(options, metrics, cluster);
  const monitors = hubServer.addHub(QUIZ_HUB_PATH);
  const phones = hubServer.addHub(GAME_HUB_PATH);

  const kept = await openFiles(options, serverKey, cluster);
  const shared = cluster?.store;
  const store = shared ?? openFallback(options);
  if (cluster) await enterSharedFolder(dataFolder);
  const { quizzes, media, mediaFolder, played, evenings, venue } = kept;
  const sessions = new Sessions({
    store,
    shared,
    monitors,
    phones,
    quizzes,
    media,
    seasons: new SharedSeasons(kept.seasons, kept.holdQuizzes, cluster?.put),
    played,
    evenings,
    houseRules: async () => (await venue.read()).venue.rules,
    joinPages,
    limits,
    createRoomCode,
    clock,
    now,
    schedule,
    random,
    log,
  });
  const running = await sessions.start();
  evenings.start();
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
  serveQuizHub(monitors, sessions);
  serveGameHub(phones, sessions);
  addGauges(metrics, { sessions, store }, [monitors, phones], cluster);

  const origins = createOrigins(options);
  const { isHostingOpen: isOpen, publicUrl } = options;
  const hosting = new Hosting({ serverKey, isOpen, isForwarded: publicUrl !== undefined });
  const clientFiles = await readClientFiles(options.clientFolder);
  const pages = await createPages(clientFiles);
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
      log,
      metrics,
      proxies: options.proxies,
      ...kept,
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
    /** To be asked of every request first; false: it is to be refused. */
    admits,
    upgrade: createUpgrade(hubServer, { origins, isReady, admits }),
    /** Gives what this process has of a shared store to the others; what is in a folder of its own stays there. */
    async handBack(): Promise<void> {
      isClosing = true;
      void cluster?.handBack(kept.store.inTurn);
      if (cluster) await sessions.handBack();
    },
    /** Disconnects all hub connections, then finishes what is being written; false where the disk does not answer. */
    async close(): Promise<boolean> {
      metrics.close();
      await hubServer.close();
      sessions.close();
      rehearsals.close();
      await evenings.close();
      return store.close().finally(() => cluster?.close());
    },
  };
}

/** What stands in files, and how it is changed: quizzes with their media, seasons, past evenings, the house. */
async function openFiles(options: ResolvedOptions, serverKey: string, cluster: Cluster | undefined) {
  const { dataFolder, schedule } = options;
  const folder = join(dataFolder, 'quizzes');
  const mediaFolder = new MediaFolder(join(folder, 'media'));
  const media = new SessionMedia(mediaFolder, deriveSecret(serverKey, 'media addresses'), cluster?.noteMedia);
  const quizzes = await openQuizzes(folder, { ...options, media: mediaFolder });
  const store = new QuizFolder(folder, quizzes, options);
  const uploads = new MediaUploads(store, async () => {
    await quizzes.readAnew();
    const elsewhere = await cluster?.readMedia();
    return (name) => quizzes.names(name) || media.isKept(name) || elsewhere?.has(name) === true;
  });
  const venue = new VenueFolder(dataFolder, options);
  const evenings = new EveningFolder(join(dataFolder, 'evenings'), {
    ...options,
    keepResults: () => venue.keepResults(),
  });
  return {
    quizzes,
    store,
    media,
    mediaFolder,
    uploads,
    venue,
    evenings,
    played: new PlayedQuizzes(join(dataFolder, 'played'), options),
    // In turn with the quizzes, since the same process changes both.
    seasons: new SeasonFolder(join(dataFolder, 'seasons'), { ...options, inTurn: store.inTurn }),
    importer: new Importer(schedule),
    seasonImporter: new Importer<ImportedSeason>(schedule, undefined, importSeasons),
    imports: new Turns(IMPORTS),
    exports: new Turns(EXPORTS),
    holdQuizzes: (): Promise<void> => cluster?.holdQuizzes() ?? Promise.resolve(),
  };
}

/** Those in which files are written. */
function foldersIn(dataFolder: string): string[] {
  const names = ['', 'sessions', 'quizzes', 'quizzes/media', 'seasons', 'played', 'evenings', 'venue'];
  return names.map((name) => join(dataFolder, name));
}

/** Other processes may be at work in the same folder: what they are writing stays. */
async function enterSharedFolder(dataFolder: string): Promise<void> {
  void sweepDrafts(foldersIn(dataFolder), LONGEST_UPLOAD_MS);
  await markDataFolder(dataFolder);
}

/**
 * A store on disk. Who has opened it has the data folder alone, and only then marks it and removes what others have
 * left there.
 */
function openFallback(options: ResolvedOptions): FallbackStore {
  const { dataFolder, now, schedule, log } = options;
  const openStore: typeof options.openStore = async (folder) => {
    const store = await options.openStore(folder);
    void sweepDrafts(foldersIn(dataFolder), 0);
    await markDataFolder(dataFolder);
    return store;
  };
  return new FallbackStore({ folder: join(dataFolder, 'sessions'), openStore, now, schedule, log });
}

function newestFirst(sessions: LiveSession[]): RestoredSession[] {
  return sessions
    .sort((one, other) => other.record.createdAt - one.record.createdAt)
    .map(({ record: { quizName, sessionCode }, roster }) => ({
      quizName,
      sessionCode,
      playerCount: roster.count,
    }));
}

interface UpgradeRules {
  origins: Origins;
  isReady(): boolean;
  admits(request: IncomingMessage): boolean;
}

/** How a request to become a WebSocket is answered. */
function createUpgrade(hubServer: HubServer, { origins, isReady, admits }: UpgradeRules) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!admits(request)) return refuseUpgrade(socket, 403);
    const { host, origin } = request.headers;
    // What another process hands on was asked for there.
    const isAllowed =
      introductionOf(request.headers) || (origins.allowsHost(host) && origins.allowsOrigin(origin));
    if (!isAllowed) refuseUpgrade(socket, 403);
    // A balancer asks another process then. It must not do so for a status, which may be due to one guest alone.
    else if (!isReady()) socket.destroy();
    else if (!hubServer.handleUpgrade(request, socket, head)) refuseUpgrade(socket, 404);
  };
}

/** Loaded only where it is asked for. */
async function openCluster(
  options: ResolvedOptions,
  serverKey: string,
  internalUrl: () => string,
  cutOff: () => void,
): Promise<Cluster | undefined> {
  const { redisUrl, clock, schedule, log } = options;
  if (redisUrl === undefined) {
    if (options.internalUrl !== undefined)
      log(
        'warn',
        'INTERNAL_URL counts for nothing without REDIS_URL: this process shares nothing with others',
      );
    return undefined;
  }
  const { joinCluster } = await import('./joinCluster');
  const ownUrl = options.internalUrl ?? internalUrl();
  return joinCluster({ redisUrl, serverKey, internalUrl: ownUrl, cutOff, clock, schedule, log });
}

function createHubServer(
  { log, limits, proxies }: ResolvedOptions,
  metrics: Metrics,
  cluster: Cluster | undefined,
): HubServer {
  return new HubServer({
    // Messages that differ only in a connection's id, or in a number that a client chose, are of one kind.
    log: (level, message) => log(level, message, message.replace(/[\w-]{22}|\d+/g, '')),
    onCall: metrics.called.bind(metrics),
    addressOf: (request) => callerOf(request, proxies),
    places: new ConnectionPlaces(limits.maxHubConnections),
    keepAliveMs: KEEP_ALIVE_MS,
    pingMs: SERVER_PING_MS,
    clientTimeoutMs: SERVER_TIMEOUT_MS,
    handOn: cluster?.handOn,
    isHandedOn: ({ headers }) => introductionOf(headers) !== undefined,
  });
}
