import type { QuestionKind } from '../../../contract/question';
import type { AnswerDraft, Key, QuestionDraft, RoundDraft } from './draft';
import { kindOf } from '../../../kinds/workshop';
import { isFirstRight } from './kinds';

let lastKey = 0;
/** A key that no part has yet. */
export function newKey(): Key {
  return `k${++lastKey}`;
}

export function emptyAnswer(text = '', right = false, label = ''): AnswerDraft {
  return { key: newKey(), label, text, right };
}

const TYPED = [
  ...(['text', 'number', 'unit', 'nearest', 'tolerance', 'points', 'seconds', 'explanation'] as const),
  ...(['note', 'image', 'imageAlt', 'audio', 'video'] as const),
];

function nothingTyped(): Record<(typeof TYPED)[number], string> {
  return Object.fromEntries(TYPED.map((field) => [field, ''])) as ReturnType<typeof nothingTyped>;
}

export function emptyQuestion(kind: QuestionKind): QuestionDraft {
  return {
    ...nothingTyped(),
    key: newKey(),
    kind,
    answers: kindOf({ kind }).list === null ? [] : [emptyAnswer('', isFirstRight({ kind }))],
    counting: 'exact',
    anyOrder: false,
    rest: {},
  };
}

export function emptyRound(): RoundDraft {
  return {
    key: newKey(),
    title: '',
    settings: { scoring: '', reveal: '', seconds: '' },
    beside: false,
    questions: [emptyQuestion('choice')],
    rest: {},
  };
}

/** Whether nothing was written in a question yet. */
export function isBlankQuestion(question: QuestionDraft): boolean {
  const texts = TYPED.map((field) => question[field]);
  const typed = [...texts, ...question.answers.flatMap(({ label, text }) => [label, text])];
  return typed.every((text) => text.trim() === '') && Object.keys(question.rest).length === 0;
}

/** Whether nothing was written in a round yet. */
export function isBlankRound({ title, settings, beside, questions, rest }: RoundDraft): boolean {
  const texts = [title, ...Object.values(settings)];
  return (
    texts.every((text) => text.trim() === '') &&
    !beside &&
    Object.keys(rest).length === 0 &&
    questions.every(isBlankQuestion)
  );
}
