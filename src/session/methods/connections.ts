import * as v from 'valibot';
import { parserOf } from '../../contract/parsed';
import type { Connection, Groups, Method } from '../ports';
import { Refusal } from '../refusal';
import type { LiveSession } from '../liveSession';

/** Finds sessions by what a person has typed as room code. Throws session_not_found or server_closing as a Refusal. */
export interface FoundByCode {
  get(typedCode: string): Promise<LiveSession>;
}

/** Remembers what each connection of a hub is for: one thing at a time, in one session. */
export abstract class Connections<T extends { readonly session: LiveSession }> {
  readonly #hub: Groups;
  readonly #known = new WeakMap<Connection, T>();
  /** The connections that already have an abort listener. */
  readonly #heard = new WeakSet<Connection>();

  constructor(hub: Groups) {
    this.#hub = hub;
  }

  /** Returns the groups that a connection joins, besides the group of its session. */
  protected abstract groupsOf(known: T): string[];
  protected abstract came(known: T): void;
  protected abstract left(known: T): void;

  known(connection: Connection): T | undefined {
    return this.#known.get(connection);
  }

  put(connection: Connection, known: T): void {
    this.remove(connection);
    this.#known.set(connection, known);
    this.#hub.addToGroup(connection, known.session.code);
    for (const group of this.groupsOf(known)) this.#hub.addToGroup(connection, group);
    this.came(known);
    if (!this.#heard.has(connection))
      connection.signal.addEventListener('abort', () => this.remove(connection));
    this.#heard.add(connection);
    // A method that awaited something may get here after its caller has gone.
    if (connection.signal.aborted) this.remove(connection);
  }

  remove(connection: Connection): void {
    const known = this.#known.get(connection);
    if (!known) return;
    this.#known.delete(connection);
    for (const group of [known.session.code, ...this.groupsOf(known)])
      this.#hub.removeFromGroup(connection, group);
    this.left(known);
  }
}

/** The arguments that schemas read, in their order. */
type Arguments<Schemas extends v.TupleItems> = { [At in keyof Schemas]: v.InferOutput<Schemas[At]> };

/** Makes a hub method that first parses its arguments with these schemas, and refuses others with invalid_arguments. */
export function hubMethod<Schemas extends v.TupleItems>(
  schemas: readonly [...Schemas],
  invoke: (connection: Connection, ...args: Arguments<Schemas>) => unknown,
): Method {
  const parse = parserOf(v.strictTuple([...schemas]));
  return async (connection, ...args) => {
    const read = parse(args);
    if (!read.ok) throw invalidArguments(read.reason);
    return invoke(connection, ...read.value);
  };
}

/** Makes such methods for some callers only: `callerOf` returns who is calling, or throws a Refusal. */
export function hubMethodFor<Caller>(callerOf: (connection: Connection) => Caller) {
  return <Schemas extends v.TupleItems>(
    schemas: readonly [...Schemas],
    invoke: (caller: Caller, ...args: Arguments<Schemas>) => unknown,
  ): Method => hubMethod(schemas, (connection, ...args) => invoke(callerOf(connection), ...args));
}

/** A parser's reason ends by quoting what was sent: perhaps a name or a token, which the log must not show. */
const RECEIVED = /(?: but r|: R)eceived .*$/s;

/** Returns the refusal of unreadable arguments. Only the log says which argument it was, counted from 0. */
export function invalidArguments(reason: string): Refusal {
  return new Refusal('invalid_arguments', reason.replace(RECEIVED, ''));
}
