import type { QuestionDraft, RoundDraft } from './draft';

const TYPED = [
  ...(['text', 'number', 'unit', 'nearest', 'tolerance', 'points', 'seconds', 'explanation'] as const),
  ...(['note', 'image', 'imageAlt', 'audio', 'video'] as const),
];

/** Whether nothing was written in a question yet. */
export function isBlankQuestion(question: QuestionDraft): boolean {
  const texts = TYPED.map((field) => question[field]);
  const typed = [...texts, ...question.answers.map((answer) => answer.text)];
  return typed.every((text) => text.trim() === '') && Object.keys(question.rest).length === 0;
}

/** Whether nothing was written in a round yet. */
export function isBlankRound({ title, settings, questions, rest }: RoundDraft): boolean {
  const texts = [title, ...Object.values(settings)];
  return (
    texts.every((text) => text.trim() === '') &&
    Object.keys(rest).length === 0 &&
    questions.every(isBlankQuestion)
  );
}
