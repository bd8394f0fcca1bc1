import { MessageType, type HubMessage } from '@microsoft/signalr';
import type { SocketConnection } from './connection';
import { writeEvent } from './frames';
import type { Hub, HubConnection, HubDefinition, HubMethod, HubLog } from './hub';
import { Invocations, type InvocationSettings } from './invocations';

interface Member {
  connection: SocketConnection;
  groups: Set<string>;
}

/** A hub with its connections: their groups, and the calls that their messages make. */
export class HostedHub implements Hub {
  readonly #members = new Map<string, Member>();
  readonly #groups = new Map<string, Set<SocketConnection>>();
  readonly #settings: InvocationSettings;
  readonly #definition: HubDefinition;
  readonly #log: HubLog;

  constructor(definition: HubDefinition, log: HubLog) {
    this.#definition = definition;
    this.#log = log;
    this.#settings = { methods: { ...definition.methods }, log };
  }

  get connectionCount(): number {
    return this.#members.size;
  }

  addMethods(methods: Record<string, HubMethod>): void {
    Object.assign(this.#settings.methods, methods);
  }

  /** Makes a fresh connection one of this hub's, from its handshake on. */
  accept(connection: SocketConnection): void {
    const invocations = new Invocations(connection, this.#settings);
    connection.listener = {
      onOpen: () => this.#open(connection),
      onMessage: (message) => dispatch(message, invocations),
      onEnd: (error) => this.#end(connection, error),
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

  sendToGroup(group: string, event: string, ...args: unknown[]): void {
    const connections = this.#groups.get(group);
    if (!connections) return;
    const record = writeEvent(event, args);
    for (const connection of connections) connection.write(record);
  }

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

  #open(connection: SocketConnection): void {
    this.#members.set(connection.id, { connection, groups: new Set() });
    try {
      this.#definition.onConnected?.(connection);
    } catch (error) {
      this.#log('error', `${connection.id} could not be connected: ${String(error)}`);
      connection.close({ error: 'internal_error' });
    }
  }

  #end(connection: SocketConnection, error?: Error): void {
    for (const group of this.#members.get(connection.id)?.groups ?? []) this.#forget(connection, group);
    this.#members.delete(connection.id);
    try {
      this.#definition.onDisconnected?.(connection, error);
    } catch (thrown) {
      this.#log('error', `${connection.id} could not be disconnected: ${String(thrown)}`);
    }
  }
}

/** A ping only needs to arrive; stream items and completions answer calls that this server never makes. */
function dispatch(message: HubMessage, invocations: Invocations): void {
  if (message.type === MessageType.Invocation || message.type === MessageType.StreamInvocation) {
    invocations.add(message);
  }
}
