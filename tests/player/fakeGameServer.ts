import { vi } from 'vitest';
import type { Answer } from '../../src/contract/question';
import { KEEP_ALIVE_MS } from '../../src/contract/limits';
import { type SubmittedAnswer, GameHubMethod } from '../../src/contract/fromPhones';
import type { ErrorCode } from '../../src/contract/errors';
import { GameHubEvent, type PlayerGame, type PlayerOwn } from '../../src/contract/toPhones';
import { withUnsent } from '../../src/player/answers/unsent';
import { FakeSocket, type HubRecord } from '../support/fakeSocket';
import { checkCall, checkEvent, checkResult } from '../support/wholeMessages';

const PING = { type: 6, everyMs: KEEP_ALIVE_MS };

interface FakeSession {
  quizName: string;
  /** Names by token. */
  players: Map<string, string>;
}

/** Replaces the quiz server behind the browser's WebSocket: sessions, tokens, and every kind of outage. */
export class FakeGameServer {
  readonly sessions = new Map<string, FakeSession>();
  /** The names of the methods called, in order. */
  readonly calls: string[] = [];
  /** Every connection ever attempted. */
  readonly sockets: FakeSocket[] = [];
  /** `down`: connections fail at once. `mute`: nothing ever comes back. */
  mode: 'up' | 'down' | 'mute' = 'up';
  /** The next call is carried out, but its result is lost with the connection. */
  losesNextResult = false;
  /** Returned to the next calls, one each, instead of carrying them out. */
  readonly refusals: ErrorCode[] = [];
  /** By method, the error returned to each call of it. */
  readonly refuses = new Map<string, ErrorCode>();
  /** Returned by the next join instead of an admission; unlike all else that is sent, it need not be readable. */
  nextValue: unknown;
  /** Sent with every admission, once set. */
  play: { game: PlayerGame; own: PlayerOwn } | undefined;
  /** A player's record of the evening, once the podium is shown. */
  evening: unknown;
  /** Submitted answers get no result until `acknowledge` is called. */
  holdsAnswers = false;
  readonly #held: (() => void)[] = [];
  readonly #carriedOut: { method: string; args: unknown[] }[] = [];
  readonly #memberships = new Map<FakeSocket, { code: string; token: string }>();

  constructor() {
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.onCreated = (socket) => this.#accept(socket);
  }

  addSession(code: string, quizName: string, ...names: string[]): void {
    this.sessions.set(code, { quizName, players: new Map(names.map((name) => [`token of ${name}`, name])) });
  }

  namesIn(code: string): string[] {
    return [...(this.sessions.get(code)?.players.values() ?? [])];
  }

  /** The arguments of each call of a method that was carried out, in order. */
  argsOf(method: string): unknown[][] {
    return this.#carriedOut.filter((each) => each.method === method).map(({ args }) => args);
  }

  /** The submitted answers, in order; with false while the player was still working on one. */
  get submitted(): unknown[][] {
    return this.argsOf(GameHubMethod.SubmitAnswer);
  }

  /** The connection in use; throws if there is none. */
  get socket(): FakeSocket {
    const socket = this.sockets.findLast(({ isOpen }) => isOpen);
    if (!socket) throw new Error('The phone is not connected.');
    return socket;
  }

  /** Disconnects all phones; they can only return once `mode` is `up` again. */
  goDown(): void {
    this.mode = 'down';
    for (const socket of this.sockets) if (!socket.isClosed) socket.breakOff();
  }

  /** Accepts phones again, which learn at once that they are online. */
  comeBack(): void {
    this.mode = 'up';
    window.dispatchEvent(new Event('online'));
  }

  /** Sends PlayerCountChanged over the connection in use. */
  sendCount(playerCount: number): void {
    this.#send(GameHubEvent.PlayerCountChanged, { playerCount });
  }

  /** Moves the game on, for the connection in use and for those that return. */
  sendGame(game: PlayerGame): void {
    if (this.play) this.play = { ...this.play, game };
    this.#send(GameHubEvent.GameUpdated, game);
  }

  sendOwn(own: PlayerOwn): void {
    this.#send(GameHubEvent.PlayerUpdated, own);
  }

  /** Removes the player of this name as a host would; the player's phone has the connection in use. */
  remove(code: string, name: string): void {
    const { players } = this.sessions.get(code)!;
    for (const [token, each] of players) if (each === name) players.delete(token);
    this.#dismiss(GameHubEvent.PlayerRemoved);
  }

  /** Ends a session as a host would: the connection in use is told, unless its phone is offline. */
  end(code: string, { isTold = true } = {}): void {
    this.sessions.delete(code);
    if (isTold) this.#dismiss(GameHubEvent.SessionEnded);
    else this.socket.breakOff();
  }

  /** Removes the phone with the connection in use from its team, as its captain would. */
  sendAway(): void {
    this.#dismiss(GameHubEvent.DeviceRemoved);
  }

  /** Reports a keystroke on another of the team's phones. */
  sendTyping(questionId: string, part: number | null, deviceId: string): void {
    this.#send(GameHubEvent.TeamTyping, { questionId, part, deviceId });
  }

  /** Delivers the results held back. */
  acknowledge(): void {
    for (const give of this.#held.splice(0)) give();
  }

  #send(target: string, ...payload: unknown[]): void {
    checkEvent(target, payload[0]);
    this.socket.receive({ type: 1, target, arguments: payload });
  }

  /** Tells the phone why its connection ends, and ends it. */
  #dismiss(target: string): void {
    this.#send(target);
    this.socket.breakOff();
  }

  #accept(socket: FakeSocket): void {
    this.sockets.push(socket);
    socket.onSent = (record) => queueMicrotask(() => this.#answer(socket, record));
    const pings = setInterval(
      () => socket.isOpen && this.mode === 'up' && socket.receive(PING),
      KEEP_ALIVE_MS,
    );
    socket.onClosed = () => clearInterval(pings);
    queueMicrotask(() => {
      if (this.mode === 'down') socket.breakOff();
      if (this.mode === 'up' && !socket.isClosed) socket.open();
    });
  }

  #answer(
    socket: FakeSocket,
    { protocol, type, invocationId, target = '', arguments: args = [], everyMs }: HubRecord,
  ): void {
    if (type === 1) {
      this.calls.push(target);
      checkCall(target, args);
    }
    if (this.mode === 'mute') return;
    if (protocol) return socket.receive({});
    if (type === 6 && everyMs === 0) return socket.receive({ ...PING, asked: true });
    if (type !== 1) return;
    const isOdd = this.nextValue !== undefined;
    const refusal = this.refuses.get(target) ?? this.refusals.shift();
    const result = refusal ? { error: refusal } : this.#carryOut(socket, target, args);
    if (!('error' in result)) this.#carriedOut.push({ method: target, args });
    if ('result' in result && !isOdd) checkResult(target, result.result);
    if (this.losesNextResult) {
      this.losesNextResult = false;
      return socket.breakOff();
    }
    const give = (): void => socket.receive({ type: 3, invocationId, ...result });
    const isAnswer = target === GameHubMethod.SubmitAnswer || target === GameHubMethod.WithdrawAnswer;
    if (this.holdsAnswers && isAnswer) this.#held.push(give);
    else give();
  }

  #carryOut(socket: FakeSocket, method: string, args: unknown[]): object {
    switch (method) {
      case GameHubMethod.LeaveSession:
        return this.#leave(socket);
      case GameHubMethod.SubmitAnswer:
        return this.#store(socket, args as [string, SubmittedAnswer]);
      case GameHubMethod.WithdrawAnswer:
        return this.#withdraw(socket, String(args[0]));
      case GameHubMethod.InviteDevice:
        return { result: { ticket: ticketOf(this.argsOf(method).length + 1), expiresInMs: 600_000 } };
      case GameHubMethod.GetEvening:
        return this.evening ? { result: this.evening } : { error: 'command_refused' };
      case GameHubMethod.JoinSession:
      case GameHubMethod.JoinAsDevice:
      case GameHubMethod.RejoinSession:
        return this.#admit(socket, method, args as string[]);
      default:
        return { result: null };
    }
  }

  #store(socket: FakeSocket, [questionId, answer]: [string, SubmittedAnswer]): object {
    if (!this.#memberships.has(socket)) return { error: 'not_joined' };
    const former = this.play?.own.answers[questionId];
    const stored = withUnsent(former, areTexts(answer, former) ? { texts: answer } : (answer as Answer));
    if (this.play && stored !== undefined)
      this.play.own = { ...this.play.own, answers: { ...this.play.own.answers, [questionId]: stored } };
    return { result: { answer: stored } };
  }

  #withdraw(socket: FakeSocket, questionId: string): object {
    if (!this.#memberships.has(socket)) return { error: 'not_joined' };
    if (this.play) {
      const left = Object.entries(this.play.own.answers).filter(([each]) => each !== questionId);
      this.play.own = { ...this.play.own, answers: Object.fromEntries(left) };
    }
    return { result: null };
  }

  #admit(socket: FakeSocket, method: string, [code = '', ...rest]: string[]): object {
    const isInvited = method === GameHubMethod.JoinAsDevice;
    const token = (method === GameHubMethod.RejoinSession ? rest[0] : rest[1]) ?? '';
    const name = method === GameHubMethod.JoinSession ? rest[0] : undefined;
    if (isInvited && rest[0] !== ticketOf(1)) return { error: 'ticket_invalid' };
    const session = this.sessions.get(code);
    if (!session) return { error: 'session_not_found' };
    const { quizName, players } = session;
    if ((this.#memberships.get(socket)?.token ?? token) !== token) return { error: 'already_joined' };
    const playerName = players.get(token) ?? (isInvited ? 'Anna' : name);
    if (playerName === undefined) return { error: 'token_invalid' };
    if (!isInvited && !players.has(token) && this.namesIn(code).includes(playerName))
      return { error: 'name_taken' };
    players.set(token, playerName);
    this.#memberships.set(socket, { code, token });
    const admission = {
      sessionCode: code,
      quizName,
      playerName,
      playerToken: token,
      playerCount: players.size,
      ...this.play,
    };
    const result = this.nextValue ?? admission;
    this.nextValue = undefined;
    return { result };
  }

  #leave(socket: FakeSocket): object {
    const { code = '', token = '' } = this.#memberships.get(socket) ?? {};
    this.sessions.get(code)?.players.delete(token);
    this.#memberships.delete(socket);
    return { result: null };
  }
}

/** Returns the ticket issued first, second, and so on. The first admits to Anna's team. */
export function ticketOf(turn: number): string {
  return String(turn).padStart(22, 'T');
}

/** Whether an answer is a list of texts, of which those that are null stay as they are. */
function areTexts(answer: SubmittedAnswer, former: Answer | undefined): answer is (string | null)[] {
  return Array.isArray(answer) && [...answer, ...[former].flat()].some((each) => typeof each === 'string');
}
