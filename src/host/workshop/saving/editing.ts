import { type Key, type QuizDraft, RULES } from '../draft/draft';
import { isBlankQuestion } from '../draft/empty';
import { findQuestion, type Edit } from '../draft/edits';
import { OWN_FIELD, type Typed } from '../draft/typing';

/** In milliseconds: what is typed in one field without such a pause is undone at once. */
const PAUSE_MS = 1_500;
const MOST_STEPS = 300;

/** A draft with what it was before, and what was undone. */
interface History {
  readonly past: readonly QuizDraft[];
  readonly present: QuizDraft;
  readonly future: readonly QuizDraft[];
  /** The field typed in last, and when. */
  readonly typing: { field: string; at: number } | null;
}

/** The quiz being made, and where its author is in it. */
export interface Editing {
  readonly history: History;
  /** The question whose card is open, or RULES. */
  readonly open: Key | null;
  /** The element that is to get the focus; a new object each time. */
  readonly focus: { id: string } | null;
}

/** What an edit does beside changing the draft. */
export interface EditOptions {
  /** What was typed in, so that typing is undone in one. */
  field?: string;
  open?: Key | null;
  /** The element that is to get the focus. */
  focus?: string;
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

/** A new quiz begins at its name, another one with everything closed. */
export function beginEditing(draft: QuizDraft): Editing {
  const [round] = draft.rounds;
  const [question] = round?.questions ?? [];
  const isNew =
    draft.rounds.length === 1 && round?.questions.length === 1 && question && isBlankQuestion(question);
  return {
    history: historyOf(draft),
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

/** After Enter and its like; undefined where the key does nothing. */
export function afterKey(state: Editing, typed: Typed | undefined): Editing {
  if (!typed) return state;
  const { draft, open, field } = typed;
  const id =
    field === OWN_FIELD
      ? questionPart(open, 'number')
      : field === open
        ? questionField(open)
        : answerField(field);
  return { history: changed(state.history, draft, null), open, focus: { id } };
}

/** What was undone or redone is shown: the first question that is another than before opens. */
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

/** The card above a question that is gone, or the first one; the quiz's name where there is none. */
function cardNear(before: QuizDraft, present: QuizDraft, gone: Key | null): string {
  const former = before.rounds.flatMap(({ questions }) => questions).map(({ key }) => key);
  const left = former.filter((key) => findQuestion(present, key));
  const near = left.findLast((key) => former.indexOf(key) < former.findIndex((each) => each === gone));
  const card = near ?? left[0];
  return card === undefined ? QUIZ_NAME : questionCard(card);
}

/** The ids of the elements that can get the focus. */
export const QUIZ_NAME = 'quiz-name';
/** A field of the quiz as a whole, by its name in the file. */
export const quizPart = (field: string): string => `quiz-${field}`;
export const questionField = (key: Key): string => `question-${key}`;
export const questionCard = (key: Key): string => `card-${key}`;
/** A field of a question beside its text and answers, by its name in the draft. */
export const questionPart = (key: Key, field: string): string => `${field}-${key}`;
export const answerField = (key: Key): string => `answer-${key}`;
/** What is accepted for a part, whose label is its answer's field. */
export const acceptedField = (key: Key): string => `accepted-${key}`;
export const roundTitle = (key: Key): string => `round-${key}`;
export const roundSeconds = (key: Key): string => `seconds-${key}`;
export const roundBeside = (key: Key): string => `beside-${key}`;
