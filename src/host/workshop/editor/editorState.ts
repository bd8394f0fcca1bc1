import { findQuestion, type Edit } from '../draft/edits';
import { type Key, type QuizDraft, isBlankQuestion } from '../draft/draft';
import { changed, historyOf, redone, undone, type History } from '../draft/history';
import { NUMBER, type Typed } from '../draft/typing';

/** The quiz being made, and where its author is in it. */
export interface EditorState {
  readonly history: History;
  /** The question whose card is open. */
  readonly open: Key | null;
  /** The element that is to get the focus; a new object each time. */
  readonly focus: { id: string } | null;
}

export type EditorEvent =
  /** `field`: what was typed in, so that typing is undone in one. `at`: in milliseconds, by any clock. */
  | { type: 'edited'; edit: Edit; field?: string; at: number; open?: Key | null; focus?: string }
  /** Enter and its like: undefined where the key does nothing. */
  | { type: 'typed'; make: (draft: QuizDraft) => Typed | undefined }
  | { type: 'opened'; question: Key | null; focus?: string }
  /** By another version of the quiz; that can be undone. */
  | { type: 'replaced'; by: QuizDraft }
  | { type: 'undone' }
  | { type: 'redone' };

/** A new quiz begins at its name, another one with everything closed. */
export function editorOf(draft: QuizDraft): EditorState {
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

export function reduceEditor(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'edited': {
      const { edit, field, at, open = state.open, focus } = event;
      const typing = field === undefined ? null : { field, at };
      const history = changed(state.history, edit(state.history.present), typing);
      return { history, open, focus: focus === undefined ? state.focus : { id: focus } };
    }
    case 'typed': {
      const typed = event.make(state.history.present);
      if (!typed) return state;
      const history = changed(state.history, typed.draft, null);
      return { history, open: typed.open, focus: { id: fieldId(typed) } };
    }
    case 'opened': {
      const focus = event.focus === undefined ? state.focus : { id: event.focus };
      return { ...state, open: event.question, focus };
    }
    case 'replaced':
      return { history: changed(state.history, event.by, null), open: null, focus: state.focus };
    case 'undone':
      return withOpen(state, undone(state.history));
    case 'redone':
      return withOpen(state, redone(state.history));
  }
}

/** What was undone or redone is shown: the first question that is another than before opens. */
function withOpen(state: EditorState, history: History): EditorState {
  if (history === state.history) return state;
  const { present } = history;
  const before = state.history.present;
  const other = present.rounds
    .flatMap((round) => round.questions)
    .find((question) => findQuestion(before, question.key) !== question);
  const isGone = state.open !== null && !findQuestion(present, state.open);
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

/** The element of the field that has the focus after a key. */
function fieldId({ open, field }: Typed): string {
  if (field === NUMBER) return questionNumber(open);
  return field === open ? questionField(open) : answerField(field);
}

/** The ids of the elements that can get the focus. */
export const QUIZ_NAME = 'quiz-name';
export const questionField = (key: Key): string => `question-${key}`;
export const questionCard = (key: Key): string => `card-${key}`;
export const questionNumber = (key: Key): string => `number-${key}`;
export const answerField = (key: Key): string => `answer-${key}`;
export const roundTitle = (key: Key): string => `round-${key}`;
