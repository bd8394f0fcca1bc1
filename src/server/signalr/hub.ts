/**
 * Thrown by a hub method: its message goes to the caller as the completion's error. Any other error is not sent.
 */
export class HubError extends Error {}

/** One client, from its accepted handshake until either side closes. */
export interface HubConnection {
  /** The id that the client knows as its connectionId: safe to log and to show, unlike the connection token. */
  readonly id: string;
  /** Where it comes from, as the server's option `addressOf` says; for limits that count by caller. */
  readonly address: string;
  /** Aborted on disconnect, for methods that outlive their caller. */
  readonly signal: AbortSignal;
  /** Calls the client's handlers of `event`. Does nothing once disconnected; throws when `args` are no JSON. */
  send(event: string, ...args: unknown[]): void;
  /** Disconnects with a Close message. The client reconnects by itself only when `allowReconnect` is set. */
  close(options?: CloseOptions): void;
}

export interface CloseOptions {
  error?: string;
  allowReconnect?: boolean;
}

/** What clients may call. The arguments are whatever JSON the client sent, as many as it sent. */
export type HubMethod = (connection: HubConnection, ...args: unknown[]) => unknown;

export interface HubDefinition {
  /** Where clients connect, such as `/chat`; below it lies `/negotiate`. */
  path: string;
  /** What clients may call from the beginning. */
  methods?: Record<string, HubMethod>;
  /** After the handshake. Throwing closes the connection for good. */
  onConnected?(connection: HubConnection): void;
  /** Once for every onConnected. `error` says what went wrong; a close message has none. */
  onDisconnected?(connection: HubConnection, error?: Error): void;
}

/** The server's side of one hub. A group exists while it has members; a disconnect removes the connection from all. */
export interface Hub {
  /** Lets clients call these methods too. */
  addMethods(methods: Record<string, HubMethod>): void;
  addToGroup(connection: HubConnection, group: string): void;
  removeFromGroup(connection: HubConnection, group: string): void;
  /** Calls the handlers of `event` on every connection of the group. Throws when `args` are no JSON. */
  sendToGroup(group: string, event: string, ...args: unknown[]): void;
  /** Disconnects every connection of the group; clients may reconnect. */
  disconnectGroup(group: string): void;
  /** How many connections are in the group. */
  groupSize(group: string): number;
  readonly connectionCount: number;
}

export type HubLog = (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void;
