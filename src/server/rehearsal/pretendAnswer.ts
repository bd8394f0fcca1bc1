import type { Answer } from '../../contract/question';
import type { QuizQuestion } from '../../game/quiz/quiz';
import { typedText } from '../../contract/typedAnswer';
import { isTypable, needsTooManyDigits } from './typable';

export type Random = () => number;

/** How a team answers: what it knows is a matter of luck, weighed by how strong it is. */
interface Answering {
  /** How likely it knows the answer, or each part of it. */
  chance: number;
  /** Whether it never mistypes. */
  isExact: boolean;
  random: Random;
}

/** What teams say who do not know: few, so that several say the same. */
const GUESSES = ['Napoleon', 'Helsinki', 'David Bowie', 'Goethe', 'Paris', 'Canberra', '42'];
const TYPO_SHARE = 0.12;
const EMPTY_PART_SHARE = 0.3;

/** One of several. */
export function pick<T>(all: readonly T[], random: Random): T | undefined {
  return all[Math.floor(random() * all.length)];
}

/**
 * A team's answer to a question. What cannot be typed nobody knows, and of answers that read the same nobody can tell
 * which is meant: so the report's questions that none or all had right say something of the answer key.
 */
export function pretendAnswer(question: QuizQuestion, answering: Answering): Answer {
  const { chance, random } = answering;
  const knows = random() < chance;
  switch (question.kind) {
    case 'choice':
      return knows ? alike(question, random) : Math.floor(random() * question.answers.length);
    case 'multiple':
      return knows ? question.correct : somePlaces(question.answers.length, random);
    case 'order':
      return knows ? question.correct : twoSwapped(question.correct, random);
    case 'number':
      return knows && !needsTooManyDigits(question) ? question.value : nearNumber(question, random);
    case 'text':
      return typed(question.accepted, knows, answering);
    case 'parts':
      return question.parts.map(({ accepted }) => {
        const knowsPart = random() < chance;
        return !knowsPart && random() < EMPTY_PART_SHARE ? '' : typed(accepted, knowsPart, answering);
      });
  }
}

/** Any of the answers that read like the right one. */
function alike({ answers, correct }: { answers: string[]; correct: number[] }, random: Random): number {
  const plain = (text = ''): string => text.trim().toLowerCase();
  const right = plain(answers[correct[0] ?? 0]);
  const places = answers.flatMap((text, place) => (plain(text) === right ? [place] : []));
  return pick(places, random) ?? 0;
}

function somePlaces(count: number, random: Random): number[] {
  const places = Array.from({ length: count }, (_, place) => place).filter(() => random() < 0.5);
  return places.length > 0 ? places : [Math.floor(random() * count)];
}

/** Nearly the right order. */
function twoSwapped(correct: readonly number[], random: Random): number[] {
  const at = Math.floor(random() * (correct.length - 1));
  return correct.with(at, correct[at + 1]!).with(at + 1, correct[at]!);
}

/** Not far from the right one, on its side of 0, and as round as that: years stay whole. */
function nearNumber({ value }: { value: number }, random: Random): number {
  const size = Math.abs(value);
  const width = size >= 1000 && size < 2100 ? 25 : size < 10 && Number.isInteger(value) ? 2 : size * 0.3;
  const [, decimals = ''] = String(value).split('.');
  const guess = Math.max(0, size + width * bell(random)) * (value < 0 ? -1 : 1);
  // Without -0, which nobody types.
  return Number(guess.toFixed(Math.min(decimals.length, 10))) + 0;
}

/** What somebody types, now and then with one letter wrong. */
function typed(accepted: readonly string[], knows: boolean, { isExact, random }: Answering): string {
  const known = accepted.filter(isTypable).map(typedText);
  const right = knows ? (random() < 0.7 ? known[0] : pick(known, random)) : undefined;
  if (right === undefined) return pick(GUESSES, random)!;
  return !isExact && right.length > 3 && random() < TYPO_SHARE ? withTypo(right, random) : right;
}

/** One letter after the first is missing, doubled, or changes places with the next. */
function withTypo(text: string, random: Random): string {
  const letters = [...text];
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const [one = '', other = ''] = letters.slice(at, at + 2);
  const wrong = pick([[other], [one, one, other], [other, one]], random)!;
  return letters.toSpliced(at, 2, ...wrong).join('');
}

/** About 0, mostly between -1 and 1: near values are likelier than far ones. */
export function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.7;
}
