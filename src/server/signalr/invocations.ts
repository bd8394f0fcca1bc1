import { MessageType, type InvocationMessage, type StreamInvocationMessage } from '@microsoft/signalr';
import type { HubConnection, HubLog, SocketConnection } from './connection';
import { writeRecord } from './frames';

/**
 * Thrown by a hub method: its message goes to the caller as the completion's error. Any other error is not sent.
 */
export class HubError extends Error {}

/** What clients may call. The arguments are whatever JSON the client sent, as many as it sent. */
export type HubMethod = (connection: HubConnection, ...args: unknown[]) => unknown;

type Invocation = InvocationMessage | StreamInvocationMessage;

/** When so many calls wait, no more are read until all are answered. */
const MAX_WAITING = 64;

/** One connection's calls, run one after the other as ASP.NET Core does. A disconnect drops those still waiting. */
export class Invocations {
  readonly #connection: SocketConnection;
  readonly #methods: Record<string, HubMethod>;
  readonly #log: HubLog;
  readonly #waiting: Invocation[] = [];
  #isRunning = false;

  constructor(connection: SocketConnection, methods: Record<string, HubMethod>, log: HubLog) {
    this.#connection = connection;
    this.#methods = methods;
    this.#log = log;
  }

  add(message: Invocation): void {
    this.#waiting.push(message);
    if (this.#waiting.length >= MAX_WAITING) this.#connection.pause();
    if (this.#isRunning) return;
    this.#run().catch((error: unknown) => {
      this.#log('error', `${this.#connection.id} could not be answered: ${String(error)}`);
      this.#connection.close({ error: 'internal_error' });
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      // Answers are the one thing of which a client could make the server keep as much as it likes.
      const caughtUp = this.#connection.caughtUp();
      if (caughtUp) await caughtUp;
      if (!this.#connection.signal.aborted) await this.#answer(next);
    }
    this.#isRunning = false;
    this.#connection.resume();
  }

  async #answer(message: Invocation): Promise<void> {
    try {
      // As ASP.NET Core does, a method without a result answers null.
      this.#complete(message, { result: (await this.#invoke(message)) ?? null });
    } catch (error) {
      this.#complete(message, { error: this.#describe(message, error) });
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

  /** Throws when the result is no JSON. A call without an id gets no answer. */
  #complete({ invocationId }: Invocation, outcome: { result: unknown } | { error: string }): void {
    if (invocationId === undefined) return;
    this.#connection.write(writeRecord({ type: MessageType.Completion, invocationId, ...outcome }));
  }

  #describe({ target }: Invocation, error: unknown): string {
    const call = `${this.#connection.id} called ${JSON.stringify(target.slice(0, 64))}`;
    if (error instanceof HubError) {
      this.#log('debug', `${call}: ${error.message}`);
      return error.message;
    }
    this.#log('error', `${call}: ${error instanceof Error ? error.stack : String(error)}`);
    return 'internal_error';
  }
}
