import type { QuizSource } from '../../../contract/quizSource';
import { newQuizDraft, newQuizId, newWriter, readDrafts } from './draftStore';
import { OpenQuiz } from './openQuiz';
import { openingOf } from './opening';
import { copyOf } from './quizJson';
import { type ConflictChoice, type SavingState, isSameView, viewOf } from './savingState';
import { BROWSER_TIMING, type Timing } from './timing';
import { type QuizFilesApi, loadQuiz } from './serverCalls';

export interface QuizSavingParts {
  address: string;
  quizId: string;
  api: QuizFilesApi;
  /** The language for what the server says, asked for at each call. */
  lang: () => 'de' | 'en';
  timing?: Timing;
}

/**
 * A quiz in the workshop that saves by itself: on the server where it can be played, and in this browser until then.
 * Runs from `open` to `close`, and may be opened again.
 */
export class QuizSaving {
  readonly #parts: QuizSavingParts;
  readonly #listeners = new Set<() => void>();
  #state: SavingState = { name: 'loading' };
  #quiz: OpenQuiz | null = null;
  /** Which opening is the current one: a call of an older one may still answer. */
  #opening = 0;

  constructor(parts: QuizSavingParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SavingState => this.#state;

  /** Reads the quiz, from the server and from what this browser kept of it. */
  open(): void {
    void this.#load(++this.#opening);
  }

  /** Tries again what failed: opening, or saving. */
  readonly retry = (): void => {
    if (this.#quiz) this.#quiz.retry();
    else if (this.#state.name !== 'loading') this.open();
  };

  /** Stops, after what was typed is kept and sent a last time. */
  close(): void {
    this.#opening += 1;
    const quiz = this.#quiz;
    this.#quiz = null;
    quiz?.close();
  }

  /** What is typed now. To be called at each change. */
  readonly change = (source: QuizSource): void => this.#quiz?.change(source);

  /**
   * Ends the conflict. With `copy` this version becomes a quiz of its own, whose id is returned, and the other one is
   * left as it is. Rejects where the copy could not be stored; the conflict stays then.
   */
  readonly resolve = async (choice: ConflictChoice): Promise<string | undefined> => {
    const quiz = this.#quiz;
    const conflict = quiz?.state.conflict;
    if (!quiz || !conflict) return undefined;
    const copyId = choice === 'copy' ? await storeCopy(this.#parts, quiz.state.mine) : undefined;
    if (choice === 'mine') {
      quiz.keepMine(conflict);
    } else if (!quiz.takeTheirs(conflict)) {
      this.close();
      this.#show({ name: 'notFound' });
    }
    return copyId;
  };

  async #load(opening: number): Promise<void> {
    const { address, quizId, api } = this.#parts;
    this.#show({ name: 'loading' });
    const answer = await loadQuiz(() => api.fetchQuiz(address, quizId));
    if (opening !== this.#opening) return;
    const found = openingOf(answer, readDrafts(address, quizId));
    if (typeof found === 'string') return this.#show({ name: found });
    const place = { address, quizId, writer: newWriter() };
    const parts = { timing: BROWSER_TIMING, ...this.#parts, place };
    const quiz: OpenQuiz = new OpenQuiz(parts, found, () => {
      // A quiz that was closed may still be stored.
      if (this.#quiz === quiz) this.#show(viewOf(quiz.state));
    });
    this.#quiz = quiz;
    quiz.start();
    this.#show(viewOf(quiz.state));
  }

  #show(state: SavingState): void {
    if (isSameView(this.#state, state)) return;
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}

/**
 * Stores a quiz as a new one under the name of a copy, and returns its id: in the browser, from where it is saved when
 * it is opened, or on the server where the browser stores nothing. Rejects where neither takes it.
 */
async function storeCopy(
  { address, api, lang }: { address: string; api: QuizFilesApi; lang: () => 'de' | 'en' },
  mine: QuizSource,
): Promise<string> {
  const source = copyOf(mine, lang());
  try {
    return newQuizDraft(address, source);
  } catch {
    const { quizId } = await api.saveQuiz(address, newQuizId(), { source, etag: null, lang: lang() });
    return quizId;
  }
}
