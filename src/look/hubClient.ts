import * as v from 'valibot';
import { errorCodeOfHubError, type ErrorCode } from '../contract/errors';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../contract/limits';
import { SilenceWatch } from './silence';

/** A call's result. `lost`: the connection ended first; the server may or may not have done it. */
export type CallResult =
  { kind: 'value'; value: unknown } | { kind: 'refused'; code: ErrorCode } | { kind: 'lost' };

/** What a connection reports; nothing before its constructor has returned or after it was closed. */
interface HubClientEvents {
  /** The handshake succeeded. */
  onOpen(): void;
  /** The server sent an event. */
  onEvent(name: string, payload: unknown): void;
  /** The server has gone silent while the connection is open, or has resumed. */
  onSilence(isSilent: boolean): void;
  /** The connection failed or ended. This is its last event. */
  onLost(): void;
}

// The hub protocol's message types that a small page sends or handles.
const INVOCATION = 1;
const COMPLETION = 3;
const PING = 6;
const CLOSE = 7;
/** The record separator, which ends every message. */
const RECORD_END = '\u001e';

const typeSchema = v.object({ type: v.number() });
const messageSchema = v.variant('type', [
  v.object({ type: v.literal(INVOCATION), target: v.string(), arguments: v.array(v.unknown()) }),
  v.object({
    type: v.literal(COMPLETION),
    invocationId: v.string(),
    error: v.optional(v.string()),
    result: v.optional(v.unknown()),
  }),
  v.object({ type: v.literal(CLOSE) }),
]);
/** A message that is handled. */
type ServerMessage = v.InferOutput<typeof messageSchema>;

const HANDSHAKE = recordOf({ protocol: 'json', version: 1 });
/** In milliseconds: a call without a result for this long means that the connection is dead. */
const CALL_TIMEOUT_MS = 10_000;
/** In milliseconds: how long a sign of life may take, whether it was asked for or is the result of a call. */
export const SIGN_MS = 3_000;
/**
 * In milliseconds: a client that has sent nothing for this long answers what it is sent by a ping, while the radio is
 * awake. Servers ping often enough for that to keep the connection.
 */
const ANSWER_MS = 10_000;

/**
 * A SignalR connection with only what phones need: WebSocket without negotiation, JSON, calls and events.
 * SignalR's own client is too large for their pages, and does not distinguish a refusal from a lost
 * connection.
 */
export class HubClient {
  readonly #events: HubClientEvents;
  readonly #socket: WebSocket;
  readonly #silence: SilenceWatch;
  readonly #pendingCalls = new Map<string, (result: CallResult) => void>();
  readonly #callTimeoutMs: number;
  #lastId = 0;
  #handshakeDone = false;
  #closed = false;
  #isResting = false;
  #sentAt = performance.now();
  #serverTimeout: ReturnType<typeof setTimeout> | undefined;

  /** Connects immediately to `url`, a ws or wss address. */
  constructor(url: string, events: HubClientEvents, callTimeoutMs = CALL_TIMEOUT_MS) {
    this.#callTimeoutMs = callTimeoutMs;
    this.#events = events;
    this.#silence = new SilenceWatch(events.onSilence);
    this.#socket = new WebSocket(url);
    this.#socket.onopen = () => this.#socket.send(HANDSHAKE);
    this.#socket.onmessage = ({ data }) => this.#receive(String(data));
    this.#socket.onclose = () => this.#lose();
  }

  /** Calls a hub method. Never rejects. */
  call(method: string, ...args: unknown[]): Promise<CallResult> {
    const invocationId = String(++this.#lastId);
    return new Promise((resolve) => {
      const timeout = setTimeout(() => this.#lose(), this.#callTimeoutMs);
      // A result that is late may only be slow: the server is asked whether it is there.
      const doubt = setTimeout(() => this.#isResting || this.ask(SIGN_MS / 2), SIGN_MS / 2);
      this.#pendingCalls.set(invocationId, (result) => {
        clearTimeout(timeout);
        clearTimeout(doubt);
        resolve(result);
      });
      this.#send({ type: INVOCATION, invocationId, target: method, arguments: args });
    });
  }

  /** Asks the server for a sign of life, which must come in so many milliseconds or is reported as its silence. */
  ask(ms = SIGN_MS): void {
    if (!this.#handshakeDone) return;
    this.#isResting = false;
    this.#send({ type: PING, everyMs: 0 });
    this.#silence.asked(ms);
  }

  /** Nobody sees the page: until it asks for a sign of life, it does nothing by itself, and is pinged seldom. */
  rest(): void {
    if (!this.#handshakeDone) return;
    this.#isResting = true;
    this.#send({ type: PING, everyMs: KEEP_ALIVE_MS });
    this.#silence.rest();
    clearTimeout(this.#serverTimeout);
  }

  /** Reports a silence until the server is heard again: the device has no network. */
  doubt(): void {
    this.#silence.tell(true);
  }

  /** Closes the connection without an event. It cannot be reopened. */
  close(): void {
    this.#closed = true;
    this.#socket.close();
    this.#silence.stop();
    clearTimeout(this.#serverTimeout);
    for (const id of this.#pendingCalls.keys()) this.#settle(id, { kind: 'lost' });
  }

  #lose(): void {
    if (this.#closed) return;
    this.close();
    this.#events.onLost();
  }

  #receive(text: string): void {
    if (this.#closed) return;
    this.#silence.heard(text);
    clearTimeout(this.#serverTimeout);
    if (!this.#isResting) this.#serverTimeout = setTimeout(() => this.#lose(), SERVER_TIMEOUT_MS);
    try {
      const records = this.#handshakeDone ? text : this.#readHandshake(text);
      readRecords(records).forEach(this.#handle);
      const isDue = !this.#isResting && performance.now() - this.#sentAt >= ANSWER_MS;
      if (isDue && !this.#closed) this.#send({ type: PING });
    } catch {
      // After an unreadable frame, nothing on this connection can be trusted.
      this.#lose();
    }
  }

  /** Reads the first record, the handshake response, and returns what follows it. Throws on a refusal. */
  #readHandshake(text: string): string {
    const end = text.indexOf(RECORD_END);
    const { error } = JSON.parse(text.slice(0, end)) as { error?: string };
    if (error !== undefined) throw new Error(error);
    this.#handshakeDone = true;
    this.#events.onOpen();
    return text.slice(end + 1);
  }

  readonly #handle = (message: ServerMessage): void => {
    if (this.#closed) return;
    if (message.type === INVOCATION) this.#events.onEvent(message.target, message.arguments[0]);
    if (message.type === CLOSE) this.#lose();
    if (message.type !== COMPLETION) return;
    const { invocationId, error, result } = message;
    this.#settle(
      invocationId,
      error === undefined
        ? { kind: 'value', value: result }
        : { kind: 'refused', code: errorCodeOfHubError(new Error(error)) ?? 'internal_error' },
    );
  };

  #settle(invocationId: string, result: CallResult): void {
    this.#pendingCalls.get(invocationId)?.(result);
    this.#pendingCalls.delete(invocationId);
  }

  /** A closing socket discards what is sent; the call is then lost. */
  #send(message: object): void {
    this.#sentAt = performance.now();
    this.#socket.send(recordOf(message));
  }
}

function recordOf(message: object): string {
  return JSON.stringify(message) + RECORD_END;
}

/** Returns the handled messages in a text from the server. Throws if one cannot be read. */
function readRecords(text: string): ServerMessage[] {
  if (text === '') return [];
  if (!text.endsWith(RECORD_END)) throw new Error('A record has no end.');
  const kinds: number[] = [INVOCATION, COMPLETION, CLOSE];
  return text
    .slice(0, -1)
    .split(RECORD_END)
    .map((record) => JSON.parse(record) as unknown)
    .filter((record) => kinds.includes(v.parse(typeSchema, record).type))
    .map((record) => v.parse(messageSchema, record));
}
