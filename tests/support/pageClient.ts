import type { PageGround } from '../../src/demo/ground';
import { HANDSHAKE, record, RECORD_END } from './hubClient';

/** What a hub answers to a call: a result, or an error's code. */
export type Outcome = { result?: unknown; error?: string };

/** A client of a hub in this page, without SignalR. */
export class PageClient {
  /** What each event was last called with; the latest stands last. */
  readonly last = new Map<string, unknown>();
  readonly #socket: InstanceType<PageGround['WebSocket']>;
  readonly #calls = new Map<string, (outcome: Outcome) => void>();
  #lastId = 0;

  private constructor({ WebSocket }: PageGround, path: string) {
    this.#socket = new WebSocket(`ws://page.test${path}`);
    this.#socket.onmessage = ({ data }) => {
      for (const text of String(data).split(RECORD_END).slice(0, -1)) this.#receive(JSON.parse(text));
    };
    this.#socket.onclose = () => {
      for (const end of this.#calls.values()) end({ error: 'closed' });
    };
  }

  /** Connects to the hub at this path, and resolves after the handshake. */
  static async connect(ground: PageGround, path: string): Promise<PageClient> {
    const client = new PageClient(ground, path);
    await new Promise<unknown>((opened) => (client.#socket.onopen = opened));
    client.#socket.send(HANDSHAKE);
    return client;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  call(target: string, ...args: unknown[]): Promise<Outcome> {
    const invocationId = String(++this.#lastId);
    return new Promise((resolve) => {
      this.#calls.set(invocationId, resolve);
      if (this.isOpen) this.#socket.send(record({ type: 1, invocationId, target, arguments: args }));
      else resolve({ error: 'closed' });
    });
  }

  /** Notes what the client knows from elsewhere, as if the event had said it now. */
  heard(event: string, payload: unknown): void {
    this.last.delete(event);
    this.last.set(event, payload);
  }

  close(): void {
    this.#socket.close();
  }

  #receive(message: Outcome & { target?: string; arguments?: unknown[]; invocationId?: string }): void {
    const { target, arguments: args, invocationId, ...outcome } = message;
    if (target !== undefined) this.heard(target, args?.[0]);
    if (invocationId === undefined) return;
    this.#calls.get(invocationId)?.(outcome);
    this.#calls.delete(invocationId);
  }
}
