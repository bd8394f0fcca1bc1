import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

export const RECORD_END = '\u001e';
export const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`;

/** A record of the JSON hub protocol. */
export const record = (value: unknown) => JSON.stringify(value) + RECORD_END;

/** A WebSocket with nothing of SignalR in the way, for what the genuine client would never send. */
export class RawHubClient {
  /** The close code, once the socket has closed. */
  readonly closed: Promise<number>;
  private readonly unread: unknown[] = [];
  private wake: () => void = () => undefined;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.take(String(data)));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.on('close', (code) => resolve(code)));
    onTestFinished(() => socket.terminate());
  }

  send(...values: unknown[]): void {
    this.socket.send(values.map(record).join(''));
  }

  /** The next record that nobody has read yet. */
  async next(): Promise<unknown> {
    while (this.unread.length === 0) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.unread.shift();
  }

  /** Everything that nobody has read, once the server has hung up. */
  async rest(): Promise<unknown[]> {
    await this.closed;
    return this.unread;
  }

  private take(text: string): void {
    for (const one of text.split(RECORD_END).slice(0, -1)) this.unread.push(JSON.parse(one));
    this.wake();
  }
}

/** Opens a WebSocket to the hub at `url`, without negotiation and before the handshake. */
export async function openRaw(url: string): Promise<RawHubClient> {
  const client = new RawHubClient(new WebSocket(url.replace('http', 'ws')));
  await once(client.socket, 'open');
  return client;
}

/** As openRaw, with the handshake done. */
export async function connectRaw(url: string): Promise<RawHubClient> {
  const client = await openRaw(url);
  client.socket.send(HANDSHAKE);
  await client.next();
  return client;
}
