import type { Answer } from '../../../contract/answer';
import type { Command } from '../../../contract/commands';
import type { ErrorCode } from '../../../contract/errors';
import type { PlayerGame, PlayerOwn } from '../../../contract/playerGame';
import type { Log } from '../../log';
import { Refusal } from '../../refusal';
import type { Schedule } from '../../schedule';
import type { StoredGame } from '../../store/sessionStore';
import type { GameEvent } from '../events';
import { reduceGame } from '../reduce';
import { nextDeadline } from '../rules/clock';
import { joinRefusal } from '../rules/players';
import { answerOf } from '../rules/submitAnswer';
import type { GamePlayer, GameState } from '../state';
import type { GameBroadcast } from './gameBroadcast';
import { createLiveGame, planOf, restoreLiveGame, type LiveGame } from './liveGame';
import type { LiveGames } from './liveGames';
import { noteWrite, storeChange, STORE_EVERY_MS, type GameStore, type Happening } from './storing';

export interface GameServiceParts {
  games: LiveGames;
  store: GameStore;
  broadcast: GameBroadcast;
  schedule: Schedule;
  /** A quiz file's JSON; undefined where there is no such quiz. */
  quizSource(quizId: string): unknown;
  log: Log;
}

/** What a game belongs to. */
interface GameOf {
  readonly sessionCode: string;
  readonly quizId: string;
}

/** Runs the games: owns their deadlines, and does everything in the one safe order: rules, disk, then tell. */
export class GameService {
  readonly #parts: GameServiceParts;

  constructor(parts: GameServiceParts) {
    this.#parts = parts;
  }

  /** A game in its lobby, for a session that was opened. */
  open({ sessionCode, quizId }: GameOf): void {
    const { games, quizSource } = this.#parts;
    this.#put(createLiveGame(sessionCode, quizId, quizSource(quizId), games.now()));
  }

  /** The game of a session that was stored. One that cannot be read begins anew in its lobby, and the log says why. */
  restore(session: GameOf, stored: StoredGame | undefined, players: GamePlayer[]): void {
    const { games, quizSource, log } = this.#parts;
    const { sessionCode, quizId } = session;
    const restoreFrom = (game: StoredGame) =>
      this.#put(restoreLiveGame(session, game, players, quizSource(quizId), games.now()));
    try {
      restoreFrom(stored ?? { answers: [] });
    } catch (error) {
      log('error', `the game of session ${sessionCode} cannot be read: ${String(error)}`, 'stored game');
      restoreFrom({ answers: [] });
    }
  }

  /** The session has ended. */
  end(sessionCode: string): void {
    this.#parts.games.remove(sessionCode);
  }

  /** Whether the game has left its lobby. */
  hasStarted(sessionCode: string): boolean {
    return (this.#parts.games.get(sessionCode)?.state.position ?? 0) > 0;
  }

  /** Why somebody new may not join under this name, or undefined. */
  joinRefusal(sessionCode: string, name: string): ErrorCode | undefined {
    return joinRefusal(this.#get(sessionCode).state, name);
  }

  /** Resolves when the game knows the player. */
  join(sessionCode: string, { playerId, name }: GamePlayer): Promise<void> {
    return this.#note(sessionCode, { type: 'joined', playerId, name });
  }

  leave(sessionCode: string, playerId: string): void {
    void this.#note(sessionCode, { type: 'left', playerId });
  }

  /** Whether a player's phone is connected. */
  setConnected(sessionCode: string, playerId: string, connected: boolean): void {
    void this.#note(sessionCode, { type: 'connection', playerId, connected });
  }

  /**
   * Carries out a host's command; resolves with the game's revision when it is on disk. Throws command_stale or
   * command_refused as a Refusal.
   */
  async command(sessionCode: string, command: Command): Promise<{ revision: number }> {
    const game = this.#get(sessionCode);
    if (command.type === 'start') this.#takeQuiz(game);
    const { revision } = await this.#apply(game, { type: 'command', command });
    return { revision };
  }

  /**
   * Takes a player's answer; resolves with the answer as stored when it is on disk. Throws not_joined, answers_closed
   * or answer_invalid as a Refusal.
   */
  async answer(sessionCode: string, playerId: string, questionId: string, answer: Answer): Promise<Answer> {
    const game = this.#get(sessionCode);
    const state = await this.#apply(game, { type: 'answer', playerId, questionId, answer });
    return answerOf(state, playerId, questionId) ?? answer;
  }

  /** What a player's phone is sent of the game when it comes in. */
  admission(sessionCode: string, playerId: string): { game?: PlayerGame; own?: PlayerOwn } {
    const { games, broadcast } = this.#parts;
    const game = this.#get(sessionCode);
    const own = games.playerOwn(game, playerId);
    broadcast.playerAdmitted(game, playerId, own);
    return { game: games.playerGame(game), own };
  }

  /** Cancels all timers. */
  close(): void {
    const { games, broadcast } = this.#parts;
    for (const game of games.all) game.cancelTimer();
    broadcast.close();
  }

  #put(game: LiveGame): void {
    this.#parts.games.put(game);
    this.#parts.broadcast.follow(game);
    this.#setTimer(game);
  }

  #get(sessionCode: string): LiveGame {
    const game = this.#parts.games.get(sessionCode);
    if (!game) throw new Refusal('session_not_found');
    return game;
  }

  /** The quiz as it is now is the one that is played, whatever becomes of its file. */
  #takeQuiz(game: LiveGame): void {
    if (game.state.position > 0) return;
    const quiz = this.#parts.quizSource(game.quizId);
    const plan = planOf(quiz);
    if (plan.questions.length === 0) throw new Refusal('command_refused');
    game.plan = plan;
    noteWrite(game, this.#parts.store.saveQuiz(game.sessionCode, quiz));
  }

  /** For what has happened: it cannot be refused. */
  async #note(sessionCode: string, event: Happening): Promise<void> {
    const game = this.#parts.games.get(sessionCode);
    if (game) await this.#apply(game, event).catch((error: unknown) => this.#logUnstored(game, error));
  }

  async #apply(game: LiveGame, event: Happening): Promise<GameState> {
    const { state: before } = game;
    const now = Math.max(this.#parts.games.now(), before.time);
    const reduced = reduceGame(game.plan, before, { ...event, now } as GameEvent);
    if ('refused' in reduced) throw new Refusal(reduced.refused);
    const { state } = reduced;
    game.state = state;
    storeChange(this.#parts.store, game, before, event);
    this.#setTimer(game);
    await game.lastWrite;
    this.#show(game, state);
    return state;
  }

  /** A newer state may be shown already: then this one is part of it. */
  #show(game: LiveGame, state: GameState): void {
    const { shown } = game;
    if (state.revision < shown.revision || state.time < shown.time || state === shown) return;
    game.shown = state;
    if (state.revision > shown.revision) this.#parts.broadcast.gameChanged(game);
  }

  /** Comes back at the next deadline, and before it every second, to write what is left. */
  #setTimer(game: LiveGame): void {
    const { schedule, games } = this.#parts;
    game.cancelTimer();
    const due = nextDeadline(game.plan, game.state);
    if (!due) return;
    const at = Math.min(game.state.time + due.inMs, game.storedAt + STORE_EVERY_MS);
    game.cancelTimer = schedule(
      () => void this.#note(game.sessionCode, { type: 'time' }),
      Math.max(0, at - games.now()),
    );
  }

  #logUnstored({ sessionCode }: LiveGame, error: unknown): void {
    if (error instanceof Refusal && error.code === 'server_closing') return;
    const text = `a change of the game in session ${sessionCode} is not stored: ${String(error)}`;
    this.#parts.log('error', text, 'game not stored');
  }
}
