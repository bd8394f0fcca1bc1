import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { MessageType, type InvocationMessage, type StreamInvocationMessage } from '@microsoft/signalr';
import type { HubConnection, HubLog, SocketConnection } from './connection';
import { writeEvent, writeRecord } from './frames';

/** What follows from an error that a hub method is expected to throw. */
export interface HubFailure {
  /** What the caller is told. */
  message: string;
  /** What the log says about it, as a warning. */
  detail?: string | undefined;
  /** The server that is responsible: the client must be served there, and is told nothing. */
  origin?: string;
  /** Whether the caller is disconnected, and may reconnect. */
  disconnects?: boolean;
}

/** A call that no method can answer. */
class HubError extends Error {}

/** A method that clients may call. The arguments are whatever JSON the client sent, in any number. */
export type HubMethod = (connection: HubConnection, ...args: unknown[]) => unknown;

/** Connects to another process; the returned function sends it records. Throws if it does not answer. */
export type HandOn = (connection: SocketConnection, origin: string) => Promise<(records: Buffer) => void>;
/** Called for every call that was run: its method, milliseconds since it arrived, and its error. */
export type CallObserver = (target: string, ms: number, error?: string) => void;

/** What a hub gets from its server. */
interface HubParts {
  log: HubLog;
  onCall: CallObserver;
  /** Returns what follows from an error of a method; undefined: nobody expected it, and its text is not sent. */
  failureOf: (error: unknown) => HubFailure | undefined;
  /** Absent if no other process has this hub, and for connections that one of them has handed on. */
  handOn?: HandOn;
}

interface Member {
  connection: SocketConnection;
  groups: Set<string>;
}

/**
 * The server's side of one hub: its connections, their groups, and what clients may call. A group exists
 * while it has members; a disconnect removes the connection from all.
 */
export class Hub {
  readonly #members = new Map<string, Member>();
  readonly #groups = new Map<string, Set<SocketConnection>>();
  /** How often groups are pinged that are not pinged as often as their hub's others, in milliseconds. */
  readonly #paces = new Map<string, number>();
  readonly #methods: Record<string, HubMethod> = {};
  readonly #parts: HubParts;

  constructor(parts: HubParts) {
    this.#parts = parts;
  }

  get connectionCount(): number {
    return this.#members.size;
  }

  addMethods(methods: Record<string, HubMethod>): void {
    Object.assign(this.#methods, methods);
  }

  /** Adds a connection, from its handshake on. One that was handed on already is not handed on again. */
  accept(connection: SocketConnection, isHandedOn = false): void {
    const parts = isHandedOn ? { ...this.#parts, handOn: undefined } : this.#parts;
    const invocations = new Invocations(connection, this.#methods, parts);
    connection.listener = {
      onOpen: () => this.#members.set(connection.id, { connection, groups: new Set() }),
      onMessage: (message) => {
        // A ping only has to arrive; stream items and completions answer calls that this server never makes.
        if (message.type === MessageType.Invocation || message.type === MessageType.StreamInvocation)
          invocations.add(message);
      },
      onEnd: () => this.#remove(connection),
    };
  }

  addToGroup({ id }: HubConnection, group: string): void {
    const member = this.#members.get(id);
    // A method that awaited something may call this after its caller has disconnected.
    if (!member) return;
    member.groups.add(group);
    const connections = this.#groups.get(group);
    if (connections) connections.add(member.connection);
    else this.#groups.set(group, new Set([member.connection]));
    const everyMs = this.#paces.get(group);
    if (everyMs !== undefined) member.connection.pace(everyMs);
  }

  removeFromGroup({ id }: HubConnection, group: string): void {
    const member = this.#members.get(id);
    if (!member?.groups.delete(group)) return;
    this.#forget(member.connection, group);
    if (this.#paces.has(group)) member.connection.pace(undefined);
  }

  /**
   * Pings the group's connections this often, and those that are added later; undefined: as often as the hub does. A
   * connection is in one such group at most.
   */
  pingGroup(group: string, everyMs: number | undefined): void {
    if (everyMs === undefined) this.#paces.delete(group);
    else this.#paces.set(group, everyMs);
    for (const connection of this.#groups.get(group) ?? []) connection.pace(everyMs);
  }

  /** Calls the handlers of `event` on all connections of the group. Throws if `args` cannot be JSON. */
  sendToGroup(group: string, event: string, ...args: unknown[]): void {
    this.sendToGroups([group], event, ...args);
  }

  /** Does the same for several groups, whose connections share one record. */
  sendToGroups(groups: readonly string[], event: string, ...args: unknown[]): void {
    const present = groups.flatMap((group) => this.#groups.get(group) ?? []);
    if (present.length === 0) return;
    const record = writeEvent(event, args);
    for (const connections of present) for (const connection of connections) connection.writeSoon(record);
  }

  /** Disconnects every connection of the group but `kept`; clients may reconnect. */
  disconnectGroup(group: string, kept?: HubConnection): void {
    for (const connection of [...(this.#groups.get(group) ?? [])])
      if (connection.id !== kept?.id) connection.close({ allowReconnect: true });
  }

  groupSize(group: string): number {
    return this.#groups.get(group)?.size ?? 0;
  }

  #forget(connection: SocketConnection, group: string): void {
    const connections = this.#groups.get(group);
    connections?.delete(connection);
    if (connections?.size === 0) this.#groups.delete(group);
  }

  #remove(connection: SocketConnection): void {
    for (const group of this.#members.get(connection.id)?.groups ?? []) this.#forget(connection, group);
    this.#members.delete(connection.id);
  }
}

type Invocation = InvocationMessage | StreamInvocationMessage;

const HANDED_ON = Symbol('handed on');
/** When this many calls are waiting, no more are read until all are answered. */
const MAX_WAITING = 64;

/** In milliseconds. That an owner is gone becomes known only when its lease has expired. */
const HAND_ON_EVERY_MS = 250;
const HAND_ON_TRIES = 40;

/** Runs one connection's calls one after the other, as ASP.NET Core does. A disconnect drops the rest. */
class Invocations {
  readonly #connection: SocketConnection;
  readonly #methods: Record<string, HubMethod>;
  readonly #parts: HubParts;
  readonly #waiting: { message: Invocation; arrivedAt: number }[] = [];
  #isRunning = false;

  constructor(connection: SocketConnection, methods: Record<string, HubMethod>, parts: HubParts) {
    this.#connection = connection;
    this.#methods = methods;
    this.#parts = parts;
  }

  add(message: Invocation): void {
    this.#waiting.push({ message, arrivedAt: performance.now() });
    if (this.#waiting.length >= MAX_WAITING) this.#connection.pause();
    if (this.#isRunning) return;
    this.#run().catch((error: unknown) => {
      this.#parts.log(
        'error',
        `A call from connection ${this.#connection.id} could not be answered: ${String(error)}`,
      );
      this.#connection.close({ error: 'internal_error' });
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      // Answers are the only thing that a client could make the server buffer without limit.
      const caughtUp = this.#connection.caughtUp();
      if (caughtUp) await caughtUp;
      if (!this.#connection.signal.aborted) {
        const error = await this.#answer(next.message);
        this.#parts.onCall(next.message.target, performance.now() - next.arrivedAt, error);
      }
      // Calls that await nothing would otherwise all run in one turn of the event loop.
      if (this.#waiting.length > 0) await nextTurn();
    }
    this.#isRunning = false;
    this.#connection.resume();
  }

  /** Resolves with the error that was sent, if any. */
  async #answer(message: Invocation): Promise<string | undefined> {
    try {
      // As in ASP.NET Core, a method without a result returns null.
      const result = await this.#invokeAnywhere(message);
      if (result !== HANDED_ON) this.#complete(message, { result: result ?? null });
      return undefined;
    } catch (thrown) {
      const error = this.#describe(message, thrown);
      this.#complete(message, { error });
      return error;
    }
  }

  /** Invokes the method, or hands the connection on to the process responsible. */
  async #invokeAnywhere(message: Invocation): Promise<unknown> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.#invoke(message);
      } catch (error) {
        const { failureOf, handOn } = this.#parts;
        const origin = failureOf(error)?.origin;
        if (origin === undefined) throw error;
        const isReached = handOn && (await this.#goTo(origin, message, handOn));
        if (isReached || this.#connection.signal.aborted) return HANDED_ON;
        if (!handOn || tries === HAND_ON_TRIES) {
          this.#connection.close({ allowReconnect: true });
          return HANDED_ON;
        }
        await wait(HAND_ON_EVERY_MS);
        if (this.#connection.signal.aborted) return HANDED_ON;
      }
    }
  }

  /** Hands on this call and those waiting behind it; resolves with false if that process does not answer. */
  async #goTo(origin: string, message: Invocation, handOn: HandOn): Promise<boolean> {
    try {
      const forward = await handOn(this.#connection, origin);
      const waiting = this.#waiting.splice(0).map((each) => each.message);
      for (const each of [message, ...waiting]) forward(writeRecord(each));
      return true;
    } catch (error) {
      this.#parts.log(
        'debug',
        `Connection ${this.#connection.id} could not be handed on to ${origin} yet: ${String(error)}`,
      );
      return false;
    }
  }

  #invoke({ type, target, arguments: args, streamIds }: Invocation): unknown {
    if (type === MessageType.StreamInvocation || streamIds?.length) {
      throw new HubError('Streaming is not supported.');
    }
    const method = Object.hasOwn(this.#methods, target) ? this.#methods[target] : undefined;
    if (!method) throw new HubError('Unknown hub method.');
    return method(this.#connection, ...args);
  }

  /** Sends the outcome. Throws if the result cannot be JSON. A call without an id gets no answer. */
  #complete({ invocationId }: Invocation, outcome: { result: unknown } | { error: string }): void {
    if (invocationId === undefined) return;
    this.#connection.write(writeRecord({ type: MessageType.Completion, invocationId, ...outcome }));
  }

  #describe({ target }: Invocation, error: unknown): string {
    const call = `Connection ${this.#connection.id} called ${JSON.stringify(target.slice(0, 64))}`;
    const failure: HubFailure | undefined = error instanceof HubError ? error : this.#parts.failureOf(error);
    if (failure) {
      const { message, detail, disconnects } = failure;
      if (disconnects) this.#connection.close({ allowReconnect: true });
      if (detail === undefined) this.#parts.log('debug', `${call}: ${message}`);
      else this.#parts.log('warn', `${call}: ${message}: ${detail}`);
      return message;
    }
    this.#parts.log('error', `${call}: ${error instanceof Error ? error.stack : String(error)}`);
    return 'internal_error';
  }
}
