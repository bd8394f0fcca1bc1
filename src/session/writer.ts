import type { Plan } from '../game/plan';
import { isWaiting, openBeside, runningQuestion } from '../game/facts';
import { nextDeadline } from '../game/rules/clock';
import { filesOf } from '../game/quiz/quiz';
import { isPlayable, mediaQuestions, type MediaContext } from '../game/views/questionView';
import { documentChanges } from './changedDocuments';
import { GAME_KEY, type SessionRecord, storeSession } from './documents';
import { stateDocument } from './gameDocuments';
import type { SessionServices } from './ports';
import {
  type Effect,
  type RecordChange,
  reduceSession,
  type Rules,
  type SessionEvent,
  type SessionValue,
} from './reduce';
import { Refusal } from './refusal';
import { createSecret } from './secrets';

/** Milliseconds between writes of the remaining time while a timer runs. */
const STORE_EVERY_MS = 1_000;

/** What follows once a change is stored. */
interface WriterEvents {
  /** The shown value has changed from `before`. */
  shown(before: SessionValue): void;
  perform(effect: Effect): void;
  /** A file that the game shows has appeared or disappeared. */
  mediaChanged(): void;
}

/**
 * The one writer of a session. Everything that happens goes through it in one order: reduce, store, show, perform the
 * effects. What is shown is what is stored; a store that cannot write has closed the session.
 */
export class Writer {
  readonly #services: SessionServices;
  readonly #rules: Rules;
  readonly #notOpen = new AbortController();
  #state: 'open' | 'ended' | 'closed' | 'moving';
  #newest: SessionValue;
  #shown: SessionValue;
  /** How many changes were made, and which of them is shown. */
  #made = 0;
  #shownAt = 0;
  #events: WriterEvents | undefined;
  /** The `time` of the game written last; undefined if none was written since the server started. */
  #storedAt: number | undefined;
  #lastWrite: Promise<void> = Promise.resolve();
  /** The next time at which something happens by itself, if any. */
  #wakesAt: number | undefined;
  #cancelTimer = (): void => undefined;

  constructor(value: SessionValue, services: SessionServices) {
    this.#services = services;
    this.#rules = { hash: services.hash, newSecret: createSecret, maxPlayers: services.limits.maxPlayers };
    this.#newest = value;
    this.#shown = value;
    this.#state = value.record.endedAt === undefined ? 'open' : 'ended';
  }

  /** The newest value, by which the rules decide. It may still be on its way to the store. */
  get newest(): SessionValue {
    return this.#newest;
  }

  /** The newest value that is stored, which is the one that people see. */
  get shown(): SessionValue {
    return this.#shown;
  }

  /** The session's document as it is now. */
  get record(): SessionRecord {
    return this.#newest.record;
  }

  get code(): string {
    return this.record.sessionCode;
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  /** Whether it is closed only here, and continues in another process. */
  get isMoving(): boolean {
    return this.#state === 'moving';
  }

  /** Whether nothing more may be stored of it here, not even its results. */
  get isGone(): boolean {
    return this.#state === 'closed' || this.isMoving;
  }

  /** Aborted when the session is no longer open. */
  get signal(): AbortSignal {
    return this.#notOpen.signal;
  }

  /** Throws session_not_found or server_closing as a Refusal if it is not open. */
  check(): void {
    if (!this.isOpen) throw new Refusal(this.isMoving ? 'server_closing' : 'session_not_found');
  }

  /** The addresses of the game's media files, and what is wrong with them. */
  get mediaContext(): MediaContext {
    const { media } = this.#services;
    return {
      mediaUrl: (kind, fileName) => media.urlOf(this.code, kind, fileName),
      mediaFault: (kind, fileName) => media.faultOf(kind, fileName),
    };
  }

  start(events: WriterEvents): void {
    this.#events = events;
    this.#keepMedia();
    this.#setTimer();
    void this.#lookAtMedia();
  }

  /** Stops the game of a closed session. Writes that are under way still become the shown value. */
  stop(): void {
    this.#wakeAt(undefined);
    this.#services.media.drop(this.code);
  }

  /** Its host has ended it; its results are kept, without a quiz that was only about to follow. */
  end(endedAt: number): void {
    if (this.#newest.former !== this.#shown.former) this.#newest = this.#shown;
    this.#setRecord({ ...this.record, endedAt });
    if (this.isOpen) this.#leave('ended');
  }

  /** Closes it for good, unless it continues elsewhere. */
  close(): void {
    if (!this.isMoving) this.#leave('closed');
  }

  /** Closes it here because another process has it. */
  move(): void {
    this.#leave('moving');
  }

  #leave(state: 'ended' | 'closed' | 'moving'): void {
    this.#state = state;
    this.#notOpen.abort();
  }

  /** Writes the session's document as it is. */
  save(): Promise<void> {
    return storeSession(this.#services.store, this.record);
  }

  /** Changes the session's document, even after its end; resolves when that is stored. */
  async change(change: RecordChange): Promise<void> {
    if (this.isOpen) await this.apply({ type: 'record', change });
    else {
      this.#setRecord({ ...this.record, ...change });
      if (!this.isGone) await this.save();
    }
  }

  #setRecord(record: SessionRecord): void {
    this.#newest = { ...this.#newest, record };
    this.#shown = { ...this.#shown, record };
  }

  /** Resolves when everything so far is stored. */
  stored(): Promise<void> {
    return this.#lastWrite;
  }

  /** Applies an event that has already happened, and so cannot be refused. */
  async note(event: SessionEvent): Promise<void> {
    await this.apply(event).catch((error: unknown) => {
      if (error instanceof Refusal && ['server_closing', 'session_not_found'].includes(error.code)) return;
      const text = `A change in session ${this.code} could not be saved: ${String(error)}`;
      this.#services.log('error', text, 'change not stored');
    });
  }

  /** Applies an event; resolves with the new value when it is stored. Throws the rules' refusals. */
  async apply(event: SessionEvent): Promise<SessionValue> {
    this.check();
    const before = this.#newest;
    const now = Math.max(this.#services.clock(), before.game.state.time);
    const reduced = reduceSession(before, event, now, this.#rules);
    // A process that was frozen may have an outdated session.
    if ('refused' in reduced)
      throw this.#services.store.isSure === false
        ? new Refusal('server_closing')
        : new Refusal(reduced.refused, reduced.detail);
    const { value, effects } = reduced;
    const made = ++this.#made;
    this.#newest = value;
    this.#write(before, value, event);
    this.#setTimer();
    await this.#lastWrite;
    // The evening has ended with the quiz that was played.
    if (value.former !== before.former) this.check();
    this.#show(value, made);
    for (const effect of effects) this.#events?.perform(effect);
    return value;
  }

  #write(before: SessionValue, value: SessionValue, event: SessionEvent): void {
    const { store } = this.#services;
    for (const [key, document] of documentChanges(before, value, event))
      this.#noteWrite(
        document === undefined ? store.delete(this.code, key) : store.put(this.code, key, document),
      );
    if (value.record !== before.record) this.#noteWrite(this.save());
    const [former, state] = [before.game.state, value.game.state];
    const isDue = event.type === 'time' || (event.type === 'command' && state.revision > former.revision);
    // What the evening holds for players who left or came late is not in documents of their own.
    const isOther = (['departed', 'earlier', 'formerPlayers', 'kept', 'latecomers'] as const).some(
      (key) => state[key] !== former[key],
    );
    if (!isDue && !isOther && state.step === former.step && this.#storedAt !== undefined) return;
    this.#storedAt = state.time;
    this.#noteWrite(store.put(this.code, GAME_KEY, stateDocument(state)));
  }

  /** Makes whoever waits for the last write wait for this one too. */
  #noteWrite(write: Promise<void>): void {
    this.#lastWrite = Promise.all([this.#lastWrite, write]).then(() => undefined);
    // Whoever waits learns of a failure; if nobody does, an unhandled rejection must not end the process.
    this.#lastWrite.catch(() => undefined);
  }

  /** Wakes up at the next deadline, and until then every second to write the remaining time. */
  #setTimer(): void {
    const { game } = this.#newest;
    const due = this.isOpen && nextDeadline(game);
    const { time } = game.state;
    this.#wakeAt(due ? Math.min(time + due.inMs, (this.#storedAt ?? time) + STORE_EVERY_MS) : undefined);
  }

  /** Most answers leave this time, and so its timer, as it is. */
  #wakeAt(at: number | undefined): void {
    if (at === this.#wakesAt) return;
    this.#cancelTimer();
    this.#wakesAt = at;
    if (at === undefined) return;
    const wake = (): void => {
      this.#wakesAt = undefined;
      void this.note({ type: 'time' });
    };
    this.#cancelTimer = this.#services.schedule(wake, Math.max(0, at - this.#services.clock()));
  }

  /** Shows a value, unless a newer one, which includes it, is shown already. */
  #show(value: SessionValue, made: number): void {
    const before = this.#shown;
    if (made < this.#shownAt || value === before) return;
    this.#shownAt = made;
    this.#shown = value;
    if (value.game.plan !== before.game.plan) this.#keepMedia();
    this.#events?.shown(before);
    if (value.game.state.step > before.game.state.step) void this.#lookAtMedia();
  }

  #keepMedia(): void {
    this.#services.media.keep(this.code, filesOfPlan(this.#shown.game.plan).keys());
  }

  /** Looks at the media again with each scene, since files come and go during a game. */
  async #lookAtMedia(): Promise<void> {
    const { game } = this.#shown;
    const questions = [...mediaQuestions(game), ...openBeside(game)];
    const files = questions.flatMap(({ question }) => filesOf(question));
    const isNew = await this.#services.media.look(files.map(({ fileName }) => fileName));
    if (isNew) this.#events?.mediaChanged();
    const questionId = this.#unplayable();
    if (questionId !== undefined) await this.note({ type: 'unplayable', questionId });
  }

  /** Returns the question that waits for a sound or film if none of its files can be played. */
  #unplayable(): string | undefined {
    const { game } = this.#newest;
    const asked = isWaiting(game) ? runningQuestion(game)?.question : undefined;
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
