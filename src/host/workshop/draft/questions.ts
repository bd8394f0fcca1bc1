import { MEDIA_KINDS } from '../../../contract/media';
import { listOf } from '../../../contract/parsed';
import { FIRST_KIND, hasSolution, type QuestionKind } from '../../../contract/question';
import { kindDrafts, kindOf, writtenIn } from '../workshopKind';
import type { MixedScale } from '../../../contract/scores';
import { mixedScale } from '../../../game/scoring/grade';
import type { AnswerDraft, Key, QuestionDraft, QuizDraft, RoundDraft } from './draft';
import { blankOf, fieldsOf, QUESTION_FIELDS, ROUND_FIELDS, textOf, writeFields } from './fields';
import { amountOf } from './numbers';

let lastKey = 0;
/** Returns an unused key. */
export function newKey(): Key {
  return `k${++lastKey}`;
}

export function emptyAnswer(text = '', right = false, label = '', image = ''): AnswerDraft {
  return { key: newKey(), label, text, image, right };
}

const nothingTyped = () => ({ ...kindDrafts(), text: '', ...blankOf(QUESTION_FIELDS) });

export function emptyQuestion(kind: QuestionKind = FIRST_KIND): QuestionDraft {
  return {
    ...nothingTyped(),
    key: newKey(),
    kind,
    answers: kindOf({ kind }).list === null ? [] : [emptyAnswer()],
    rest: {},
  };
}

export function emptyRound(): RoundDraft {
  return {
    key: newKey(),
    title: '',
    settings: blankOf(ROUND_FIELDS),
    questions: [emptyQuestion()],
    rest: {},
  };
}

/** Whether nothing has been written in a question yet. */
export function isBlankQuestion(question: QuestionDraft): boolean {
  // Nearly every question has a text, and all of them are looked at after each key.
  if (question.text.trim() !== '') return false;
  const texts = Object.entries(nothingTyped()).flatMap(([field, nothing]) => {
    const value: unknown = question[field as keyof QuestionDraft];
    return nothing === '' ? [`${value}`] : textsIn(value);
  });
  const typed = [...texts, ...question.answers.flatMap(({ label, text, image }) => [label, text, image])];
  return typed.every((text) => text.trim() === '') && Object.keys(question.rest).length === 0;
}

/** The numbers of a round's questions as they are asked, from 1. One that is blank does not count. */
export function shownNumbersOf(questions: readonly QuestionDraft[]): number[] {
  let written = 0;
  return questions.map((question) => (isBlankQuestion(question) ? written + 1 : ++written));
}

/** What has been typed in the rows of a list. */
function textsIn(rows: unknown): string[] {
  return listOf(rows).flatMap((row) => Object.values(fieldsOf(row)).map(textOf));
}

/** Whether nothing has been written in a round yet. */
export function isBlankRound({ title, settings, questions, rest }: RoundDraft): boolean {
  const set = Object.values(writeFields(ROUND_FIELDS, settings));
  return (
    [title, ...set].every((value) => `${value}`.trim() === '') &&
    Object.keys(rest).length === 0 &&
    questions.every(isBlankQuestion)
  );
}

/** Whether its author writes a list of answers. */
export function isListed(question: QuestionDraft): boolean {
  const kind = kindOf(question);
  return kind.list !== null && kind.isListed?.(question) !== false;
}

/** Whether one of its answers, or several, have to be marked as right, and none is. */
export function lacksRight(question: QuestionDraft): boolean {
  return kindOf(question).marks !== undefined && !writtenAnswers(question).some(({ right }) => right);
}

/** The answers of the list that have any content. */
export function writtenAnswers(question: QuestionDraft): QuestionDraft['answers'] {
  return isListed(question) ? writtenIn(question.answers, kindOf(question)) : [];
}

/** Whether an answer has any content; see `writtenIn`. */
export function isWritten(kind: QuestionKind, answer: AnswerDraft): boolean {
  return writtenIn([answer], kindOf({ kind })).length > 0;
}

/** The most points that a question can bring, as for the nearest number; none without a right answer. */
export function mostPoints(draft: QuestionDraft): number {
  if (!hasSolution(draft)) return 0;
  return kindOf(draft).mostPoints?.(draft) ?? amountOf(draft.points) ?? 1;
}

/** What the rounds are worth if some reward speed and others do not; only what is asked counts. */
export function scaleOf({ settings, rounds }: QuizDraft): MixedScale | undefined {
  const isCounted = (question: QuestionDraft) =>
    !isBlankQuestion(question) && !lacksRight(question) && !question.wager;
  return mixedScale(
    rounds.map(({ settings: own, questions }) => ({
      scoring: own.scoring || settings.scoring || 'points',
      points: questions.filter(isCounted).reduce((sum, question) => sum + mostPoints(question), 0),
    })),
  );
}

/** The names of all files that a question shows or plays, each once. */
export function filesIn(question: QuestionDraft): string[] {
  const files = [
    ...MEDIA_KINDS.map((kind) => question[kind]),
    ...(kindOf(question).pictures?.(question) ?? []),
  ];
  return [...new Set(files.map((file) => file.trim()).filter((file) => file !== ''))];
}
