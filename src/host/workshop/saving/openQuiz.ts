import type { QuizSource } from '../../../contract/quizSource';
import { DraftKeeper, type DraftPlace, Lineage } from './draftKeeper';
import { onDraftRemoved } from './draftStore';
import type { Opening } from './opening';
import { onPageEvents } from './pageEvents';
import { isSameQuiz } from './quizJson';
import {
  maySend,
  openStateOf,
  reduceOpen,
  type Base,
  type Conflict,
  type OpenEvent,
  type OpenState,
} from './savingState';
import { type Timing, SendTimer, PacedAction } from './timing';
import { loadQuiz, type QuizFilesApi } from './serverCalls';
import { submit } from './submit';

const KEEP_EVERY_MS = 250;

export interface OpenQuizParts {
  place: DraftPlace;
  api: QuizFilesApi;
  lang: () => 'de' | 'en';
  timing: Timing;
}

/** One open quiz: keeps every change in the browser, and sends it to the server, one change after the other. */
export class OpenQuiz {
  readonly #parts: OpenQuizParts;
  readonly #onChange: () => void;
  readonly #lineage = new Lineage();
  readonly #keeper: DraftKeeper;
  readonly #keeping: PacedAction;
  readonly #timer: SendTimer;
  #state: OpenState;
  #isSending = false;
  #isClosed = false;
  #unsubscribe: (() => void)[] = [];

  constructor(parts: OpenQuizParts, { mine, base, conflict, outdated }: Opening, onChange: () => void) {
    this.#parts = parts;
    this.#onChange = onChange;
    this.#state = openStateOf(mine, base, conflict);
    this.#keeper = new DraftKeeper(parts.place, this.#lineage);
    this.#keeping = new PacedAction(parts.timing, KEEP_EVERY_MS, () => this.#keep());
    this.#timer = new SendTimer(parts.timing, () => void this.#send());
    outdated.forEach(({ writer }) => this.#keeper.remove(writer));
  }

  get state(): OpenState {
    return this.#state;
  }

  /** Listens to the page, and goes on with a draft: from now on this window is the one that keeps it. */
  start(): void {
    const { address, quizId } = this.#parts.place;
    this.#unsubscribe = [
      onPageEvents({
        onHidden: () => this.#keeping.flush(),
        onOnline: () => this.#onOnline(),
        mayClose: () => this.#state.isKept || this.#state.progress === 'saved',
      }),
      onDraftRemoved(address, quizId, () => void this.#follow()),
    ];
    this.#keepAndSend();
  }

  /** Stops, after what was typed is kept and sent a last time. */
  close(): void {
    this.#keeping.flush();
    this.#timer.stop();
    this.#unsubscribe.forEach((unsubscribe) => unsubscribe());
    this.#isClosed = true;
    if (this.#state.progress === 'waiting') void this.#send();
  }

  change(mine: QuizSource): void {
    this.#dispatch({ type: 'changed', mine });
    this.#keeping.run();
    if (maySend(this.#state)) this.#timer.changed();
  }

  /** Sends once more what the server did not take. */
  retry(): void {
    if (this.#isSending || this.#state.conflict || this.#state.progress === 'saved') return;
    this.#dispatch({ type: 'retried' });
    this.#keepAndSend();
  }

  /** Saves this version over the other. */
  keepMine(conflict: Conflict): void {
    const { from, theirs, etag } = this.#keeper.asOfNow(conflict);
    this.#lineage.includes(theirs, etag);
    const base = from === 'server' ? { etag, source: theirs } : this.#state.base;
    this.#dispatch({ type: 'resolved', base });
    this.#keepAndSend();
  }

  /** Takes the other version in place of this one. False where that one is deleted: nothing is left to edit. */
  takeTheirs(conflict: Conflict): boolean {
    const { from, theirs, etag } = this.#keeper.asOfNow(conflict);
    const by = theirs ?? this.#state.mine;
    this.#replace(by, { etag, source: from === 'server' ? by : null });
    this.#keepAndSend();
    return theirs !== null;
  }

  #replace(by: QuizSource, base: Base): void {
    this.#timer.stop();
    this.#dispatch({ type: 'replaced', by, base });
    this.#keeper.remove();
  }

  #keepAndSend(): void {
    this.#keep();
    void this.#send();
  }

  #keep(): void {
    if (this.#state.progress === 'saved') return;
    const { isKept, other } = this.#keeper.keep(this.#state);
    this.#dispatch({ type: 'kept', isKept });
    if (!other || this.#state.conflict) return;
    const { source: theirs, etag, writer } = other;
    this.#dispatch({ type: 'conflicted', conflict: { from: 'window', theirs, etag, writer } });
  }

  async #send(): Promise<void> {
    if (this.#isSending || !maySend(this.#state)) return;
    const sent = this.#state;
    const { mine, base } = sent;
    // Undone to what is stored: nothing to send.
    if (isSameQuiz(mine, base.source)) return this.#take({ type: 'stored', source: mine, etag: base.etag });
    this.#isSending = true;
    this.#dispatch({ type: 'sending' });
    const { place, api, lang } = this.#parts;
    const event = await submit({ ...place, api, lang: lang() }, sent, this.#lineage);
    this.#isSending = false;
    this.#take(event);
    this.#goOn(mine);
  }

  #take(event: OpenEvent): void {
    this.#dispatch(event);
    if (this.#state.progress === 'saved') this.#keeper.remove();
    // The draft has to say what it is made from by now.
    else if (event.type === 'stored' || event.type === 'rebased') this.#keep();
  }

  /** What was typed while something was sent goes with the next. */
  #goOn(sent: QuizSource): void {
    const { progress, mine } = this.#state;
    const isLost = progress === 'unreachable' || progress === 'refused';
    if (!isLost) this.#timer.answered();
    if (!maySend(this.#state)) return;
    if (isLost && !this.#isClosed) this.#timer.failed();
    if (isLost || (progress !== 'waiting' && mine === sent)) return;
    if (this.#isClosed) void this.#send();
    else this.#timer.changed();
  }

  #onOnline(): void {
    const { progress } = this.#state;
    if (progress === 'unreachable' || progress === 'refused') this.retry();
  }

  /** Another window may have stored the quiz. Where nothing was typed in this one, it shows the same. */
  async #follow(): Promise<void> {
    const { mine, progress } = this.#state;
    if (progress !== 'saved') return;
    const { place, api } = this.#parts;
    const answer = await loadQuiz(() => api.fetchQuiz(place.address, place.quizId));
    const { base } = this.#state;
    const isUntouched = this.#state.mine === mine && this.#state.progress === 'saved' && !this.#isClosed;
    if (answer.name === 'found' && isUntouched && answer.etag !== base.etag)
      this.#replace(answer.source, { etag: answer.etag, source: answer.source });
  }

  #dispatch(event: OpenEvent): void {
    this.#state = reduceOpen(this.#state, event);
    this.#onChange();
  }
}
