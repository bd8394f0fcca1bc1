import { expect, vi } from 'vitest';
import type { QuizSource } from '../../../../src/contract/quizSource';
import { readDrafts, writeDraft } from '../../../../src/host/workshop/saving/draftStore';
import { QuizSaving } from '../../../../src/host/workshop/saving/quizSaving';
import type { OpenView, SavingState } from '../../../../src/host/workshop/saving/savingState';
import { createManualSchedule } from '../../../support/manualSchedule';
import type { FakeQuizFiles } from './fakeQuizFiles';

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

/** A draft that was left in the browser. */
export function leaveDraft(source: QuizSource, etag: string | null, writer = 'before', savedAt = 1): void {
  writeDraft(ADDRESS, { quizId: QUIZ_ID, etag, source, writer, savedAt });
}

/** The names of the drafts in the browser, newest first. */
export function keptNames(): string[] {
  return readDrafts(ADDRESS, QUIZ_ID).map((draft) => draft.source.quizName);
}

/** A window of the browser with the quiz open; time passes only when the test says so. */
export class TestWindow {
  readonly time = createManualSchedule();
  readonly saving: QuizSaving;

  constructor(server: FakeQuizFiles) {
    this.saving = new QuizSaving({
      address: ADDRESS,
      quizId: QUIZ_ID,
      api: server.api,
      lang: () => 'de',
      timing: this.time,
    });
    this.saving.open();
  }

  get view(): OpenView {
    const state = this.saving.getState();
    if (state.name !== 'open') throw new Error(`The quiz is not open, but ${state.name}`);
    return state;
  }

  /** Types, and waits until that is sent. */
  type(source: QuizSource): void {
    this.saving.change(source);
    this.time.pass(800);
  }

  becomes(name: SavingState['name']): Promise<void> {
    return vi.waitFor(() => expect(this.saving.getState().name).toBe(name));
  }

  shows(status: OpenView['status']): Promise<void> {
    return vi.waitFor(() => expect(this.view.status).toBe(status));
  }

  /** The name of the other version that the host is asked about. */
  asksAbout(theirs: string | null): Promise<void> {
    return vi.waitFor(() => {
      expect(this.view.conflict).not.toBeNull();
      expect(this.view.conflict!.theirs?.quizName ?? null).toBe(theirs);
    });
  }
}
