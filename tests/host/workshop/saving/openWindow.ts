import { expect, onTestFinished, vi } from 'vitest';
import type { QuizSource } from '../../../../src/contract/question';
import { readSource } from '../../../../src/host/workshop/draft/source';
import { readDraft, writeDraft } from '../../../../src/host/workshop/saving/drafts';
import {
  sourceOf,
  statusOf,
  type OpenQuiz,
  type QuizState,
  type SavingStatus,
} from '../../../../src/host/workshop/saving/quizState';
import { QuizStore } from '../../../../src/host/workshop/saving/quizStore';
import { FakeQuizFiles } from './fakeQuizFiles';

export const ADDRESS = 'http://localhost:5000';
export const QUIZ_ID = 'pub';

/** A quiz that can be played. */
export function quiz(quizName: string): QuizSource {
  return { quizName, questions: [{ question: 'Eins?', acceptedAnswers: ['1'] }] };
}

/** A quiz that cannot be played yet. */
export function unfinished(quizName: string): QuizSource {
  return { quizName, questions: [] };
}

/** Leaves a draft in the browser. */
export function leaveDraft(source: QuizSource, etag: string | null): void {
  writeDraft(ADDRESS, { quizId: QUIZ_ID, etag, source, savedAt: 1 });
}

/** The name of the draft in the browser. */
export function keptName(): string | undefined {
  return readDraft(ADDRESS, QUIZ_ID)?.source.quizName;
}

/** Stops the clock: time passes only when the test says so. */
export function stopTime(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

/** A server with the quiz, while time is stopped. */
export function serverWithQuiz(): FakeQuizFiles {
  stopTime();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const server = new FakeQuizFiles();
  server.put(QUIZ_ID, quiz('Stored'));
  return server;
}

export function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
}

/** Waits for something that needs responses, but no time. */
export async function eventually(check: () => void): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    try {
      return check();
    } catch {
      await vi.advanceTimersByTimeAsync(0);
    }
  }
  check();
}

/** A browser window with the quiz open, until the test ends. */
export class TestWindow {
  readonly store: QuizStore;

  constructor(server: FakeQuizFiles) {
    this.store = new QuizStore({
      address: ADDRESS,
      quizId: QUIZ_ID,
      api: server.api,
      lang: () => 'de',
    });
    this.store.start();
    onTestFinished(() => this.store.close());
  }

  get quiz(): OpenQuiz {
    const state = this.store.getState();
    if (state.name !== 'open') throw new Error(`The quiz is not open, but ${state.name}`);
    return state;
  }

  /** The quiz on display. */
  get source(): QuizSource {
    return sourceOf(this.quiz);
  }

  change(source: QuizSource): void {
    this.store.edit(() => readSource(source));
  }

  /** Types, and waits until it is sent. */
  type(source: QuizSource): void {
    this.change(source);
    pass(800);
  }

  becomes(name: QuizState['name']): Promise<void> {
    return eventually(() => expect(this.store.getState().name).toBe(name));
  }

  shows(status: SavingStatus): Promise<void> {
    return eventually(() => expect(statusOf(this.quiz)).toBe(status));
  }

  /** Waits for the question about the other version with this name. */
  asksAbout(theirs: string | null): Promise<void> {
    return eventually(() => {
      expect(this.quiz.conflict).not.toBeNull();
      expect(this.quiz.conflict!.theirs?.quizName ?? null).toBe(theirs);
    });
  }
}
