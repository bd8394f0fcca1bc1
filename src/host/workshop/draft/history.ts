import type { QuizDraft } from './draft';

/** In milliseconds: what is typed in one field without such a pause is undone at once. */
const PAUSE_MS = 1_500;
const MOST_STEPS = 300;

/** A draft with what it was before, and what was undone. */
export interface History {
  readonly past: readonly QuizDraft[];
  readonly present: QuizDraft;
  readonly future: readonly QuizDraft[];
  /** The field typed in last, and when. */
  readonly typing: { field: string; at: number } | null;
}

export function historyOf(present: QuizDraft): History {
  return { past: [], present, future: [], typing: null };
}

/** The history after a change; `typing` says in which field it was typed, where it was. */
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
