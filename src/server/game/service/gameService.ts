import type { Answer } from '../../../contract/answer';
import type { Command } from '../../../contract/commands';
import type { ErrorCode } from '../../../contract/errors';
import type { MarkedQuestion } from '../../../contract/hostGame';
import type { PlayerGame, PlayerOwn } from '../../../contract/playerGame';
import { Refusal } from '../../refusal';
import { QUIZ_KEY, type StoredGame } from '../../store/sessionDocuments';
import { GameRunner, type GameRunnerParts } from './gameRunner';
import { createLiveGame, planOf, restoreLiveGame, type LiveGame } from './liveGame';
import { noteWrite } from './storing';
import { answerOf } from '../../../game/rules/answers';
import { hasAnswered, joinRefusal } from '../../../game/rules/players';
import type { GamePlayer } from '../../../game/state';

export interface GameServiceParts extends GameRunnerParts {
  /** A quiz file's JSON; undefined where there is no such quiz. */
  quizSource(quizId: string): unknown;
}

const NOTHING_STORED: StoredGame = { answers: [], decisions: [] };

/** What a game belongs to. */
interface GameOf {
  readonly sessionCode: string;
  readonly quizId: string;
  /** Where only the results are still wanted. */
  readonly endedAt?: number | undefined;
}

/** What can be done with the games. */
export class GameService {
  readonly #parts: GameServiceParts;
  readonly #runner: GameRunner;

  constructor(parts: GameServiceParts) {
    this.#parts = parts;
    this.#runner = new GameRunner(parts);
  }

  /** A game in its lobby, for a session that was opened. */
  open({ sessionCode, quizId }: GameOf): void {
    const { games, quizSource } = this.#parts;
    this.#put(createLiveGame(sessionCode, quizId, quizSource(quizId), games.now()));
  }

  /** The game of a session that was stored. One that cannot be read begins anew in its lobby, and the log says why. */
  restore(session: GameOf, found: StoredGame | undefined, players: GamePlayer[]): void {
    const { games, quizSource, log } = this.#parts;
    const { sessionCode, quizId } = session;
    const leaveOut = (what: string): void =>
      log('error', `${what} in session ${sessionCode} cannot be read and is left out`, 'stored answer');
    const restoreFrom = (stored: StoredGame) => {
      const quiz = quizSource(quizId);
      const game = restoreLiveGame(session, { stored, players, quiz, now: games.now(), leaveOut });
      if (session.endedAt === undefined) this.#put(game);
      else games.putEnded(game);
    };
    try {
      restoreFrom(found ?? NOTHING_STORED);
    } catch (error) {
      log('error', `the game of session ${sessionCode} cannot be read: ${String(error)}`, 'stored game');
      restoreFrom(NOTHING_STORED);
    }
  }

  /** The session has ended; `hasResults`: they are kept. */
  end(sessionCode: string, hasResults: boolean): void {
    const { games } = this.#parts;
    const game = games.get(sessionCode);
    games.remove(sessionCode);
    if (game && hasResults) games.putEnded(game);
  }

  /** Whether the game has left its lobby. */
  hasStarted(sessionCode: string): boolean {
    return (this.#parts.games.get(sessionCode)?.state.position ?? 0) > 0;
  }

  /** Why somebody new may not join under this name, or undefined. */
  joinRefusal(sessionCode: string, name: string): ErrorCode | undefined {
    return joinRefusal(this.#get(sessionCode).state, name);
  }

  /** The playerIds of all who are in the game, as of now: before the disk has it. */
  playerIds(sessionCode: string): Set<string> {
    return new Set(this.#get(sessionCode).state.players.map(({ playerId }) => playerId));
  }

  /** Whether the player has answered any question. */
  hasAnswered(sessionCode: string, playerId: string): boolean {
    return hasAnswered(this.#get(sessionCode).state, playerId);
  }

  /** Resolves when the game knows the player. */
  join(sessionCode: string, { playerId, name }: GamePlayer): Promise<void> {
    return this.#runner.note(sessionCode, { type: 'joined', playerId, name });
  }

  leave(sessionCode: string, playerId: string): void {
    void this.#runner.note(sessionCode, { type: 'left', playerId });
  }

  /** Whether a player's phone is connected. */
  setConnected(sessionCode: string, playerId: string, connected: boolean): void {
    void this.#runner.note(sessionCode, { type: 'connection', playerId, connected });
  }

  /**
   * Carries out a host's command; resolves with the game's revision when it is on disk. Throws command_stale or
   * command_refused as a Refusal.
   */
  async command(sessionCode: string, command: Command): Promise<{ revision: number }> {
    const game = this.#get(sessionCode);
    if (command.type === 'start') this.#takeQuiz(game);
    const { revision } = await this.#runner.apply(game, { type: 'command', command });
    return { revision };
  }

  /**
   * Takes a player's answer; resolves with the answer as stored when it is on disk. Throws not_joined, answers_closed
   * or answer_invalid as a Refusal.
   */
  async answer(sessionCode: string, playerId: string, questionId: string, answer: Answer): Promise<Answer> {
    const game = this.#get(sessionCode);
    const state = await this.#runner.apply(game, { type: 'answer', playerId, questionId, answer });
    return answerOf(state, playerId, questionId) ?? answer;
  }

  /** A player is done with the open round, or not; resolves when it is on disk. Throws not_joined or answers_closed. */
  async setReady(sessionCode: string, playerId: string, ready: boolean): Promise<void> {
    const game = this.#get(sessionCode);
    await this.#runner.apply(game, { type: 'ready', playerId, ready });
    this.#parts.broadcast.playerChanged(game, playerId);
  }

  /**
   * A player doubles a round, or, with null, does not; resolves with the round's index when it is on disk. Throws
   * not_joined or joker_refused as a Refusal.
   */
  async playJoker(sessionCode: string, playerId: string, roundIndex: number | null): Promise<number | null> {
    const game = this.#get(sessionCode);
    const { jokers } = await this.#runner.apply(game, { type: 'joker', playerId, roundIndex });
    this.#parts.broadcast.playerChanged(game, playerId);
    return jokers[playerId] ?? null;
  }

  /** One of the session's host devices came or went. */
  hostsChanged(sessionCode: string): void {
    const game = this.#parts.games.get(sessionCode);
    if (game) this.#parts.broadcast.hostsChanged(game);
  }

  /** What a player's phone is sent of the game when it comes in. */
  admission(sessionCode: string, playerId: string): { game?: PlayerGame; own?: PlayerOwn } {
    const { games, broadcast } = this.#parts;
    const game = this.#get(sessionCode);
    const own = games.playerOwn(game, playerId);
    broadcast.playerAdmitted(game, playerId, own);
    return { game: games.playerGame(game), own };
  }

  /** The answers to a closed question, for hosts. Throws invalid_arguments as a Refusal where there is none. */
  markedQuestion(sessionCode: string, questionId: string): MarkedQuestion {
    const found = this.#parts.games.markedQuestion(this.#get(sessionCode), questionId);
    if (!found) throw new Refusal('invalid_arguments');
    return found;
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
    this.#runner.setTimer(game);
    void this.#runner.lookAtMedia(game);
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
    this.#parts.games.put(game);
    noteWrite(game, this.#parts.store.put(game.sessionCode, QUIZ_KEY, quiz));
  }
}
