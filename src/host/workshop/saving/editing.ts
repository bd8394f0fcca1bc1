import { type Key, OWN_FIELD, type QuizDraft, RULES } from '../draft/draft';
import { isBlankQuestion } from '../draft/questions';
import { findQuestion, type Edit } from '../draft/edits';
import type { Typed } from '../draft/typing';

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
}

/** The effects of an edit besides changing the draft. */
export interface EditOptions {
  /** The field that was typed in, if any, so that typing is undone in one step. */
  field?: string | undefined;
  open?: Key | null;
  focus?: string;
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
  };
}

export function afterEdit(state: Editing, edit: Edit, options: EditOptions, at: number): Editing {
  const { field, open = state.open, focus } = options;
  const typing = field === undefined ? null : { field, at };
  return {
    history: changed(state.history, edit(state.history.present), typing),
    open,
    focus: focus === undefined ? state.focus : { id: focus },
  };
}

/** Applies the effect of a key such as Enter; undefined where the key does nothing. */
export function afterKey(state: Editing, typed: Typed | undefined): Editing {
  if (!typed) return state;
  const { draft, open, field } = typed;
  const id =
    field === OWN_FIELD
      ? questionPart(open, OWN_FIELD)
      : field === open
        ? questionField(open)
        : answerField(field);
  return { history: changed(state.history, draft, null), open, focus: { id } };
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
  if (open !== null && open !== state.open) return { history, open, focus: { id: questionField(open) } };
  // The open card took the focus with it.
  return { history, open, focus: isGone ? { id: cardNear(before, present, state.open) } : state.focus };
}

/** The card before a removed question, or the first card; the quiz's name where there is none. */
function cardNear(before: QuizDraft, present: QuizDraft, gone: Key | null): string {
  const former = before.rounds.flatMap(({ questions }) => questions).map(({ key }) => key);
  const left = former.filter((key) => findQuestion(present, key));
  const near = left.findLast((key) => former.indexOf(key) < former.findIndex((each) => each === gone));
  const card = near ?? left[0];
  return card === undefined ? QUIZ_NAME : questionCard(card);
}

/** The ids of the elements that can be focused. */
export const QUIZ_NAME = 'quiz-name';
/** The id of a field of the whole quiz, by its name in the file. */
export const quizPart = (field: string): string => `quiz-${field}`;
export const questionField = (key: Key): string => `question-${key}`;
export const questionCard = (key: Key): string => `card-${key}`;
/** The id of a question's other field, by its name in the draft; OWN_FIELD for a kind's first. */
export const questionPart = (key: Key, field: string): string => `${field}-${key}`;
export const answerField = (key: Key): string => `answer-${key}`;
/** The id of the field for what a part accepts; the answer's own field holds its label. */
export const acceptedField = (key: Key): string => `accepted-${key}`;
export const roundTitle = (key: Key): string => `round-${key}`;
export const roundSeconds = (key: Key): string => `seconds-${key}`;
export const roundBeside = (key: Key): string => `beside-${key}`;
