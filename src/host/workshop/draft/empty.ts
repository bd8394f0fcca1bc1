import { FIRST_KIND, type QuestionKind } from '../../../contract/question';
import type { AnswerDraft, Key, QuestionDraft, RoundDraft } from './draft';
import { kindOf } from '../../../kinds/workshop';
import { KIND_DRAFTS } from '../../../kinds/workshopDraft';
import { listOf } from '../../../contract/parsed';
import { fieldsOf, textOf } from './json';
import { isFirstRight } from './kinds';

let lastKey = 0;
/** Returns an unused key. */
export function newKey(): Key {
  return `k${++lastKey}`;
}

export function emptyAnswer(text = '', right = false, label = ''): AnswerDraft {
  return { key: newKey(), label, text, right };
}

const NOTHING_TYPED = {
  ...KIND_DRAFTS,
  text: '',
  points: '',
  wager: false,
  seconds: '',
  explanation: '',
  note: '',
  image: '',
  imageAlt: '',
  audio: '',
  video: '',
};
const FIELDS = Object.keys(NOTHING_TYPED) as (keyof typeof NOTHING_TYPED)[];
const TYPED = FIELDS.filter((field) => NOTHING_TYPED[field] === '');
const LISTS = FIELDS.filter((field) => Array.isArray(NOTHING_TYPED[field]));

export function emptyQuestion(kind: QuestionKind = FIRST_KIND): QuestionDraft {
  return {
    ...NOTHING_TYPED,
    key: newKey(),
    kind,
    answers: kindOf({ kind }).list === null ? [] : [emptyAnswer('', isFirstRight({ kind }))],
    rest: {},
  };
}

export function emptyRound(): RoundDraft {
  return {
    key: newKey(),
    title: '',
    settings: { scoring: '', reveal: '', seconds: '' },
    beside: false,
    questions: [emptyQuestion()],
    rest: {},
  };
}

/** Whether nothing has been written in a question yet. */
export function isBlankQuestion(question: QuestionDraft): boolean {
  const texts = [
    ...TYPED.map((field) => `${question[field]}`),
    ...LISTS.flatMap((field) => textsIn(question[field])),
  ];
  const typed = [...texts, ...question.answers.flatMap(({ label, text }) => [label, text])];
  return typed.every((text) => text.trim() === '') && Object.keys(question.rest).length === 0;
}

/** What has been typed in the rows of a list. */
function textsIn(rows: unknown): string[] {
  return listOf(rows).flatMap((row) => Object.values(fieldsOf(row)).map(textOf));
}

/** Whether nothing has been written in a round yet. */
export function isBlankRound({ title, settings, beside, questions, rest }: RoundDraft): boolean {
  const texts = [title, ...Object.values(settings)];
  return (
    texts.every((text) => text.trim() === '') &&
    !beside &&
    Object.keys(rest).length === 0 &&
    questions.every(isBlankQuestion)
  );
}
