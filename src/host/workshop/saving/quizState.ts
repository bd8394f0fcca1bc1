import type { QuizProblem } from '../../../contract/errors';
import type { QuizSource } from '../../../contract/question';
import type { Conflict } from '../../api/saveVersion';
import {
  answerField,
  type Key,
  OWN_FIELD,
  QUIZ_NAME,
  questionCard,
  questionField,
  partField,
  type QuizDraft,
  RULES,
} from '../draft/draft';
import { type Edit, findQuestion } from '../draft/edits';
import { isBlankQuestion } from '../draft/questions';
import {
  type DraftPart,
  hasDrafts,
  isSameQuiz,
  readSource,
  writeSource,
  type WrittenQuiz,
} from '../draft/source';
import type { Typed } from '../draft/typing';
import type { StoredDraft } from './drafts';
import type { Base, FetchAnswer, Refused, SendOutcome } from './serverCalls';

/** In milliseconds: typing in one field without such a pause is undone in one step. */
const PAUSE_MS = 1_500;
const MOST_STEPS = 300;

interface History {
  readonly past: readonly QuizDraft[];
  readonly present: QuizDraft;
  readonly future: readonly QuizDraft[];
  /** The last field typed in, and when. */
  readonly typing: { field: string; at: number } | null;
}

/** The quiz in the making, and what its author has open. */
export interface Editing {
  readonly history: History;
  /** The question whose card is open, or RULES. */
  readonly open: Key | null;
  /** The element to focus; a new object for each request. */
  readonly focus: { id: string } | null;
  /** The draft after something was removed, which can be undone as long as it is the present one. */
  readonly removed: QuizDraft | null;
}

/** The effects of an edit besides changing the draft. */
export interface EditOptions {
  /** The field that was typed in, if any, so that typing is undone in one step. */
  field?: string | undefined;
  open?: Key | null;
  focus?: string;
  isRemoval?: true;
}

/** Returns the history after a change; `typing` names the field that was typed in, if any. */
export function changed(history: History, present: QuizDraft, typing: History['typing']): History {
  if (present === history.present) return history;
  const last = history.typing;
  const goesOn = last && typing && last.field === typing.field && typing.at - last.at < PAUSE_MS;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], typing };
}

export function undone(history: History): History {
  const present = history.past.at(-1);
  if (!present) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    typing: null,
  };
}

export function redone(history: History): History {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { past: [...history.past, history.present], present, future, typing: null };
}

/** Opens the editor: a new quiz with the focus on its name, any other with everything collapsed. */
export function beginEditing(draft: QuizDraft): Editing {
  const [round] = draft.rounds;
  const [question] = round?.questions ?? [];
  const isNew =
    draft.rounds.length === 1 && round?.questions.length === 1 && question && isBlankQuestion(question);
  return {
    history: { past: [], present: draft, future: [], typing: null },
    open: isNew ? question.key : null,
    focus: isNew && draft.name === '' ? { id: QUIZ_NAME } : null,
    removed: null,
  };
}

export function afterEdit(state: Editing, edit: Edit, options: EditOptions, at: number): Editing {
  const { field, open = state.open, focus, isRemoval } = options;
  const typing = field === undefined ? null : { field, at };
  const history = changed(state.history, edit(state.history.present), typing);
  return {
    history,
    removed: isRemoval ? history.present : state.removed,
    open,
    focus: focus === undefined ? state.focus : { id: focus },
  };
}

/** Applies the effect of a key such as Enter; undefined where the key does nothing. */
export function afterKey(state: Editing, typed: Typed | undefined): Editing {
  if (!typed) return state;
  const { draft, open, field, isRemoval } = typed;
  const history = changed(state.history, draft, null);
  if (isRemoval) return { history, removed: draft, open: null, focus: { id: questionCard(open) } };
  const id =
    field === OWN_FIELD
      ? partField(open, OWN_FIELD)
      : field === open
        ? questionField(open)
        : answerField(field);
  return { ...state, history, open, focus: { id } };
}

/** Shows the result of undo or redo: opens the first question that changed. */
export function showing(state: Editing, history: History): Editing {
  if (history === state.history) return state;
  const { present } = history;
  const before = state.history.present;
  const other = present.rounds
    .flatMap((round) => round.questions)
    .find((question) => findQuestion(before, question.key) !== question);
  const isGone = state.open !== null && state.open !== RULES && !findQuestion(present, state.open);
  const open = other?.key ?? (isGone ? null : state.open);
  if (open !== null && open !== state.open)
    return { ...state, history, open, focus: { id: questionField(open) } };
  // The open card took the focus with it.
  return {
    ...state,
    history,
    open,
    focus: isGone ? { id: cardNear(before, present, state.open) } : state.focus,
  };
}

/** The card before a removed question, or the first card; the quiz's name where there is none. */
function cardNear(before: QuizDraft, present: QuizDraft, gone: Key | null): string {
  const former = before.rounds.flatMap(({ questions }) => questions).map(({ key }) => key);
  const left = former.filter((key) => findQuestion(present, key));
  const near = left.findLast((key) => former.indexOf(key) < former.findIndex((each) => each === gone));
  const card = near ?? left[0];
  return card === undefined ? QUIZ_NAME : questionCard(card);
}

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

/**
 * The status that the editor shows; `draft`: saved, with questions that are not finished; `keptNowhere`: neither
 * the server nor the browser has the quiz.
 */
export type SavingStatus = Progress | 'draft' | 'keptNowhere';

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

export function statusOf({ progress, isKept, conflict, problems }: OpenQuiz): SavingStatus {
  const isHeld = conflict !== null || (progress !== 'saved' && !isUnderWay(progress));
  if (isHeld && !isKept) return 'keptNowhere';
  return progress === 'saved' && problems.length > 0 ? 'draft' : progress;
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
    // Only the server can say what the drafts lack.
    progress: source === base.source && !hasDrafts(source) ? 'saved' : 'waiting',
    isKept: false,
    problems: NONE,
    conflict,
  };
}

/** Replaces the quiz with another version, which can be undone. */
export function replacedQuiz(quiz: OpenQuiz, source: QuizSource, etag: string | null): OpenQuiz {
  const history = changed(quiz.history, readSource(source), null);
  const base = { etag, source };
  const progress = hasDrafts(source) ? 'waiting' : 'saved';
  return { ...quiz, history, base, progress, problems: NONE, conflict: null, open: null };
}

/** A draft that was sent, with its JSON. */
export interface Sent extends WrittenQuiz {
  draft: QuizDraft;
}

export function afterSending(quiz: OpenQuiz, outcome: SendOutcome, { draft, places }: Sent): OpenQuiz {
  switch (outcome.name) {
    case 'stored': {
      const progress = quiz.history.present === draft ? 'saved' : 'waiting';
      const { etag, source } = outcome;
      const problems = outcome.problems.length ? placeProblems(outcome.problems, places) : NONE;
      return { ...quiz, base: { etag, source }, problems, progress };
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
