import type { QuizSource } from '../../../contract/question';
import type { Key, QuestionDraft, QuizDraft } from '../draft/draft';
import { Watched } from '../../../look/watched';
import type { VersionChoice } from '../../ui/TwoVersions';
import { changeQuestion, type Edit } from '../draft/edits';
import { addMedia } from '../draft/sounds';
import type { Typed } from '../draft/typing';
import { hasDrafts, isSameQuiz, writeSource } from '../draft/source';
import { type CopyName, newWriter, removeDraft, takeDraft, writeDraft } from './drafts';
import {
  afterEdit,
  afterKey,
  afterSending,
  type Editing,
  type EditOptions,
  isLost,
  mayClose,
  maySend,
  openedQuiz,
  openingOf,
  type OpenQuiz,
  type QuizState,
  redone,
  replacedQuiz,
  type Sent,
  showing,
  sourceOf,
  undone,
} from './quizState';
import { loadQuiz, sendQuiz, storeCopy, type SendOutcome, type ServerParts } from './serverCalls';
import { onPageEvents, PacedAction, SendTimer } from './timing';
import { Uploads } from './uploads';

const KEEP_EVERY_MS = 250;
/** Older versions are forgotten. */
const MOST_KNOWN = 50;

/**
 * One quiz in the workshop, from `start` to `close`: its draft with the undo steps, and what the server has of
 * it. It saves automatically: every change in the browser, and playable versions on the server.
 */
export class QuizStore {
  readonly quizId: string;
  readonly uploads: Uploads;
  readonly #parts: ServerParts;
  /** The name of this window. */
  readonly #writer = newWriter();
  readonly #keeping: PacedAction;
  readonly #timer: SendTimer;
  readonly #state = new Watched<QuizState>({ name: 'loading' });
  readonly subscribe = this.#state.subscribe;
  readonly getState = this.#state.get;
  /** Identifies the current load: an older one may still respond. */
  #loading = 0;
  #sending: Promise<void> | null = null;
  /** The version that it was opened from, and those sent without a response: the server may have any. */
  #known: QuizSource[] = [];
  #isClosed = false;
  #unsubscribe = () => {};

  constructor(parts: ServerParts) {
    const { address, quizId, api } = parts;
    this.#parts = parts;
    this.quizId = quizId;
    this.uploads = new Uploads({
      storeMedia: (file) => api.storeMedia(address, quizId, file),
      onStored: (key, kind, fileName) => this.edit(addMedia(key, kind, fileName)),
    });
    this.#keeping = new PacedAction(KEEP_EVERY_MS, () => this.#keep());
    this.#timer = new SendTimer(() => void this.#send());
  }

  /** Opens the quiz from the server and from this browser's draft. */
  start(): void {
    this.#unsubscribe = onPageEvents({
      onHidden: () => this.#keeping.flush(),
      onOnline: () => {
        if (this.#quiz && isLost(this.#quiz)) this.retry();
      },
      mayClose: () => !this.#quiz || mayClose(this.#quiz),
    });
    void this.#load();
  }

  /** Stops, after storing and sending the draft one last time. */
  close(): void {
    this.#keeping.flush();
    this.#timer.stop();
    this.#unsubscribe();
    this.#isClosed = true;
    void this.#sendLast();
  }

  edit(change: Edit, options: EditOptions = {}): void {
    this.#write((quiz) => afterEdit(quiz, change, options, performance.now()));
  }

  /** `field`: the field that was typed in, so that typing is undone in one step. */
  editQuestion(key: Key, change: (question: QuestionDraft) => QuestionDraft, field?: string): void {
    this.edit(changeQuestion(key, change), { field: field && `${key} ${field}` });
  }

  /** Sets a field of a question, by typing or by a switch. */
  setField(key: Key, field: keyof QuestionDraft, value: string | boolean): void {
    const isTyped = typeof value === 'string';
    this.editQuestion(key, (each) => ({ ...each, [field]: value }), isTyped ? field : undefined);
  }

  /** Makes an edit, then opens a question and focuses one of its fields. Does nothing for undefined. */
  type(make: (draft: QuizDraft) => Typed | undefined): void {
    this.#write((quiz) => afterKey(quiz, make(quiz.history.present)));
  }

  /** Opens a question's card, or collapses the open one. */
  open(question: Key | null, focus?: string): void {
    this.#patch({ open: question, ...(focus !== undefined && { focus: { id: focus } }) });
  }

  readonly undo = (): void => this.#write((quiz) => showing(quiz, undone(quiz.history)));
  readonly redo = (): void => this.#write((quiz) => showing(quiz, redone(quiz.history)));

  /** Retries what failed, opening or saving. */
  readonly retry = (): void => {
    const quiz = this.#quiz;
    if (!quiz && this.getState().name !== 'loading') void this.#load();
    if (!quiz || this.#sending || quiz.conflict || quiz.progress === 'saved') return;
    this.#patch({ progress: 'waiting' });
    this.#keep();
    void this.#send();
  };

  /**
   * Ends the conflict. With `copy` this version becomes a new quiz, whose id is returned, and the other
   * version stays as it is. Rejects where the copy could not be stored; the conflict then remains.
   */
  readonly resolve = async (choice: VersionChoice, copyName: CopyName): Promise<string | undefined> => {
    const quiz = this.#quiz;
    if (!quiz?.conflict) return undefined;
    const { theirs, etag } = quiz.conflict;
    const copyId = choice === 'copy' ? await storeCopy(this.#parts, sourceOf(quiz), copyName) : undefined;
    if (choice === 'mine') {
      this.#patch({ base: { etag, source: theirs }, progress: 'waiting', conflict: null });
      this.#keep();
      void this.#send();
      return undefined;
    }
    this.#timer.stop();
    this.#removeDraft();
    this.#state.set(theirs ? replacedQuiz(quiz, theirs, etag) : { name: 'notFound' });
    void this.#send();
    return copyId;
  };

  get #quiz(): OpenQuiz | null {
    const state = this.getState();
    return state.name === 'open' ? state : null;
  }

  #patch(change: Partial<OpenQuiz>): void {
    if (this.#quiz) this.#state.set({ ...this.#quiz, ...change });
  }

  #write(change: (quiz: Editing) => Editing): void {
    const quiz = this.#quiz;
    if (!quiz) return;
    const next = change(quiz);
    const isTyped = next.history.present !== quiz.history.present;
    const isBusy = quiz.progress === 'saving' || quiz.progress === 'forbidden';
    this.#patch(isTyped && !isBusy ? { ...next, progress: 'waiting' } : next);
    if (isTyped) this.#keeping.run();
    if (isTyped && this.#quiz && maySend(this.#quiz)) this.#timer.changed();
  }

  async #load(): Promise<void> {
    const loading = ++this.#loading;
    const { address, quizId } = this.#parts;
    this.#state.set({ name: 'loading' });
    const answer = await loadQuiz(this.#parts);
    if (loading !== this.#loading || this.#isClosed) return;
    const found = openingOf(answer, takeDraft(address, quizId, this.#writer));
    if (typeof found === 'string') return this.#state.set({ name: found });
    const quiz = openedQuiz(found);
    this.#state.set(quiz);
    // The window that left this draft may have sent it without receiving a response.
    this.#known = [found.source];
    if (quiz.progress === 'saved') this.#removeDraft();
    this.#keep();
    void this.#send();
  }

  #keep(): void {
    const quiz = this.#quiz;
    if (!quiz || quiz.progress === 'saved') return;
    const isKept = writeDraft(this.#parts.address, {
      quizId: this.quizId,
      etag: quiz.base.etag,
      source: sourceOf(quiz),
      savedAt: Date.now(),
      writer: this.#writer,
    });
    this.#patch({ isKept });
  }

  #removeDraft(): void {
    removeDraft(this.#parts.address, { quizId: this.quizId, writer: this.#writer });
  }

  #send(): Promise<void> {
    const quiz = this.#quiz;
    if (this.#sending || !quiz || !maySend(quiz)) return Promise.resolve();
    const draft = quiz.history.present;
    const sent = { draft, ...writeSource(draft) };
    // Undone back to the stored version: there is nothing to send.
    const { etag, source } = quiz.base;
    if (source && !hasDrafts(source) && isSameQuiz(sent.source, source)) {
      this.#take({ name: 'stored', etag, source, problems: [] }, sent);
      return Promise.resolve();
    }
    this.#patch({ progress: 'saving' });
    return (this.#sending = sendQuiz(this.#parts, sent.source, quiz.base, this.#known).then((outcome) => {
      this.#sending = null;
      this.#take(outcome, sent);
      this.#goOn(draft);
    }));
  }

  #take(outcome: SendOutcome, sent: Sent): void {
    const quiz = this.#quiz;
    if (!quiz) return;
    this.#state.set(afterSending(quiz, outcome, sent));
    if (outcome.name === 'stored') this.#known = [];
    else if (!('problems' in outcome)) this.#known = [sent.source, ...this.#known].slice(0, MOST_KNOWN);
    if (this.#quiz?.progress === 'saved') this.#removeDraft();
    // The stored draft must now name its new base.
    else if (outcome.name === 'stored' || outcome.name === 'rebased') this.#keep();
  }

  /** What was typed during a request goes into the next one. */
  #goOn(sent: QuizDraft): void {
    const quiz = this.#quiz;
    if (!quiz || this.#isClosed) return;
    if (!isLost(quiz)) this.#timer.answered();
    if (!maySend(quiz)) return;
    if (isLost(quiz)) this.#timer.failed();
    else if (quiz.progress === 'waiting' || quiz.history.present !== sent) this.#timer.changed();
  }

  async #sendLast(): Promise<void> {
    await this.#sending;
    if (this.#quiz?.progress === 'waiting') await this.#send();
  }
}
