import { QUESTION_KINDS, type QuestionKind } from '../../../contract/question';
import { type AnswerDraft, type Key, OWN_FIELD, type QuestionDraft, type QuizDraft } from './draft';
import {
  emptyAnswer,
  emptyQuestion,
  isBlankQuestion,
  isListed,
  isWritten,
  newKey,
  writtenAnswers,
} from './questions';
import {
  changeQuestion,
  findQuestion,
  insertAnswers,
  insertQuestion,
  removeAnswer,
  removeQuestion,
  spotOf,
} from './edits';
import { kindOf } from '../workshopKind';

/** The keyCode of keys that an input method has handled; in Safari also just after it has ended. */
const TAKEN = 229;

/** Whether Enter was pressed, except where it ends the composition of a character, as in Japanese. */
export function isEnter(event: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): boolean {
  return event.key === 'Enter' && !event.isComposing && event.keyCode !== TAKEN;
}

/** The modifier that selects a kind with a digit: on a Mac, Alt types characters such as “ and #. */
export function kindModifier(): 'Alt' | 'Ctrl' {
  return navigator.platform.startsWith('Mac') ? 'Ctrl' : 'Alt';
}

/** The kinds that a digit selects. */
export const KINDS_WITH_KEY = QUESTION_KINDS.slice(0, 9);

/** The kind that this key selects, by the key's position: not all keyboards type digits there. */
export function kindKey(
  event: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): QuestionKind | undefined {
  const { altKey, ctrlKey } = event;
  const isHeld = kindModifier() === 'Alt' ? altKey && !ctrlKey : ctrlKey && !altKey;
  if (!isHeld || event.metaKey || event.shiftKey) return undefined;
  return KINDS_WITH_KEY[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1];
}

/** The effect of a key: the resulting draft, and the field to focus. */
export interface Typed {
  draft: QuizDraft;
  open: Key;
  /** The key of an answer, or of the question for its text; OWN_FIELD for the first field without a list. */
  field: Key | typeof OWN_FIELD;
  /** Something was removed: the question stays closed, and undoing is offered. */
  isRemoval?: true;
}

/** Enter in a question's text, an answer or a number: moves to the next answer, then to the next question. */
export function goOn(draft: QuizDraft, key: Key, from: Key | typeof OWN_FIELD): Typed {
  const question = findQuestion(draft, key);
  if (!question) return { draft, open: key, field: key };
  const kind = kindOf(question);
  if (kind.list === null && from === key) return { draft, open: key, field: OWN_FIELD };
  if (kind.list === null || !isListed(question)) return toNextQuestion(draft, question);
  const index = question.answers.findIndex((answer) => answer.key === from);
  const next = question.answers[index + 1];
  if (next) return { draft, open: key, field: next.key };
  const answer = question.answers[index];
  const isEmpty = answer !== undefined && !isWritten(question.kind, answer);
  if (isEmpty && index > 0) return toNextQuestion(changeQuestion(key, removeAnswer(from))(draft), question);
  if (isEmpty || question.answers.length >= kind.mostAnswers) return toNextQuestion(draft, question);
  return addAnswer(draft, question);
}

/** Adds an answer and focuses it. */
function addAnswer(draft: QuizDraft, question: QuestionDraft): Typed {
  const added = emptyAnswer();
  const edit = insertAnswers(question.answers.length, [added]);
  return { draft: changeQuestion(question.key, edit)(draft), open: question.key, field: added.key };
}

/** Copies a question, and opens the copy below it. */
export function duplicateQuestion(draft: QuizDraft, key: Key): Typed | undefined {
  const spot = spotOf(draft, key);
  const question = findQuestion(draft, key);
  if (!spot || !question) return undefined;
  const answers = question.answers.map((answer) => ({ ...answer, key: newKey() }));
  const copy = { ...question, key: newKey(), answers };
  const edit = insertQuestion(copy, { ...spot, index: spot.index + 1 });
  return { draft: edit(draft), open: copy.key, field: copy.key };
}

/** Writes a whole question into an empty card, or into a card of its own after one that is not empty. */
export function fillQuestion(
  draft: QuizDraft,
  key: Key | undefined,
  written: QuestionDraft,
): Typed | undefined {
  const question = key === undefined ? undefined : findQuestion(draft, key);
  const spot = question && spotOf(draft, question.key);
  if (!question || !spot) return undefined;
  if (isBlankQuestion(question)) {
    const edit = changeQuestion(question.key, () => ({ ...written, key: question.key }));
    return { draft: edit(draft), open: question.key, field: question.key };
  }
  const edit = insertQuestion(written, { ...spot, index: spot.index + 1 });
  return { draft: edit(draft), open: written.key, field: written.key };
}

/** Removes a question and moves to the next one, or to the previous one where it was the last. */
export function dropQuestion(draft: QuizDraft, key: Key): Typed | undefined {
  const spot = spotOf(draft, key);
  if (!spot) return undefined;
  const dropped = removeQuestion(key)(draft);
  const left = dropped.rounds[spot.round]?.questions;
  const next = left?.[spot.index] ?? left?.at(-1);
  return next && { draft: dropped, open: next.key, field: next.key, isRemoval: true };
}

/** Moves to the next question in the round, or adds one of the same kind, unless this one is blank. */
function toNextQuestion(draft: QuizDraft, { key, kind }: QuestionDraft): Typed {
  const spot = spotOf(draft, key);
  const question = findQuestion(draft, key);
  const next = spot && draft.rounds[spot.round]?.questions[spot.index + 1];
  if (next) return { draft, open: next.key, field: next.key };
  if (!spot || !question || isBlankQuestion(question)) return { draft, open: key, field: key };
  const added = emptyQuestion(kind);
  const edit = insertQuestion(added, { ...spot, index: spot.index + 1 });
  return { draft: edit(draft), open: added.key, field: added.key };
}

/** Backspace in an empty field: removes the answer, or an empty question. Undefined if it removes nothing. */
export function takeBack(draft: QuizDraft, key: Key, from: Key): Typed | undefined {
  const question = findQuestion(draft, key);
  if (!question) return undefined;
  const index = question.answers.findIndex((answer) => answer.key === from);
  const field = question.answers[index - 1]?.key ?? key;
  if (index >= 0 && question.answers.length > 1)
    return { draft: changeQuestion(key, removeAnswer(from))(draft), open: key, field };
  const spot = spotOf(draft, key);
  const before = spot && draft.rounds[spot.round]?.questions[spot.index - 1];
  if (from !== key || !before || !isBlankQuestion(question)) return undefined;
  return {
    draft: removeQuestion(key)(draft),
    open: before.key,
    field: before.answers.at(-1)?.key ?? before.key,
  };
}

/** A list marker with the space after it. */
const ITEM_SIGN = /^(?:[•·▪◦*–-]|\(?\w{1,2}[.)])\s+/;
/** A list marker before an item, separated by a tab. */
const LIST_SIGN = /^(?:[•·▪◦o*–-]|\(?\w{1,3}[.)])$/;

/**
 * The lines of a pasted text, or the cells of one spreadsheet row, if there are several; this cancels the
 * browser's own paste. Undefined for everything else. With `isRow`, one row of cells stays one line.
 */
export function linesPasted(
  event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>,
  isRow = false,
): string[] | undefined {
  const { clipboardData } = event;
  if (!clipboardData || clipboardData.files.length > 0) return undefined;
  const text = clipboardData.getData('text/plain').trim();
  const lines = text
    .split(text.includes('\n') ? '\n' : '\t')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isListItem = !text.includes('\n') && LIST_SIGN.test(lines[0] ?? '');
  if (lines.length < 2 || isListItem) return undefined;
  event.preventDefault();
  return isRow && !text.includes('\n') ? [text] : withoutSigns(lines);
}

/** The lines without their list markers, if all of them have one, or all but the first. */
function withoutSigns(lines: readonly string[]): string[] {
  const bare = lines.map((line) => line.replace(ITEM_SIGN, ''));
  const isItem = (line: string, at: number) => line !== bare[at];
  if (!lines.every((line, at) => at === 0 || isItem(line, at))) return [...lines];
  return bare;
}

/** The place of a paste: a question's text or an answer, by its key, and the selection that it replaces. */
interface PastePlace {
  field: Key;
  selectionStart: number;
  selectionEnd: number;
  /** The field is that of an answer's label. */
  isLabel?: boolean;
}

/**
 * Pastes several lines: in a question's text, the first line is the text and the others are answers; in an
 * answer, each line is one, and fills the empty ones that follow first. Where answers have a label, a tab stands
 * before the text. Surplus answers are kept, and the list of problems reports them.
 */
export function pasteLines(draft: QuizDraft, key: Key, place: PastePlace, lines: readonly string[]): Typed {
  const question = findQuestion(draft, key);
  if (!question) return { draft, open: key, field: key };
  const { field, selectionStart, selectionEnd, isLabel } = place;
  const spliced = (text: string, part: string) =>
    text.slice(0, selectionStart) + part + text.slice(selectionEnd);
  const isQuestion = field === key;
  const [first = '', ...others] = lines;
  const before = isQuestion ? writtenAnswers(question) : question.answers;
  const at = isQuestion ? before.length : before.findIndex((answer) => answer.key === field);
  const free = before.slice(at + 1).findIndex((answer) => isWritten(question.kind, answer));
  const empty = before.slice(at + 1, free < 0 ? undefined : at + 1 + free);
  const written = (answer: AnswerDraft, line: string): AnswerDraft => {
    const [label, text] = line.includes('\t') ? splitAtTab(line) : isLabel ? [line, ''] : ['', line];
    return { ...answer, label: label || answer.label, text: text || answer.text };
  };
  const added = others.map((line, index) => written(empty[index] ?? emptyAnswer(), line));
  const typed = before.slice(at, at + 1).map((answer): AnswerDraft => {
    const [label, text] = splitAtTab(first);
    if (first.includes('\t')) return { ...answer, label, text };
    return isLabel
      ? { ...answer, label: spliced(answer.label, first) }
      : { ...answer, text: spliced(answer.text, first) };
  });
  const answers = isQuestion
    ? [...before, ...added]
    : before.toSpliced(at, 1 + Math.min(empty.length, added.length), ...typed, ...added);
  const text = isQuestion ? spliced(question.text, first) : question.text;
  const edit = changeQuestion(key, (each) => ({ ...each, text, answers }));
  return { draft: edit(draft), open: key, field: added.at(-1)?.key ?? field };
}

function splitAtTab(line: string): [string, string] {
  const [label = '', ...text] = line.split('\t');
  return [label.trim(), text.join(' ').trim()];
}
