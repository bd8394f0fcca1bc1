import { MessageType } from '@microsoft/signalr';
import { KEEP_ALIVE_MS } from '../contract/limits';
import type { Connection, Groups, Log, Method } from '../session/ports';
import { Refusal } from '../session/refusal';
import { every, type Schedule } from '../session/schedule';
import { createId } from '../session/secrets';

/** The record separator, which ends every message of the hub protocol. */
const RECORD_END = '\u001e';
/** Everybody in a page is behind one address. */
const ADDRESS = 'page';

/** A client's end of a connection, with what it is called back for. */
interface Client {
  receive(records: string): void;
  closed(): void;
}

interface HubParts {
  schedule: Schedule;
  log: Log;
}

/** A hub inside a page. Clients speak the same records to it as to a server's, over a `PageSocket`. */
export class PageHub implements Groups {
  readonly #parts: HubParts;
  readonly #groups = new Map<string, Set<PageConnection>>();
  #methods: Record<string, Method> = {};

  constructor(parts: HubParts) {
    this.#parts = parts;
  }

  /** Lets clients call the methods that `make` returns. */
  serve(make: (hub: Groups) => Record<string, Method>): void {
    this.#methods = make(this);
  }

  connect(client: Client): PageConnection {
    const ended = (connection: PageConnection) => {
      for (const group of [...connection.groups]) this.removeFromGroup(connection, group);
    };
    return new PageConnection(client, this.#methods, this.#parts, ended);
  }

  addToGroup(connection: Connection, group: string): void {
    if (!(connection instanceof PageConnection) || connection.signal.aborted) return;
    connection.groups.add(group);
    const members = this.#groups.get(group) ?? new Set();
    this.#groups.set(group, members.add(connection));
  }

  removeFromGroup(connection: Connection, group: string): void {
    if (!(connection instanceof PageConnection)) return;
    connection.groups.delete(group);
    const members = this.#groups.get(group);
    members?.delete(connection);
    if (members?.size === 0) this.#groups.delete(group);
  }

  sendToGroup(group: string, event: string, ...args: unknown[]): void {
    this.sendToGroups([group], event, ...args);
  }

  sendToGroups(groups: readonly string[], event: string, ...args: unknown[]): void {
    const members = new Set(groups.flatMap((group) => [...(this.#groups.get(group) ?? [])]));
    if (members.size === 0) return;
    const record = eventRecord(event, args);
    for (const connection of members) connection.write(record);
  }

  disconnectGroup(group: string, kept?: Connection): void {
    for (const connection of [...(this.#groups.get(group) ?? [])])
      if (connection !== kept) connection.close(true);
  }

  groupSize(group: string): number {
    return this.#groups.get(group)?.size ?? 0;
  }

  /** Inside a page, nothing is lost on the way that anybody should notice soon. */
  pingGroup(): void {}
}

/** The hub's end of one connection. What it sends arrives after the current turn, in order. */
export class PageConnection implements Connection {
  readonly id = createId();
  readonly address = ADDRESS;
  readonly groups = new Set<string>();
  readonly #client: Client;
  readonly #methods: Record<string, Method>;
  readonly #log: Log;
  readonly #ended: (connection: PageConnection) => void;
  readonly #aborter = new AbortController();
  readonly #stopPings: () => void;
  /** The calls, which are run one after the other. */
  #calls: Promise<unknown> = Promise.resolve();
  #hasShakenHands = false;

  constructor(
    client: Client,
    methods: Record<string, Method>,
    { schedule, log }: HubParts,
    ended: (connection: PageConnection) => void,
  ) {
    this.#client = client;
    this.#methods = methods;
    this.#log = log;
    this.#ended = ended;
    const ping = recordOf({ type: MessageType.Ping });
    this.#stopPings = every(KEEP_ALIVE_MS, schedule, () => this.write(ping));
  }

  get signal(): AbortSignal {
    return this.#aborter.signal;
  }

  send(event: string, ...args: unknown[]): void {
    this.write(eventRecord(event, args));
  }

  write(record: string): void {
    queueMicrotask(() => {
      if (!this.signal.aborted) this.#client.receive(record);
    });
  }

  /** Takes what the client has sent. An unreadable record ends the connection. */
  receive(records: string): void {
    if (this.signal.aborted) return;
    try {
      for (const record of records.split(RECORD_END).slice(0, -1)) this.#take(JSON.parse(record));
    } catch (error) {
      this.#log('warn', `a page's connection sent something unreadable: ${String(error)}`);
      this.close();
    }
  }

  /** Ends the connection; `mayReconnect`: the client is told that it may come back. */
  close(mayReconnect = false): void {
    if (this.signal.aborted) return;
    this.#client.receive(recordOf({ type: MessageType.Close, allowReconnect: mayReconnect }));
    this.end();
    this.#client.closed();
  }

  /** The client has gone. */
  end(): void {
    if (this.signal.aborted) return;
    this.#stopPings();
    this.#aborter.abort();
    this.#ended(this);
  }

  #take(message: { type?: unknown; target?: unknown; arguments?: unknown; invocationId?: unknown }): void {
    if (!this.#hasShakenHands) {
      this.#hasShakenHands = true;
      this.write(recordOf({}));
    } else if (message.type === MessageType.Invocation) {
      const { target, arguments: args, invocationId } = message;
      if (typeof target !== 'string' || !Array.isArray(args)) throw new Error('not a call');
      this.#calls = this.#calls.then(() => this.#call(target, args, invocationId));
    }
  }

  async #call(target: string, args: unknown[], invocationId: unknown): Promise<void> {
    if (this.signal.aborted) return;
    const outcome = await this.#outcomeOf(target, args);
    if (invocationId !== undefined)
      this.write(recordOf({ type: MessageType.Completion, invocationId, ...outcome }));
    if ('error' in outcome && outcome.error === 'server_closing') this.close(true);
  }

  async #outcomeOf(target: string, args: unknown[]): Promise<{ result: unknown } | { error: string }> {
    const method = Object.hasOwn(this.#methods, target) ? this.#methods[target] : undefined;
    if (!method) return { error: 'Unknown hub method.' };
    try {
      return { result: (await method(this, ...args)) ?? null };
    } catch (error) {
      if (error instanceof Refusal) return { error: error.code };
      this.#log('error', `${target} failed: ${String(error)}`);
      return { error: 'internal_error' };
    }
  }
}

function eventRecord(event: string, args: unknown[]): string {
  return recordOf({ type: MessageType.Invocation, target: event, arguments: args });
}

function recordOf(message: object): string {
  return JSON.stringify(message) + RECORD_END;
}
