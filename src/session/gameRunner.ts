import type { CommandOf } from '../contract/commands';
import type { GameEvent } from '../game/events';
import { isWaiting, openBeside, runningQuestion } from '../game/facts';
import type { Plan } from '../game/plan';
import { reduceGame } from '../game/reduce';
import { nextDeadline } from '../game/rules/clock';
import type { Game, GameState } from '../game/state';
import { filesOf } from '../game/quiz/quiz';
import { isPlayable, mediaQuestions, type MediaContext } from '../game/views/questionView';
import { Refusal } from './refusal';
import type { PlayedResults } from './results/storedResults';
import { GAME_KEY, QUIZ_KEY } from './documents';
import { planOf, playerDocuments, stateDocument, type Happening } from './gameDocuments';
import type { SessionServices } from './ports';
import type { LiveState } from './liveState';

/** Milliseconds between writes of the remaining time while a timer runs. */
const STORE_EVERY_MS = 1_000;

/** Events that are raised once a change is on disk. */
interface GameEvents {
  /** The shown state has changed from `before`. */
  shown(before: GameState): void;
  /** A file that the game shows has appeared or disappeared. */
  mediaChanged(): void;
}

/** Runs one session's game: owns it and its timer, and does all in one order: rules, disk, notifications. */
export class GameRunner {
  readonly #session: LiveState;
  readonly #code: string;
  #newest: Game;
  #shown: Game;
  readonly #former: PlayedResults[];
  readonly #services: SessionServices;
  #events: GameEvents | undefined;
  /** The `time` of the state written last; undefined if none was written since the server started. */
  #storedAt: number | undefined;
  #lastWrite: Promise<void> = Promise.resolve();
  #cancelTimer = (): void => undefined;

  constructor(session: LiveState, game: Game, former: PlayedResults[], services: SessionServices) {
    this.#session = session;
    this.#code = session.record.sessionCode;
    this.#newest = game;
    this.#shown = game;
    this.#former = former;
    this.#services = services;
  }

  /** The newest game; in the lobby, with what would be played if it started now. It may still be on its way to disk. */
  get newest(): Game {
    return this.#newest;
  }

  get state(): GameState {
    return this.#newest.state;
  }

  /** The newest game that is on disk, which is the one that people see. */
  get shown(): Game {
    return this.#shown;
  }

  /** The results of the quizzes that were played before this one. */
  get former(): readonly PlayedResults[] {
    return this.#former;
  }

  /** The addresses of the game's media files, and what is wrong with them. */
  get mediaContext(): MediaContext {
    const { media } = this.#services;
    return {
      mediaUrl: (kind, fileName) => media.urlOf(this.#code, kind, fileName),
      mediaFault: (kind, fileName) => media.faultOf(kind, fileName),
    };
  }

  start(events: GameEvents): void {
    this.#events = events;
    this.#keepMedia();
    this.#setTimer();
    void this.#lookAtMedia();
  }

  /** Stops the game of a closed session. Writes that are under way still become the shown state. */
  stop(): void {
    this.#cancelTimer();
    this.#services.media.drop(this.#code);
  }

  /** Plays the quiz as it is now, whatever becomes of its file later. Throws command_refused. */
  takeQuiz(quiz: unknown): void {
    if (this.state.position > 0) return;
    const plan = planOf(quiz, this.#services.speed);
    if (plan.questions.length === 0) throw new Refusal('command_refused');
    this.#newest = { ...this.#newest, plan };
    this.#shown = { ...this.#shown, plan };
    this.#keepMedia();
    this.#noteWrite(this.#services.store.put(this.#code, QUIZ_KEY, quiz));
  }

  /** Goes from the podium to the lobby with another quiz; `former` joins the results. Throws command_refused. */
  async takeAnother(
    command: CommandOf<'anotherQuiz'>,
    plan: Plan,
    former: PlayedResults,
  ): Promise<GameState> {
    const state = await this.apply({ type: 'command', command }, plan);
    this.#former.push(former);
    return state;
  }

  /** Applies an event that has already happened, and so cannot be refused. */
  async note(event: Happening): Promise<void> {
    await this.apply(event).catch((error: unknown) => {
      if (error instanceof Refusal && ['server_closing', 'session_not_found'].includes(error.code)) return;
      const text = `a change of the game in session ${this.#code} is not stored: ${String(error)}`;
      this.#services.log('error', text, 'game not stored');
    });
  }

  /**
   * Applies an event; resolves with the new state when it is on disk. Throws Refusals, also the rules' reasons.
   * `next`: the plan of the quiz that follows, if this leads to another one.
   */
  async apply(event: Happening, next?: Plan): Promise<GameState> {
    this.#session.check();
    const { plan, state: before } = this.#newest;
    const now = Math.max(this.#services.clock(), before.time);
    const reduced = reduceGame(this.#newest, { ...event, now } as GameEvent);
    // A process that was frozen may have an outdated game.
    if ('refused' in reduced)
      throw new Refusal(this.#services.store.isSure === false ? 'server_closing' : reduced.refused);
    const { state } = reduced;
    const isAnother = state.earlier.count > before.earlier.count;
    const game = { plan: (isAnother && next) || plan, state };
    this.#newest = game;
    this.#write(before, state, event);
    this.#setTimer();
    await this.#lastWrite;
    this.#show(game);
    return state;
  }

  /** Writes what a player did in a document of its own where possible. */
  #write(before: GameState, state: GameState, event: Happening): void {
    const { store } = this.#services;
    for (const [key, value] of playerDocuments(before, state, event))
      this.#noteWrite(
        value === undefined ? store.delete(this.#code, key) : store.put(this.#code, key, value),
      );
    const isDue = event.type === 'time' || (event.type === 'command' && state.revision > before.revision);
    // What the evening holds for players who left or came late is not in documents of their own.
    const isOther = (['departed', 'earlier', 'formerPlayers', 'kept', 'latecomers'] as const).some(
      (key) => state[key] !== before[key],
    );
    if (!isDue && !isOther && state.step === before.step && this.#storedAt !== undefined) return;
    this.#storedAt = state.time;
    this.#noteWrite(store.put(this.#code, GAME_KEY, stateDocument(state)));
  }

  /** Makes whoever waits for the last write wait for this one too. */
  #noteWrite(write: Promise<void>): void {
    this.#lastWrite = Promise.all([this.#lastWrite, write]).then(() => undefined);
    // Whoever waits learns of a failure; if nobody does, an unhandled rejection must not end the process.
    this.#lastWrite.catch(() => undefined);
  }

  /** Wakes up at the next deadline, and until then every second to write the remaining time. */
  #setTimer(): void {
    this.#cancelTimer();
    const { state } = this;
    const due = this.#session.isOpen && nextDeadline(this.#newest);
    if (!due) return;
    const at = Math.min(state.time + due.inMs, (this.#storedAt ?? state.time) + STORE_EVERY_MS);
    const inMs = Math.max(0, at - this.#services.clock());
    this.#cancelTimer = this.#services.schedule(() => void this.note({ type: 'time' }), inMs);
  }

  /** Shows a game, unless a newer one, which includes it, is shown already. */
  #show(game: Game): void {
    const { plan, state: before } = this.#shown;
    const { state } = game;
    if (state.revision < before.revision || state.time < before.time || state === before) return;
    this.#shown = game;
    if (game.plan !== plan) this.#keepMedia();
    this.#events?.shown(before);
    if (state.step > before.step) void this.#lookAtMedia();
  }

  #keepMedia(): void {
    this.#services.media.keep(this.#code, filesOfPlan(this.#shown.plan).keys());
  }

  /** Looks at the media again with each scene, since files come and go during a game. */
  async #lookAtMedia(): Promise<void> {
    const questions = [...mediaQuestions(this.#shown), ...openBeside(this.#shown)];
    const files = questions.flatMap(({ question }) => filesOf(question));
    const isNew = await this.#services.media.look(files.map(({ fileName }) => fileName));
    if (isNew) this.#events?.mediaChanged();
    const questionId = this.#unplayable();
    if (questionId !== undefined) await this.note({ type: 'unplayable', questionId });
  }

  /** Returns the question that waits for a sound or film if none of its files can be played. */
  #unplayable(): string | undefined {
    const asked = isWaiting(this.#newest) ? runningQuestion(this.#newest)?.question : undefined;
    return asked && !isPlayable(asked, this.mediaContext) ? asked.questionId : undefined;
  }
}

/** Returns all files that a plan's questions name, each with the index of the first scene that needs it. */
export function filesOfPlan({ questions }: Plan): Map<string, number> {
  const files = new Map<string, number>();
  for (const { question, askedAt } of questions)
    for (const { fileName, stage } of filesOf(question))
      files.set(fileName, Math.min(files.get(fileName) ?? Infinity, askedAt + stage));
  return files;
}
