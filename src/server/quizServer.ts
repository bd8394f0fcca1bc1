import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { UnfinishedConnections } from './access/unfinished';
import { createAddresses } from './network/addresses';
import { createUnready } from './http/health';
import { closeHttpServer, countWaiting, listen, readAway } from './http/httpServer';
import { compose, type Composition, type RestoredSession } from './composition';
import { resolveOptions, type QuizServerOptions, type ResolvedOptions } from './options';
import { checkDataFolder } from './starting/dataFolder';
import { refuseUpgrade } from './signalr/hubServer';

export interface QuizServer {
  /** The address for the host's own browser, such as `http://localhost:5000`. */
  origin: string;
  /** The link for that browser: the address, with the server's key if it needs one. */
  hostLink: string;
  /** Where phones join, likeliest first; empty if the machine is on no network. */
  playerUrls: string[];
  /** Links for hosting on another device, likeliest first; none if everybody may host or without a network. */
  hostLinks: string[];
  /** An absolute path. Quiz files are in its folder `quizzes`. */
  dataFolder: string;
  /** Whether the stored sessions cannot be opened yet; until they can, nobody can play. */
  isWaiting: boolean;
  /** Sessions that continue from the last run, newest first. */
  running: RestoredSession[];
  /**
   * Finishes pending writes, closes every connection, and leaves no timer behind. May be called again. Resolves with
   * false if the disk does not answer; pending writes then go on.
   */
  close(): Promise<boolean>;
}

/** Starts a quiz server on one port. Throws a StartError that says what to do about the port or the data folder. */
export async function createQuizServer(given: QuizServerOptions): Promise<QuizServer> {
  const options = resolveOptions({ ...given, dataFolder: resolve(given.dataFolder) });
  const { host, publicUrl, dataFolder } = options;
  await checkDataFolder(dataFolder);
  // The port comes first: the second of two servers on one folder should complain about that.
  const unfinished = new UnfinishedConnections(options.limits.maxUnfinished);
  const server = await listen({ ...options, unfinished });
  const { port } = server.address() as AddressInfo;
  const addresses = createAddresses(host, port, publicUrl, options.readInterfaces);
  const opening = compose(options, addresses, unfinished);
  handOver(server, opening, options);
  const composition = await opening.catch(async (error: unknown) => {
    await closeHttpServer(server);
    throw error;
  });
  let closing: Promise<boolean> | undefined;
  const close = async (): Promise<boolean> => {
    await composition.handBack();
    const [isFinished] = await Promise.all([composition.close(), closeHttpServer(server)]);
    return isFinished;
  };
  const { serverKey } = composition;
  return {
    origin: addresses.origin,
    hostLink: options.isHostingOpen ? addresses.origin : addresses.hostLink(serverKey),
    playerUrls: addresses.playerUrls(),
    hostLinks: options.isHostingOpen ? [] : addresses.hostLinks(serverKey),
    dataFolder,
    isWaiting: composition.isWaiting,
    running: composition.restored,
    close: () => (closing ??= close()),
  };
}

/**
 * Requests that arrive while sessions are still being read wait for them: after a restart all clients come
 * back at once. Nobody waits for Redis, which may take longer; other processes can answer meanwhile.
 */
function handOver(
  server: Server,
  opening: Promise<Composition>,
  { redisUrl, limits }: ResolvedOptions,
): void {
  const isShared = redisUrl !== undefined;
  let composition: Composition | undefined;
  const opened = opening.then(
    (opens) => (composition = opens),
    () => undefined,
  );
  const unready = createUnready();
  const responseTo = async (request: Request, env: HttpBindings): Promise<Response> => {
    if (!isShared) await opened;
    if (!composition) return unready.fetch(request, env);
    if (!composition.admits(env.incoming)) return new Response(null, { status: 403 });
    return composition.app.fetch(request, env);
  };
  const answer = getRequestListener(
    async (request, bindings) => {
      // There is no HTTP/2.
      const env = bindings as HttpBindings;
      const response = await responseTo(request, env);
      await readAway(env.incoming);
      // From here on the server waits for the caller alone. node:http closes a connection on its timeout.
      env.incoming.socket.setTimeout(limits.answerTimeoutMs);
      return response;
    },
    // For callers that send no Host, such as HTTP/1.0 checks by balancers.
    { hostname: 'localhost' },
  );
  server.on('request', (incoming, outgoing) => {
    if (countWaiting(incoming, outgoing)) void answer(incoming, outgoing);
  });
  server.on('upgrade', (request, socket, head) => {
    // The peer may close at any time; without a listener an 'error' event would end the process.
    socket.on('error', () => socket.destroy());
    // The peer may also be reading earlier answers. A WebSocket has no such timeout.
    socket.on('timeout', () => socket.destroy());
    const upgrade = (): void => {
      if (composition) composition.upgrade(request, socket, head);
      else refuseUpgrade(socket, 503);
    };
    if (isShared) upgrade();
    else void opened.then(upgrade);
  });
}
