import type { QuizSource } from '../../../contract/quizSource';
import type { StoredDraft } from './draftStore';
import { isSameQuiz } from './quizJson';
import type { Base, Conflict } from './savingState';
import type { FetchAnswer } from './serverCalls';

/** What is opened. */
export interface Opening {
  mine: QuizSource;
  base: Base;
  conflict: Conflict | null;
  /** Drafts that the server has by now. */
  outdated: StoredDraft[];
}

/** What to open, by what the server says and the drafts in this browser, newest first. */
export function openingOf(
  answer: FetchAnswer,
  drafts: StoredDraft[],
): Opening | 'notFound' | 'forbidden' | 'unreachable' {
  if (answer.name === 'forbidden') return 'forbidden';
  const served: Base = answer.name === 'found' ? answer : { etag: null, source: null };
  const outdated = drafts.filter((draft) => isSameQuiz(draft.source, served.source));
  const draft = drafts.find((each) => !outdated.includes(each));
  if (draft) return { ...(answer.name === 'unreachable' ? unseen(draft) : goingOn(draft, served)), outdated };
  if (answer.name !== 'found') return answer.name;
  const { source, etag } = answer;
  return { mine: source, base: { etag, source }, conflict: null, outdated };
}

type DraftOpening = Omit<Opening, 'outdated'>;

/** The server answers later whether it still has what the draft was made from. */
function unseen({ source, etag }: StoredDraft): DraftOpening {
  return { mine: source, base: { etag, source: null }, conflict: null };
}

function goingOn(draft: StoredDraft, { source, etag }: Base): DraftOpening {
  const mine = draft.source;
  if (draft.etag === etag) return { mine, base: { etag, source }, conflict: null };
  return {
    mine,
    base: { etag: draft.etag, source: null },
    conflict: { from: 'server', theirs: source, etag },
  };
}
