import type { CommandOf } from '../../contract/commands';
import type { GameEvent } from '../../game/events';
import { isWaiting, openBeside, runningQuestion } from '../../game/facts';
import type { Plan } from '../../game/plan';
import { reduceGame } from '../../game/reduce';
import { nextDeadline } from '../../game/rules/clock';
import type { GameState } from '../../game/state';
import { filesOf, isPlayable, mediaQuestions } from '../../game/views/mediaView';
import { Refusal } from '../refusal';
import { GAME_KEY, QUIZ_KEY } from '../store/sessionDocuments';
import { planOf, playerDocuments, stateDocument, type Game, type Happening } from './gameDocuments';
import type { SessionSender } from './sessionSender';
import { filesOfPlan, type SessionContents, type SessionViews } from './sessionViews';
import type { Surroundings } from './surroundings';

/** In milliseconds: what is left of running times is written this often. */
const STORE_EVERY_MS = 1_000;

/** Runs one session's game: owns its timer, and does everything in the one safe order: rules, disk, then tell. */
export class GameRunner {
  readonly #code: string;
  readonly #game: Game;
  readonly #contents: Pick<SessionContents, 'hidden' | 'evening'>;
  readonly #views: SessionViews;
  readonly #sender: SessionSender;
  readonly #parts: Surroundings;
  /** Why nothing happens; undefined while the game runs. */
  #stopped: 'session_not_found' | 'server_closing' | undefined = 'session_not_found';
  /** `time` of the state that was written last; undefined where none was since the server started. */
  #storedAt: number | undefined;
  #lastWrite: Promise<void> = Promise.resolve();
  /** What is played when it is on disk that another quiz follows. */
  #nextPlan: Plan | undefined;
  #cancelTimer = (): void => undefined;

  constructor(contents: SessionContents, views: SessionViews, sender: SessionSender, parts: Surroundings) {
    this.#code = contents.record.sessionCode;
    this.#game = contents.game;
    this.#contents = contents;
    this.#views = views;
    this.#sender = sender;
    this.#parts = parts;
  }

  get state(): GameState {
    return this.#game.state;
  }

  start(): void {
    this.#stopped = undefined;
    this.#keepMedia();
    this.#sender.follow();
    this.#setTimer();
    void this.#lookAtMedia();
  }

  /** Nothing happens any more. What is on its way to disk still becomes what is shown. */
  stop(reason: 'session_not_found' | 'server_closing'): void {
    this.#stopped = reason;
    this.#cancelTimer();
    this.#parts.media.drop(this.#code);
  }

  /** The quiz as it is now is the one that is played, whatever becomes of its file. Throws command_refused. */
  takeQuiz(quiz: unknown): void {
    if (this.#game.state.position > 0) return;
    const plan = planOf(quiz, this.#parts.speed);
    if (plan.questions.length === 0) throw new Refusal('command_refused');
    this.#game.plan = plan;
    this.#keepMedia();
    this.#noteWrite(this.#parts.store.put(this.#code, QUIZ_KEY, quiz));
  }

  /** From the podium back to the lobby with another quiz. Throws command_refused. */
  async takeAnother(command: CommandOf<'anotherQuiz'>, quiz: unknown): Promise<GameState> {
    const plan = planOf(quiz);
    if (plan.questions.length === 0) throw new Refusal('command_refused');
    const { count } = this.#game.state.earlier;
    const applied = this.apply({ type: 'command', command });
    if (this.#game.state.earlier.count > count) this.#nextPlan = plan;
    return applied;
  }

  /** For what has happened: it cannot be refused. */
  async note(event: Happening): Promise<void> {
    await this.apply(event).catch((error: unknown) => {
      if (error instanceof Refusal && ['server_closing', 'session_not_found'].includes(error.code)) return;
      const text = `a change of the game in session ${this.#code} is not stored: ${String(error)}`;
      this.#parts.log('error', text, 'game not stored');
    });
  }

  /**
   * Resolves with the new state when it is on disk. Throws session_not_found or server_closing, or why the rules
   * refuse, as Refusals.
   */
  async apply(event: Happening): Promise<GameState> {
    if (this.#stopped) throw new Refusal(this.#stopped);
    const game = this.#game;
    const { state: before } = game;
    const now = Math.max(this.#views.now(), before.time);
    const reduced = reduceGame(game.plan, before, { ...event, now } as GameEvent);
    // A process that was frozen knows a game of a while ago.
    if ('refused' in reduced)
      throw new Refusal(this.#parts.store.isSure ? reduced.refused : 'server_closing');
    const { state } = reduced;
    game.state = state;
    this.#write(before, state, event);
    this.#setTimer();
    await this.#lastWrite;
    this.#show(state);
    return state;
  }

  /** What a player did is written alone where it can be. */
  #write(before: GameState, state: GameState, event: Happening): void {
    const { store } = this.#parts;
    for (const [key, value] of playerDocuments(before, state, event))
      this.#noteWrite(
        value === undefined ? store.delete(this.#code, key) : store.put(this.#code, key, value),
      );
    const isDue = event.type === 'time' || (event.type === 'command' && state.revision > before.revision);
    // Of who left or came late stands in no document of theirs what the evening is for them.
    const isOther = (['departed', 'earlier', 'formerPlayers', 'latecomers'] as const).some(
      (key) => state[key] !== before[key],
    );
    if (!isDue && !isOther && state.step === before.step && this.#storedAt !== undefined) return;
    this.#storedAt = state.time;
    this.#noteWrite(store.put(this.#code, GAME_KEY, stateDocument(state)));
  }

  /** Whoever waits for the last write waits for this one too. */
  #noteWrite(write: Promise<void>): void {
    this.#lastWrite = Promise.all([this.#lastWrite, write]).then(() => undefined);
    // Whoever waits learns of a failure; this keeps one that nobody waits for from ending the process.
    this.#lastWrite.catch(() => undefined);
  }

  /** Comes back at the next deadline, and before it every second, to write what is left. */
  #setTimer(): void {
    this.#cancelTimer();
    const { plan, state } = this.#game;
    const due = !this.#stopped && nextDeadline(plan, state);
    if (!due) return;
    const at = Math.min(state.time + due.inMs, (this.#storedAt ?? state.time) + STORE_EVERY_MS);
    const inMs = Math.max(0, at - this.#views.now());
    this.#cancelTimer = this.#parts.schedule(() => void this.note({ type: 'time' }), inMs);
  }

  /** A newer state may be shown already: then this one is part of it. */
  #show(state: GameState): void {
    const { shown } = this.#game;
    if (state.revision < shown.revision || state.time < shown.time || state === shown) return;
    // Until then, what is shown belongs to the former quiz.
    if (this.#nextPlan && state.earlier.count > shown.earlier.count) {
      this.#game.plan = this.#nextPlan;
      this.#nextPlan = undefined;
      this.#keepMedia();
    }
    this.#game.shown = state;
    const { plan } = this.#game;
    this.#contents.hidden.follow(plan, state, this.#views.now());
    if (state.revision > shown.revision) {
      this.#contents.evening.gameChanged();
      this.#sender.gameChanged();
    }
    if (state.step > shown.step) void this.#lookAtMedia();
  }

  #keepMedia(): void {
    this.#parts.media.keep(this.#code, filesOfPlan(this.#game.plan).keys());
  }

  /** Files come and go while a game is played: with each scene they are looked at again. */
  async #lookAtMedia(): Promise<void> {
    const { plan, shown } = this.#game;
    const questions = [...mediaQuestions(plan, shown), ...openBeside(plan, shown)];
    const files = questions.flatMap(({ question }) => filesOf(question));
    if (await this.#parts.media.look(files.map(({ fileName }) => fileName))) this.#sender.gameChanged();
    const questionId = this.#unplayable();
    if (questionId !== undefined) await this.note({ type: 'unplayable', questionId });
  }

  /** The question that waits for a sound or film, where none of its files can be played. */
  #unplayable(): string | undefined {
    const { plan, state } = this.#game;
    const asked = isWaiting(plan, state) ? runningQuestion(plan, state)?.question : undefined;
    return asked && !isPlayable(asked, this.#views.context(0)) ? asked.questionId : undefined;
  }
}
