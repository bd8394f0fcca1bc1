import { JsonHubProtocol, MessageType, NullLogger, type HubMessage } from '@microsoft/signalr';
import { errorCodeOfHubError, type ErrorCode } from '../../contract/errors';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../../contract/limits';

/** What became of a call. `lost`: it may have been carried out or not, nobody will ever tell. */
export type HubAnswer =
  { kind: 'value'; value: unknown } | { kind: 'refused'; code: ErrorCode } | { kind: 'lost' };

/** One connection to a hub. When it ends it stays ended; another one takes its place. */
export interface Hub {
  /** Calls a method. Never rejects; a call open when the connection ends is `lost`. */
  ask(method: string, ...args: unknown[]): Promise<HubAnswer>;
  /** Ends the connection without a further event. */
  close(): void;
}

/** What a connection tells; nothing before its opener has returned. */
export interface HubEvents {
  opened(): void;
  heard(event: string, payload: unknown): void;
  /** The connection failed or ended, and `close` was not called. Told once. */
  lost(): void;
}

const RECORD_END = '\u001e';
const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`;
/** A call without an answer for this long is on a dead connection. */
const ANSWER_TIMEOUT_MS = 10_000;
const protocol = new JsonHubProtocol();

/**
 * A SignalR connection with no more than a phone needs: WebSocket without negotiation, JSON, calls and events. Frames are
 * read and written by SignalR's own protocol class, as on the server. The whole of its client would put the page over its
 * budget, and cannot tell a server's refusal from a connection lost.
 */
export class HubClient implements Hub {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<string, (answer: HubAnswer) => void>();
  private lastId = 0;
  private shaken = false;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;

  /** Connects at once to `url`, a ws or wss address. */
  constructor(
    url: string,
    private readonly events: HubEvents,
  ) {
    this.socket = new WebSocket(url);
    this.socket.onopen = () => this.socket.send(HANDSHAKE);
    this.socket.onmessage = ({ data }) => this.receive(String(data));
    this.socket.onclose = () => this.end();
  }

  ask(method: string, ...args: unknown[]): Promise<HubAnswer> {
    const invocationId = String(++this.lastId);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answer(invocationId, { kind: 'lost' }), ANSWER_TIMEOUT_MS);
      this.waiting.set(invocationId, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.send({ type: MessageType.Invocation, invocationId, target: method, arguments: args });
    });
  }

  close(): void {
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    clearTimeout(this.silence);
    clearInterval(this.pings);
    for (const id of this.waiting.keys()) this.answer(id, { kind: 'lost' });
  }

  private end(): void {
    this.close();
    this.events.lost();
  }

  private receive(text: string): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.end(), SERVER_TIMEOUT_MS);
    try {
      const messages = this.shaken ? text : this.readHandshake(text);
      if (messages) protocol.parseMessages(messages, NullLogger.instance).forEach(this.handle);
    } catch {
      // What cannot be read cannot be answered either: a fresh connection is the only way on.
      this.end();
    }
  }

  /** Takes the server's agreement, the first record of all, and returns what came behind it. Throws on a refusal. */
  private readHandshake(text: string): string {
    const end = text.indexOf(RECORD_END);
    const { error } = JSON.parse(text.slice(0, end)) as { error?: string };
    if (error !== undefined) throw new Error(error);
    this.shaken = true;
    this.pings = setInterval(() => this.send({ type: MessageType.Ping }), KEEP_ALIVE_MS);
    this.events.opened();
    return text.slice(end + 1);
  }

  private readonly handle = (message: HubMessage): void => {
    if (message.type === MessageType.Invocation) this.events.heard(message.target, message.arguments[0]);
    if (message.type === MessageType.Close) this.end();
    if (message.type !== MessageType.Completion) return;
    const { invocationId, error, result } = message;
    this.answer(
      invocationId,
      error === undefined
        ? { kind: 'value', value: result }
        : { kind: 'refused', code: errorCodeOfHubError(new Error(error)) ?? 'internal_error' },
    );
  };

  private answer(invocationId: string, answer: HubAnswer): void {
    this.waiting.get(invocationId)?.(answer);
    this.waiting.delete(invocationId);
  }

  /** A socket that is closing swallows what is sent; the call then ends as lost. */
  private send(message: HubMessage): void {
    this.socket.send(protocol.writeMessage(message) as string);
  }
}
