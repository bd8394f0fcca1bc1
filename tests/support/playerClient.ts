import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';
import { GAME_HUB_PATH, GameHubMethod } from '../../src/contract/hubs';

const RECORD_END = '\u001e';

interface Completion {
  type: number;
  invocationId?: string;
  error?: string;
}

/** A player without a page: the fewest bytes that speak the hub's protocol, so that hundreds fit into one process. */
export class PlayerClient {
  readonly token = randomBytes(16).toString('base64url');
  readonly #waiting = new Map<string, (completion: Completion) => void>();
  #lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.#read(String(data)));
  }

  static async connect(origin: string): Promise<PlayerClient> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${GAME_HUB_PATH}`);
    await once(socket, 'open');
    socket.send(`${JSON.stringify({ protocol: 'json', version: 1 })}${RECORD_END}`);
    await once(socket, 'message');
    return new PlayerClient(socket);
  }

  /** Joins the room; throws the server's error code. */
  async join(code: string, name: string): Promise<void> {
    const { error } = await this.#invoke(GameHubMethod.JoinSession, [code, name, this.token]);
    if (error) throw new Error(`${name}: ${error}`);
  }

  /** The bare WebSocket round trip to the server, in milliseconds. */
  async roundTrip(): Promise<number> {
    const start = performance.now();
    this.socket.ping();
    await once(this.socket, 'pong');
    return performance.now() - start;
  }

  close(): void {
    this.socket.terminate();
  }

  #invoke(target: string, args: unknown[]): Promise<Completion> {
    const invocationId = String(++this.#lastId);
    const answer = new Promise<Completion>((resolve) => this.#waiting.set(invocationId, resolve));
    this.socket.send(`${JSON.stringify({ type: 1, invocationId, target, arguments: args })}${RECORD_END}`);
    return answer;
  }

  #read(text: string): void {
    for (const record of text.split(RECORD_END)) {
      if (!record) continue;
      const message = JSON.parse(record) as Completion;
      if (message.type === 3 && message.invocationId) this.#waiting.get(message.invocationId)?.(message);
    }
  }
}
