import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { GAME_HUB_PATH, QUIZ_HUB_PATH } from '../contract/hubs';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../contract/limits';
import { callerOf } from './access/caller';
import { ConnectionPlaces } from './access/caller';
import { Hosting } from './access/hosting';
import { createOrigins } from './access/origins';
import { deriveSecret } from './access/secret';
import { openServerKey } from './access/secret';
import { createApp } from './http/app';
import { createPages, readClientFiles } from './http/pages';
import { serveGameHub } from './hubs/gameHub';
import { serveQuizHub } from './hubs/quizHub';
import type { ResolvedOptions } from './options';
import { Importer } from './quizzes/importing/importer';
import { MediaFolder } from './quizzes/media/mediaFolder';
import { SessionMedia } from './quizzes/media/sessionMedia';
import { MediaUploads } from './quizzes/media/mediaUploads';
import { openQuizzes } from './quizzes/openQuizzes';
import { QuizFolder } from './quizzes/quizFolder';
import { QuizTrash } from './quizzes/quizTrash';
import type { Quizzes } from './quizzes/quizzes';
import { Sessions } from './sessions/sessions';
import { HubServer, refuseUpgrade } from './signalr/hubServer';
import { FallbackStore } from './store/fallbackStore';

/** A session that was found on disk and goes on. */
export interface RestoredSession {
  quizName: string;
  sessionCode: string;
  playerCount: number;
}

/** Everything behind the HTTP server: sessions, quizzes, hubs, store and pages, put together. */
export type Composition = Awaited<ReturnType<typeof compose>>;

/**
 * Opens the data folder and puts the parts together; `joinPages` is where phones join. Throws a StartError when the
 * folder is in use.
 */
export async function compose(options: ResolvedOptions, joinPages: () => string[]) {
  const { log, schedule, dataFolder } = options;
  const hubServer = createHubServer(options);
  const monitors = hubServer.addHub(QUIZ_HUB_PATH);
  const phones = hubServer.addHub(GAME_HUB_PATH);

  const serverKey = await openServerKey(dataFolder, log);
  const folder = new MediaFolder(join(dataFolder, 'quizzes', 'media'));
  const media = new SessionMedia(folder, deriveSecret(serverKey, 'media addresses'));
  const quizFolder = join(dataFolder, 'quizzes');
  const quizzes = await openQuizzes(quizFolder, { ...options, media: folder });
  const store = new FallbackStore({ ...options, folder: join(dataFolder, 'sessions') });
  const sessions = new Sessions({ ...options, joinPages, store, quizzes, media, monitors, phones });
  const running = await sessions.start();
  serveQuizHub(monitors, sessions);
  serveGameHub(phones, sessions);

  const origins = createOrigins(options);
  const { isHostingOpen: isOpen, publicUrl } = options;
  const hosting = new Hosting({ serverKey, isOpen, isForwarded: publicUrl !== undefined });
  const files = await readClientFiles(options.clientFolder);
  const pages = await createPages(files);
  return {
    app: createApp({
      ...{ sessions, quizzes, media, pages, files, hosting, origins, log },
      importer: new Importer(schedule),
      ...createWorkshop(quizFolder, options, quizzes, media),
      mediaFolder: folder,
      hubPaths: [QUIZ_HUB_PATH, GAME_HUB_PATH],
      negotiate: hubServer.negotiate.bind(hubServer),
    }),
    serverKey,
    restored: running
      .sort((one, other) => other.record.createdAt - one.record.createdAt)
      .map(({ record: { quizName, sessionCode }, players }): RestoredSession => ({
        ...{ quizName, sessionCode, playerCount: players.count },
      })),
    get isInMemory() {
      return store.notice === 'in_memory';
    },
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const { host, origin } = request.headers;
      if (!origins.allowsHost(host) || !origins.allowsOrigin(origin)) refuseUpgrade(socket, 403);
      else if (!hubServer.handleUpgrade(request, socket, head)) refuseUpgrade(socket, 404);
    },
    /** Disconnects all hub connections, then finishes what is being written; false where the disk does not answer. */
    async close(): Promise<boolean> {
      await hubServer.close();
      sessions.close();
      return store.close();
    },
  };
}

/** What changes the folder of quizzes and its media. */
function createWorkshop(folder: string, options: ResolvedOptions, quizzes: Quizzes, media: SessionMedia) {
  const store = new QuizFolder(folder, quizzes, options.log);
  const uploads = new MediaUploads(store, async () => {
    await quizzes.readAnew();
    return (fileName) => quizzes.names(fileName) || media.isKept(fileName);
  });
  void uploads.removeDrafts();
  return { store, trash: new QuizTrash(store, options.now), uploads };
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
