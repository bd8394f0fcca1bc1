import { MessageType } from '@microsoft/signalr';
import type { HubConnection, SocketConnection } from './connection';
import { writeEvent } from './frames';
import { Invocations, type HubMethod, type HubParts } from './invocations';

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
  }

  removeFromGroup({ id }: HubConnection, group: string): void {
    const member = this.#members.get(id);
    if (member?.groups.delete(group)) this.#forget(member.connection, group);
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

  /** Disconnects every connection of the group; clients may reconnect. */
  disconnectGroup(group: string): void {
    for (const connection of [...(this.#groups.get(group) ?? [])]) connection.close({ allowReconnect: true });
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
