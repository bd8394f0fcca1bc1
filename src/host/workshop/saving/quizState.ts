import type { QuizProblem } from '../../../contract/errors';
import type { QuizSource } from '../../../contract/question';
import type { Conflict } from '../../api/saveVersion';
import type { QuizDraft } from '../draft/draft';
import { type DraftPart, isSameQuiz, readSource, writeSource, type WrittenQuiz } from '../draft/source';
import type { StoredDraft } from './drafts';
import { beginEditing, changed, type Editing } from './editing';
import type { Base, FetchAnswer, Refused, SendOutcome } from './serverCalls';

/** A problem that keeps the quiz from being played, with its place in the draft. */
export interface PlacedProblem extends QuizProblem {
  place: DraftPart;
}

type Progress =
  | 'saved'
  /** Kept in the browser, about to be sent. */
  | 'waiting'
  | 'saving'
  /** Kept in the browser, since it cannot be played yet. */
  | 'unfinished'
  | Refused;

/** The status that the editor shows; `keptNowhere`: neither the server nor the browser has the quiz. */
export type SavingStatus = Progress | 'keptNowhere';

/** An open quiz: its draft, what the server has, and the progress of saving. */
export interface OpenQuiz extends Editing {
  readonly name: 'open';
  readonly base: Base;
  readonly progress: Progress;
  /** Whether the browser could store it. */
  readonly isKept: boolean;
  /** The server's last response, with its places in the draft that was sent. */
  readonly problems: readonly PlacedProblem[];
  readonly conflict: Conflict<QuizSource> | null;
}

export type QuizState = { name: 'loading' | 'notFound' | 'forbidden' | 'unreachable' } | OpenQuiz;

/** A shared empty list, so that nothing seems to change while there are no problems. */
const NONE: OpenQuiz['problems'] = [];

/** Whether saving proceeds by itself. */
export function isUnderWay(status: SavingStatus): boolean {
  return status === 'waiting' || status === 'saving';
}

export function statusOf({ progress, isKept, conflict }: OpenQuiz): SavingStatus {
  const isHeld = conflict !== null || (progress !== 'saved' && !isUnderWay(progress));
  return isHeld && !isKept ? 'keptNowhere' : progress;
}

/** Whether a later attempt may succeed. */
export function isLost({ progress }: OpenQuiz): boolean {
  return progress === 'unreachable' || progress === 'refused';
}

/** Whether closing the page loses nothing. */
export function mayClose({ isKept, progress }: OpenQuiz): boolean {
  return isKept || progress === 'saved';
}

/** Whether it may be sent to the server as it is. */
export function maySend({ progress, conflict }: OpenQuiz): boolean {
  return conflict === null && progress !== 'saved' && progress !== 'forbidden';
}

/** The JSON of the quiz as it is typed. */
export function sourceOf({ history }: OpenQuiz): QuizSource {
  return writeSource(history.present).source;
}

interface Opening {
  source: QuizSource;
  base: Base;
  conflict: Conflict<QuizSource> | null;
}

/** Decides what to open, from the server's response and this browser's draft. */
export function openingOf(
  answer: FetchAnswer,
  draft: StoredDraft | undefined,
): Opening | 'notFound' | 'forbidden' | 'unreachable' {
  if (answer.name === 'forbidden') return 'forbidden';
  const served: Base = answer.name === 'found' ? answer : { etag: null, source: null };
  if (!draft || isSameQuiz(draft.source, served.source)) {
    if (answer.name !== 'found') return answer.name;
    return { source: answer.source, base: { etag: answer.etag, source: answer.source }, conflict: null };
  }
  const { source, etag } = draft;
  // Without a response, the server says later whether it still has the version that the draft is based on.
  const isUnseen = answer.name === 'unreachable' || etag !== served.etag;
  const base = { etag, source: isUnseen ? null : served.source };
  const isChanged = answer.name !== 'unreachable' && etag !== served.etag;
  return { source, base, conflict: isChanged ? { theirs: served.source, etag: served.etag } : null };
}

/** The state of a quiz on opening. */
export function openedQuiz({ source, base, conflict }: Opening): OpenQuiz {
  return {
    ...beginEditing(readSource(source)),
    name: 'open',
    base,
    progress: source === base.source ? 'saved' : 'waiting',
    isKept: false,
    problems: NONE,
    conflict,
  };
}

/** Replaces the quiz with another version, which can be undone. */
export function replacedQuiz(quiz: OpenQuiz, source: QuizSource, etag: string | null): OpenQuiz {
  const history = changed(quiz.history, readSource(source), null);
  const base = { etag, source };
  return { ...quiz, history, base, progress: 'saved', problems: NONE, conflict: null, open: null };
}

/** A draft that was sent, with its JSON. */
export interface Sent extends WrittenQuiz {
  draft: QuizDraft;
}

export function afterSending(
  quiz: OpenQuiz,
  outcome: SendOutcome,
  { draft, source, places }: Sent,
): OpenQuiz {
  switch (outcome.name) {
    case 'stored': {
      const progress = quiz.history.present === draft ? 'saved' : 'waiting';
      return { ...quiz, base: { etag: outcome.etag, source }, problems: NONE, progress };
    }
    case 'unfinished':
      return { ...quiz, progress: 'unfinished', problems: placeProblems(outcome.problems, places) };
    case 'conflict':
      return { ...quiz, progress: 'waiting', conflict: outcome.conflict };
    case 'rebased':
      return { ...quiz, progress: 'waiting', base: outcome.base };
    default:
      return { ...quiz, progress: outcome.name };
  }
}

/** Assigns each problem to the innermost part of the draft around its path. */
export function placeProblems(
  problems: readonly QuizProblem[],
  places: WrittenQuiz['places'],
): PlacedProblem[] {
  return problems.map((problem) => ({ ...problem, place: placeOf(problem.path, places) }));
}

function placeOf(path: string, places: WrittenQuiz['places']): DraftPart {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('/'), 0))) {
    const place = places.get(part);
    if (place) return place;
  }
  return {};
}
