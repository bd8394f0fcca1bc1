import type { ErrorCode } from '../../src/contract/errors';
import { GameHubEvent, GameHubMethod } from '../../src/contract/hubs';
import type { Hub, HubAnswer, HubEvents } from '../../src/player/connection/hubClient';
import type { OpenHub } from '../../src/player/connection/hubLink';

interface Room {
  quizName: string;
  /** Names by token. */
  players: Map<string, string>;
}

/** Plays the quiz server at the edge of the phone's connection: rooms, tokens, and every way to be out of reach. */
export class FakeGameServer {
  readonly rooms = new Map<string, Room>();
  /** The names of the methods called, in order. */
  readonly calls: string[] = [];
  /** Every connection ever tried. */
  readonly hubs: FakeHub[] = [];
  /** `down`: connections fail at once. `mute`: nothing ever comes back. */
  mode: 'up' | 'down' | 'mute' = 'up';
  /** The next call is carried out, but its answer gets lost with the connection. */
  losesNextAnswer = false;
  /** Answered to the next calls, one each, instead of carrying them out. */
  readonly refusals: ErrorCode[] = [];
  /** Overrides the next admission with something that is none. */
  nextValue: unknown;

  addRoom(code: string, quizName: string, ...names: string[]): Room {
    const room = { quizName, players: new Map(names.map((name) => [`token of ${name}`, name])) };
    this.rooms.set(code, room);
    return room;
  }

  namesIn(code: string): string[] {
    return [...(this.rooms.get(code)?.players.values() ?? [])];
  }

  /** The connection in use; throws where there is none. */
  get hub(): FakeHub {
    const hub = this.hubs.findLast(({ isOpen }) => isOpen);
    if (!hub) throw new Error('The phone is not connected.');
    return hub;
  }

  /** All phones lose their connection, and come back only after `mode` is `up` again. */
  goDown(): void {
    this.mode = 'down';
    for (const hub of this.hubs) hub.breakOff();
  }

  readonly openHub: OpenHub = (events) => {
    const hub = new FakeHub(this, events);
    this.hubs.push(hub);
    return hub;
  };
}

export class FakeHub implements Hub {
  isOpen = false;
  isClosed = false;
  private seat: { code: string; token: string } | undefined;
  private readonly unanswered = new Set<(answer: HubAnswer) => void>();

  constructor(
    private readonly server: FakeGameServer,
    private readonly events: HubEvents,
  ) {
    queueMicrotask(() => {
      if (server.mode === 'down') this.breakOff();
      if (server.mode !== 'up' || this.isClosed) return;
      this.isOpen = true;
      events.opened();
    });
  }

  async ask(method: string, ...args: unknown[]): Promise<HubAnswer> {
    await Promise.resolve();
    this.server.calls.push(method);
    if (!this.isOpen) return { kind: 'lost' };
    if (this.server.mode === 'mute') return new Promise((resolve) => this.unanswered.add(resolve));
    const refusal = this.server.refusals.shift();
    const answer = refusal ? ({ kind: 'refused', code: refusal } as const) : this.carryOut(method, args);
    if (!this.server.losesNextAnswer) return answer;
    this.server.losesNextAnswer = false;
    this.breakOff();
    return { kind: 'lost' };
  }

  tellCount(playerCount: unknown): void {
    this.events.heard(GameHubEvent.PlayerCountChanged, { playerCount });
  }

  breakOff(): void {
    if (this.isClosed) return;
    this.close();
    this.events.lost();
  }

  close(): void {
    this.isOpen = false;
    this.isClosed = true;
    for (const resolve of this.unanswered) resolve({ kind: 'lost' });
  }

  private carryOut(method: string, [code, ...rest]: unknown[]): HubAnswer {
    if (method === GameHubMethod.LeaveSession) return this.leave();
    const [name, token] = method === GameHubMethod.JoinSession ? rest : [undefined, rest[0]];
    return this.sit(String(code), name as string | undefined, String(token));
  }

  private sit(code: string, name: string | undefined, token: string): HubAnswer {
    const refuse = (refusal: ErrorCode): HubAnswer => ({ kind: 'refused', code: refusal });
    const room = this.server.rooms.get(code);
    if (!room) return refuse('session_not_found');
    if (this.seat && this.seat.token !== token) return refuse('already_joined');
    const known = room.players.get(token);
    if (known === undefined && name === undefined) return refuse('token_invalid');
    if (known === undefined && [...room.players.values()].includes(name ?? '')) return refuse('name_taken');
    const playerName = known ?? name ?? '';
    room.players.set(token, playerName);
    this.seat = { code, token };
    const { quizName, players } = room;
    const value = { sessionCode: code, quizName, playerName, playerToken: token, playerCount: players.size };
    const spoilt = this.server.nextValue;
    this.server.nextValue = undefined;
    return { kind: 'value', value: spoilt ?? value };
  }

  private leave(): HubAnswer {
    if (this.seat) this.server.rooms.get(this.seat.code)?.players.delete(this.seat.token);
    this.seat = undefined;
    return { kind: 'value', value: null };
  }
}
