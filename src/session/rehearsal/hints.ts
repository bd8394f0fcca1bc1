import { plainText } from '../../contract/plainText';
import type { RehearsalHint } from '../../contract/rehearsal';
import type { Plan } from '../../game/plan';
import { filesOf, type QuizQuestion } from '../../game/quiz/quiz';
import { mixedScaleOf } from '../../game/scoring/grade';
import { rulesOf } from '../../kinds/rules';

/** Fewer questions with a choice show no habit. */
const LEAST_CHOICES = 5;
const NEARLY_ALL = 0.8;
const ALIKE_IN_A_ROW = 3;
const SILENT_IN_A_ROW = 15;
/** In characters: shorter answers stand in a question by chance. */
const LEAST_LETTERS = 3;

/** Returns what the author of this quiz may want to look at again; see `RehearsalHint`. */
export function hintsOn(plan: Plan): RehearsalHint[] {
  const mixed = mixedScaleOf(plan);
  const questions = plan.questions.filter(({ round }) => !round.isTieBreak).map(({ question }) => question);
  return [
    ...(mixed ? [{ hint: 'scale' as const, ...mixed }] : []),
    ...habits(questions),
    ...questions.flatMap(inQuestion),
    ...inARow(questions, 'alike', ALIKE_IN_A_ROW, (question, before) => question.kind === before.kind),
    ...inARow(
      questions,
      'silent',
      SILENT_IN_A_ROW,
      (question, before) => !hasMedia(question) && !hasMedia(before),
    ),
  ];
}

/** What gives the right answers of a whole quiz away. */
function habits(questions: readonly QuizQuestion[]): RehearsalHint[] {
  const choices = questions.flatMap((question) => choiceIn(question) ?? []);
  if (choices.length < LEAST_CHOICES) return [];
  const isUsual = (found: number): boolean => found >= NEARLY_ALL * choices.length;
  const longest = choices.filter(({ right, wrong }) => wrong.every((text) => text.length < right.length));
  const place = choices.map((choice) => choice.place).find((each, _at, all) => isUsual(countOf(each, all)));
  return [
    ...(isUsual(longest.length) ? [{ hint: 'longest' as const }] : []),
    ...(place === undefined ? [] : [{ hint: 'sameLetter' as const, place }]),
  ];
}

function countOf(place: number, places: readonly number[]): number {
  return places.filter((each) => each === place).length;
}

/** The answers of a question that shows them and of which one is right. */
function choiceIn(question: QuizQuestion): { place: number; right: string; wrong: string[] } | undefined {
  if (!('correct' in question) || !Array.isArray(question.correct)) return undefined;
  const [place, ...others] = question.correct;
  const right = place === undefined ? undefined : question.answers[place];
  if (place === undefined || right === undefined || others.length > 0) return undefined;
  return { place, right, wrong: question.answers.filter((_text, at) => at !== place) };
}

/** An answer that its own question says; one that also says a wrong answer only names what there is to choose. */
function inQuestion(question: QuizQuestion): RehearsalHint[] {
  const { questionId, text } = question;
  const choice = choiceIn(question);
  const rights = choice ? [choice.right] : (rulesOf(question).neverStarred?.(question) ?? []);
  if (choice?.wrong.some((each) => says(text, each))) return [];
  const answer = rights.find((each) => says(text, each));
  return answer === undefined ? [] : [{ hint: 'inQuestion', answer, questionId, text }];
}

/** Whether a text says these words, without case and accents. */
function says(text: string, words: string): boolean {
  const wanted = wordsIn(words);
  return wanted.trim().length >= LEAST_LETTERS && wordsIn(text).includes(wanted);
}

/** The words of a text with a space around each. */
function wordsIn(text: string): string {
  const words = plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

function hasMedia(question: QuizQuestion): boolean {
  return filesOf(question).length > 0;
}

/** The longest rows of questions that each go on like the one before, if they have at least so many. */
function inARow(
  questions: readonly QuizQuestion[],
  hint: 'alike' | 'silent',
  least: number,
  goesOn: (question: QuizQuestion, before: QuizQuestion) => boolean,
): RehearsalHint[] {
  const rows: QuizQuestion[][] = [];
  for (const question of questions) {
    const before = rows.at(-1)?.at(-1);
    if (before && goesOn(question, before)) rows.at(-1)!.push(question);
    else rows.push([question]);
  }
  return rows.flatMap(([first, ...others]) => {
    const count = others.length + 1;
    if (!first || count < least) return [];
    return [{ hint, count, questionId: first.questionId, text: first.text }];
  });
}
