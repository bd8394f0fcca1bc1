import type { QuestionDraft, RoundDraft } from './draft';

/** Whether nothing was written in a question yet. */
export function isBlankQuestion(question: QuestionDraft): boolean {
  const { text, number, explanation, note, image, audio, video, answers } = question;
  return [text, number, explanation, note, image, audio, video, ...answers.map((each) => each.text)].every(
    (typed) => typed.trim() === '',
  );
}

/** Whether nothing was written in a round yet. */
export function isBlankRound({ title, questions }: RoundDraft): boolean {
  return title.trim() === '' && questions.every(isBlankQuestion);
}
