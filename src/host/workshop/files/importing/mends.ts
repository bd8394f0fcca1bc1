import type { QuestionSource, QuizSource } from '../../../../contract/question';

/** The quiz with another question in this place among all. */
export function withQuestion(quiz: QuizSource, place: number, question: QuestionSource): QuizSource {
  let at = 0;
  const put = (all: readonly QuestionSource[]) => all.map((each) => (at++ === place ? question : each));
  return quiz.rounds
    ? { ...quiz, rounds: quiz.rounds.map((round) => ({ ...round, questions: put(round.questions) })) }
    : { ...quiz, questions: put(quiz.questions ?? []) };
}

/** How many of the answers can be right of a question that does not say which are; undefined for any other. */
export function choosable({ answers, correctAnswer, correctAnswers }: QuestionSource) {
  if (!answers || answers.length < 2) return undefined;
  if (correctAnswers) return correctAnswers.length ? undefined : 'several';
  return correctAnswer === null ? 'one' : undefined;
}

/** The question with these answers as the right ones. */
export function withRight(question: QuestionSource, places: number[]): QuestionSource {
  const right = question.correctAnswers ? { correctAnswers: places } : { correctAnswer: places[0] };
  return finished({ ...question, ...right });
}

/** What the file says in place of an answer to type, such as a letter; undefined where there is nothing to ask. */
export function doubtfulAnswer({ acceptedAnswers, note }: QuestionSource): string | undefined {
  return acceptedAnswers?.length === 0 ? (note ?? undefined) : undefined;
}

/** The question with what the file says as its answer. */
export function withAnswer(question: QuestionSource, answer: string): QuestionSource {
  return finished({ ...question, acceptedAnswers: [answer], note: undefined });
}

/** The different spellings of the answers to choose from that are alike. */
export function alikeAnswers({ answers }: QuestionSource): string[] {
  const texts = (answers ?? []).map((text) => text.trim());
  const isTwice = (text: string) => texts.filter((each) => isAlike(each, text)).length > 1;
  return [...new Set(texts.filter((text) => text && isTwice(text)))];
}

/** The question with one of several answers that are alike; it is right if one of them was. */
export function withOne(question: QuestionSource, kept: string): QuestionSource {
  const all = question.answers ?? [];
  const first = all.findIndex((text) => text.trim() === kept);
  const left = all.flatMap((text, at) => (at === first || !isAlike(text, kept) ? [at] : []));
  const moved = (place: number) => left.indexOf(isAlike(all[place] ?? '', kept) ? first : place);
  const { correctAnswer, correctAnswers } = question;
  return finished({
    ...question,
    answers: left.map((at) => all[at]!),
    ...(typeof correctAnswer === 'number' && { correctAnswer: moved(correctAnswer) }),
    ...(correctAnswers && { correctAnswers: [...new Set(correctAnswers.map(moved))] }),
  });
}

function isAlike(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The server says again what a question lacks when it is stored. */
function finished(question: QuestionSource): QuestionSource {
  return { ...question, draft: undefined };
}
