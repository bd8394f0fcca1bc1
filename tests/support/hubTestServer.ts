import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type HubConnection as Client,
  type IHttpConnectionOptions,
} from '@microsoft/signalr';
import type { HubConnection } from '../../src/server/signalr/connection';
import type { Hub, HubFailure, HubMethod } from '../../src/server/signalr/hub';
import { HubServer, type HubServerOptions } from '../../src/server/signalr/hubServer';
import { HubClient, type SocketClass } from './hubClient';
import { undoAfterwards } from './undoAfterwards';
import { CheckedSocket } from './wholeMessages';

const HUB_PATH = '/testHub';

export interface HubTestServer {
  hub: Hub;
  hubServer: HubServer;
  /** The hub's http address. */
  url: string;
  /** What the hub server logged, as `level message`. */
  logged: string[];
  /** The server's ends of all connections so far, in order of arrival. */
  sockets: Socket[];
  close(): Promise<void>;
}

/** Thrown by the methods of a test's hub: a failure that is expected. */
export class Failed extends Error {
  constructor(readonly failure: HubFailure) {
    super(failure.message);
  }
}

/** The methods of a test's hub, and its callbacks about connections. */
interface TestHub {
  methods?: Record<string, HubMethod>;
  onConnected?(connection: HubConnection): void;
  /** Called once for every onConnected. `error` says what went wrong; after a close message there is none. */
  onDisconnected?(connection: HubConnection, error?: Error): void;
}

/** Serves one hub on 127.0.0.1 until the test is over, or, if started outside of tests, the file. */
export async function startHub(
  { methods = {}, ...told }: TestHub = {},
  options: HubServerOptions = {},
): Promise<HubTestServer> {
  const logged: string[] = [];
  const log: HubServerOptions['log'] = (level, message) => logged.push(`${level} ${message}`);
  const failureOf = (error: unknown) => (error instanceof Failed ? error.failure : undefined);
  const hubServer = new HubServer({ log, failureOf, ...options });
  const hub = hubServer.addHub(HUB_PATH);
  hub.addMethods(methods);
  tellConnections(hub, told);
  const http = createServer((request, response) => void answer(hubServer, request, response));
  http.on('upgrade', (request, socket, head) => {
    if (!hubServer.handleUpgrade(request, socket, head)) socket.destroy();
  });
  const sockets: Socket[] = [];
  http.on('connection', (socket) => sockets.push(socket));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const close = async () => {
    await hubServer.close();
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };
  undoAfterwards(close);
  const { port } = http.address() as AddressInfo;
  return { hub, hubServer, url: `http://127.0.0.1:${port}${HUB_PATH}`, logged, sockets, close };
}

function tellConnections(hub: Hub, { onConnected, onDisconnected }: TestHub): void {
  const accept = hub.accept.bind(hub);
  hub.accept = (connection) => {
    accept(connection);
    const listener = connection.listener!;
    const { signal } = connection;
    const onOpen = (): void => {
      listener.onOpen();
      onConnected?.(connection);
      const error = (): Error | undefined =>
        signal.reason instanceof DOMException ? undefined : signal.reason;
      signal.addEventListener('abort', () => onDisconnected?.(connection, error()));
    };
    connection.listener = { ...listener, onOpen };
  };
}

async function answer(hubs: HubServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const answered = hubs.negotiate(url.pathname.replace(/\/negotiate$/, ''), url);
  response.writeHead(answered?.status ?? 404, Object.fromEntries(answered?.headers ?? []));
  response.end(await answered?.text());
}

/** Creates SignalR's own client, which is stopped when the test is over. */
export function createClient(
  url: string,
  { retryDelays, ...options }: IHttpConnectionOptions & { retryDelays?: number[] } = {},
): Client {
  // SignalR takes the class, but does not say so in its types.
  const means = { transport: HttpTransportType.WebSockets, WebSocket: CheckedSocket, ...options };
  const builder = new HubConnectionBuilder().withUrl(url, means).configureLogging(LogLevel.None);
  if (retryDelays) builder.withAutomaticReconnect(retryDelays);
  const client = builder.build();
  undoAfterwards(() => client.stop());
  return client;
}

/** Returns SignalR's own client, connected. */
export async function connect(url: string, options?: Parameters<typeof createClient>[1]): Promise<Client> {
  const client = createClient(url, options);
  await client.start();
  return client;
}

/** Resolves with the arguments of the next `event`. */
export function nextEvent(client: Client, event: string): Promise<unknown[]> {
  return new Promise((resolve) => {
    const handler = (...args: unknown[]) => {
      client.off(event, handler);
      resolve(args);
    };
    client.on(event, handler);
  });
}

/**
 * Opens a client for what SignalR's own would never send, before the handshake; closed when the test is over.
 */
export function openRaw(url: string): Promise<HubClient> {
  return createRaw(new HubClient(url)).open();
}

/** Like openRaw, with the handshake done. */
export function connectRaw(url: string, Socket?: SocketClass): Promise<HubClient> {
  return createRaw(new HubClient(url, Socket)).connect();
}

function createRaw(client: HubClient): HubClient {
  undoAfterwards(() => client.close());
  return client;
}
