import type { CommandOf } from '../../contract/commands';
import type { GameEvent } from '../../game/events';
import { isWaiting, openBeside, runningQuestion } from '../../game/facts';
import type { Plan } from '../../game/plan';
import { reduceGame } from '../../game/reduce';
import { nextDeadline } from '../../game/rules/clock';
import type { GameState } from '../../game/state';
import { filesOf, isPlayable, mediaQuestions, type MediaContext } from '../../game/views/mediaView';

import { Refusal } from '../refusal';
import type { FormerResults } from '../results/storedResults';
import { GAME_KEY, QUIZ_KEY } from '../store/sessionDocuments';
import { planOf, playerDocuments, stateDocument, type Game, type Happening } from './gameDocuments';
import type { OpenState } from './openState';
import { timeOf, type SessionServices } from './services';

/** In milliseconds: what is left of running times is written this often. */
const STORE_EVERY_MS = 1_000;

/** What a game tells once it is on disk. */
export interface GameEvents {
  /** Another state than this one is shown. */
  shown(before: GameState): void;
  /** A file that the game shows has come or gone. */
  mediaChanged(): void;
}

/** Runs one session's game: owns it and its timer, and does everything in the one order: rules, disk, then tell. */
export class GameRunner implements Readonly<Game> {
  /** The results of the quizzes that were played before this one. */
  readonly former: FormerResults[];
  readonly #code: string;
  readonly #game: Game;
  readonly #openState: OpenState;
  readonly #services: SessionServices;
  #events: GameEvents | undefined;
  /** `time` of the state that was written last; undefined where none was since the server started. */
  #storedAt: number | undefined;
  #lastWrite: Promise<void> = Promise.resolve();
  /** What is played when it is on disk that another quiz follows. */
  #nextPlan: Plan | undefined;
  #cancelTimer = (): void => undefined;

  constructor(
    code: string,
    game: Game,
    former: FormerResults[],
    openState: OpenState,
    services: SessionServices,
  ) {
    this.#code = code;
    this.#game = game;
    this.former = former;
    this.#openState = openState;
    this.#services = services;
  }

  get plan(): Plan {
    return this.#game.plan;
  }

  get state(): GameState {
    return this.#game.state;
  }

  get shown(): GameState {
    return this.#game.shown;
  }

  /** Where the game's files are, and what is wrong with them. */
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

  /** The session is closed. What is on its way to disk still becomes what is shown. */
  stop(): void {
    this.#cancelTimer();
    this.#services.media.drop(this.#code);
  }

  /** The quiz as it is now is the one that is played, whatever becomes of its file. Throws command_refused. */
  takeQuiz(quiz: unknown): void {
    if (this.state.position > 0) return;
    const plan = planOf(quiz, this.#services.speed);
    if (plan.questions.length === 0) throw new Refusal('command_refused');
    this.#game.plan = plan;
    this.#keepMedia();
    this.#noteWrite(this.#services.store.put(this.#code, QUIZ_KEY, quiz));
  }

  /** From the podium back to the lobby with another quiz, after `former`. Throws command_refused. */
  async takeAnother(
    command: CommandOf<'anotherQuiz'>,
    quiz: unknown,
    former: FormerResults,
  ): Promise<GameState> {
    const plan = planOf(quiz);
    if (plan.questions.length === 0) throw new Refusal('command_refused');
    const { count } = this.state.earlier;
    const applied = this.apply({ type: 'command', command });
    if (this.state.earlier.count > count) this.#nextPlan = plan;
    const state = await applied;
    this.former.push(former);
    return state;
  }

  /** For what has happened: it cannot be refused. */
  async note(event: Happening): Promise<void> {
    await this.apply(event).catch((error: unknown) => {
      if (error instanceof Refusal && ['server_closing', 'session_not_found'].includes(error.code)) return;
      const text = `a change of the game in session ${this.#code} is not stored: ${String(error)}`;
      this.#services.log('error', text, 'game not stored');
    });
  }

  /**
   * Resolves with the new state when it is on disk. Throws session_not_found or server_closing, or why the rules
   * refuse, as Refusals.
   */
  async apply(event: Happening): Promise<GameState> {
    this.#openState.check();
    const before = this.state;
    const now = Math.max(timeOf(this.#services), before.time);
    const reduced = reduceGame(this.plan, before, { ...event, now } as GameEvent);
    // A process that was frozen knows a game of a while ago.
    if ('refused' in reduced)
      throw new Refusal(this.#services.shared?.isSure === false ? 'server_closing' : reduced.refused);
    const { state } = reduced;
    this.#game.state = state;
    this.#write(before, state, event);
    this.#setTimer();
    await this.#lastWrite;
    this.#show(state);
    return state;
  }

  /** What a player did is written alone where it can be. */
  #write(before: GameState, state: GameState, event: Happening): void {
    const { store } = this.#services;
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
    const { plan, state } = this;
    const due = this.#openState.isOpen && nextDeadline(plan, state);
    if (!due) return;
    const at = Math.min(state.time + due.inMs, (this.#storedAt ?? state.time) + STORE_EVERY_MS);
    const inMs = Math.max(0, at - timeOf(this.#services));
    this.#cancelTimer = this.#services.schedule(() => void this.note({ type: 'time' }), inMs);
  }

  /** A newer state may be shown already: then this one is part of it. */
  #show(state: GameState): void {
    const before = this.shown;
    if (state.revision < before.revision || state.time < before.time || state === before) return;
    // Until then, what is shown belongs to the former quiz.
    if (this.#nextPlan && state.earlier.count > before.earlier.count) {
      this.#game.plan = this.#nextPlan;
      this.#nextPlan = undefined;
      this.#keepMedia();
    }
    this.#game.shown = state;
    this.#events?.shown(before);
    if (state.step > before.step) void this.#lookAtMedia();
  }

  #keepMedia(): void {
    this.#services.media.keep(this.#code, filesOfPlan(this.plan).keys());
  }

  /** Files come and go while a game is played: with each scene they are looked at again. */
  async #lookAtMedia(): Promise<void> {
    const { plan, shown } = this;
    const questions = [...mediaQuestions(plan, shown), ...openBeside(plan, shown)];
    const files = questions.flatMap(({ question }) => filesOf(question));
    const isNew = await this.#services.media.look(files.map(({ fileName }) => fileName));
    if (isNew) this.#events?.mediaChanged();
    const questionId = this.#unplayable();
    if (questionId !== undefined) await this.note({ type: 'unplayable', questionId });
  }

  /** The question that waits for a sound or film, where none of its files can be played. */
  #unplayable(): string | undefined {
    const { plan, state } = this;
    const asked = isWaiting(plan, state) ? runningQuestion(plan, state)?.question : undefined;
    return asked && !isPlayable(asked, this.mediaContext) ? asked.questionId : undefined;
  }
}

/** All files that a plan's questions name, each with the place of the first scene that asks for it. */
export function filesOfPlan({ questions }: Plan): Map<string, number> {
  const files = new Map<string, number>();
  for (const { question, askedAt } of questions)
    for (const { fileName } of filesOf(question))
      files.set(fileName, Math.min(files.get(fileName) ?? Infinity, askedAt));
  return files;
}
