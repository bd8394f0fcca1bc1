import type { QuizProblem } from '../../../contract/errors';
import type { QuizSource } from '../../../contract/quizSource';
import type { Refused } from './serverCalls';

/** How it stands with saving, as the editor shows it. */
export type SavingStatus =
  | 'saved'
  /** Kept in the browser, and sent in a moment. */
  | 'waiting'
  | 'saving'
  /** Kept in the browser, since it cannot be played yet. */
  | 'unfinished'
  | Refused
  /** Neither the server nor the browser has it. */
  | 'keptNowhere';

/** Another version of the quiz, which saving does not overwrite unasked. */
export type Conflict =
  /** Stored since; null where the quiz was deleted, or its file cannot be read any more. */
  | { from: 'server'; theirs: QuizSource | null; etag: string | null }
  /** Typed in another window of this browser, and not stored yet. */
  | { from: 'window'; theirs: QuizSource; etag: string | null; writer: string };

/** What the host keeps of a conflict: this version, the other one, or both, this one as a copy. */
export type ConflictChoice = 'mine' | 'theirs' | 'copy';

/** An open quiz as the editor sees it. */
export interface OpenView {
  name: 'open';
  /** What is to be edited; another object each time that the quiz was replaced from elsewhere. */
  opened: QuizSource;
  status: SavingStatus;
  /** What the server said last. */
  problems: QuizProblem[];
  conflict: Conflict | null;
}

export type SavingState = { name: 'loading' | 'notFound' | 'forbidden' | 'unreachable' } | OpenView;

/** What the quiz was made from: what the server has, as far as it is known. */
export interface Base {
  etag: string | null;
  source: QuizSource | null;
}

/** An open quiz with all that saving needs to know. */
export interface OpenState {
  opened: QuizSource;
  /** As typed last. */
  mine: QuizSource;
  base: Base;
  progress: Exclude<SavingStatus, 'keptNowhere'>;
  /** Whether the browser could keep it. */
  isKept: boolean;
  problems: QuizProblem[];
  conflict: Conflict | null;
}

export type OpenEvent =
  | { type: 'changed'; mine: QuizSource }
  | { type: 'kept'; isKept: boolean }
  | { type: 'sending' }
  | { type: 'stored'; source: QuizSource; etag: string | null }
  | { type: 'unfinished'; problems: QuizProblem[] }
  | { type: 'failed'; by: Refused }
  | { type: 'conflicted'; conflict: Conflict }
  /** It is to be sent, in place of this. */
  | { type: 'rebased'; base: Base }
  /** The host chose this version, in place of this. */
  | { type: 'resolved'; base: Base }
  | { type: 'retried' }
  /** Taken from elsewhere. */
  | { type: 'replaced'; by: QuizSource; base: Base };

/** One list, so that nothing seems to change where there is still none. */
const NONE: QuizProblem[] = [];
/** Where nothing goes on by itself. */
const HELD: ReadonlySet<SavingStatus> = new Set([
  'unfinished',
  'unreachable',
  'refused',
  'forbidden',
  'tooLarge',
]);

/** A quiz that was just opened. */
export function openStateOf(mine: QuizSource, base: Base, conflict: Conflict | null): OpenState {
  const progress = mine === base.source ? 'saved' : 'waiting';
  return { opened: mine, mine, base, progress, isKept: false, problems: NONE, conflict };
}

/** The state after an event. */
export function reduceOpen(state: OpenState, event: OpenEvent): OpenState {
  switch (event.type) {
    case 'changed': {
      const isBusy = state.progress === 'saving' || state.progress === 'forbidden';
      return { ...state, mine: event.mine, progress: isBusy ? state.progress : 'waiting' };
    }
    case 'kept':
      return { ...state, isKept: event.isKept };
    case 'sending':
      return { ...state, progress: 'saving' };
    case 'stored': {
      const isWhole = state.mine === event.source;
      const base = { etag: event.etag, source: event.source };
      return { ...state, base, problems: NONE, progress: isWhole ? 'saved' : 'waiting' };
    }
    case 'unfinished':
      return { ...state, progress: 'unfinished', problems: event.problems };
    case 'failed':
      return { ...state, progress: event.by };
    case 'conflicted':
      return { ...state, progress: 'waiting', conflict: event.conflict };
    case 'rebased':
      return { ...state, base: event.base, progress: 'waiting' };
    case 'resolved':
      return { ...state, base: event.base, progress: 'waiting', conflict: null };
    case 'retried':
      return { ...state, progress: 'waiting' };
    case 'replaced':
      return openStateOf(event.by, event.base, null);
  }
}

/** What the editor sees. */
export function viewOf({ opened, progress, isKept, problems, conflict }: OpenState): OpenView {
  const isHeld = conflict !== null || HELD.has(progress);
  return { name: 'open', opened, status: isHeld && !isKept ? 'keptNowhere' : progress, problems, conflict };
}

/** Whether the editor sees no difference. */
export function isSameView(one: SavingState, other: SavingState): boolean {
  if (one.name !== 'open' || other.name !== 'open') return one.name === other.name;
  return (
    one.opened === other.opened &&
    one.status === other.status &&
    one.problems === other.problems &&
    one.conflict === other.conflict
  );
}

/** Whether it may be sent to the server as it is. */
export function maySend({ progress, conflict }: OpenState): boolean {
  return conflict === null && progress !== 'saved' && progress !== 'forbidden';
}
