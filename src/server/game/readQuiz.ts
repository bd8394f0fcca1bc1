import * as v from 'valibot';
import type { Parsed } from '../../contract/parsed';
import { QUIZ_LIMITS } from '../../contract/quizSource';
import type { GameQuiz, NumberQuestion, QuizQuestion, QuizRound } from './quiz';
import {
  MAX_QUESTIONS,
  MAX_ROUNDS,
  listField,
  objectOf,
  optionalTextField,
  readPart,
  secondsField,
} from './reading/quizFields';
import { readQuestion } from './reading/readQuestion';

const DEFAULT_SECONDS = 30;

const playFields = {
  scoring: v.nullish(v.picklist(['points', 'speed'], 'must be points or speed')),
  reveal: v.nullish(v.picklist(['question', 'round'], 'must be question or round')),
  seconds: secondsField,
};
const questionsField = v.pipe(v.array(v.unknown(), 'must be a list'), v.minLength(1, 'has no question'));
/** What a quiz has beside its rounds. */
export const quizSchema = objectOf({
  ...playFields,
  scores: v.nullish(v.picklist(['round', 'end'], 'must be round or end'), 'round'),
  rounds: v.nullish(listField(v.unknown(), 1, MAX_ROUNDS)),
  questions: v.nullish(questionsField),
  joker: v.nullish(v.boolean('must be true or false')),
  tieBreak: v.nullish(v.unknown()),
});
/** What a round has beside its questions. */
export const roundSchema = objectOf({
  title: optionalTextField(QUIZ_LIMITS.title),
  ...playFields,
  questions: questionsField,
});
type PlayRules = Pick<v.InferOutput<typeof roundSchema>, keyof typeof playFields>;

/**
 * Reads the JSON of a quiz file: with `rounds`, or with `questions` alone, which are one round without a title. What is
 * missing takes the value of the level above, then the default. A reason names the round and the question.
 */
export function readQuiz(json: unknown): Parsed<GameQuiz> {
  const quiz = readPart(quizSchema, json, '');
  if (!quiz.ok) return quiz;
  const { rounds: inputs, questions, scores, joker, tieBreak } = quiz.value;
  if (inputs && questions) return refused('it must have rounds or questions, not both');
  if (!inputs && !questions) return refused('there are no questions');
  const rounds: QuizRound[] = [];
  let count = 0;
  for (const [index, input] of (inputs ?? [{ questions }]).entries()) {
    const round = readRound(input, inputs ? `round ${index + 1}` : '', count, quiz.value);
    if (!round.ok) return round;
    count += round.value.questions.length;
    if (count > MAX_QUESTIONS) return refused(`there are more than ${MAX_QUESTIONS} questions`);
    rounds.push(round.value);
  }
  const value: GameQuiz = { rounds, scores, ...(joker && { joker }) };
  if (tieBreak === null || tieBreak === undefined) return { ok: true, value };
  const decider = readTieBreak(tieBreak, quiz.value);
  return decider.ok ? { ok: true, value: { ...value, tieBreak: decider.value } } : decider;
}

function readRound(input: unknown, where: string, before: number, quiz: PlayRules): Parsed<QuizRound> {
  const round = readPart(roundSchema, input, where);
  if (!round.ok) return round;
  const { title, scoring, reveal } = round.value;
  const questions: QuizQuestion[] = [];
  for (const [index, each] of round.value.questions.entries()) {
    const place = [where, `question ${index + 1}`].filter(Boolean).join(', ');
    const question = readQuestion(each, place, `q${before + index + 1}`, secondsOf(round.value, quiz));
    if (!question.ok) return question;
    questions.push(question.value);
  }
  return {
    ok: true,
    value: {
      ...(title && { title }),
      scoring: scoring ?? quiz.scoring ?? 'points',
      reveal: reveal ?? quiz.reveal ?? 'question',
      questions,
    },
  };
}

/** A tie must be broken, so the nearest number wins, whatever the question says. It gives no points. */
function readTieBreak(input: unknown, quiz: PlayRules): Parsed<NumberQuestion> {
  const question = readQuestion(input, 'tieBreak', 'tieBreak', secondsOf(quiz));
  if (!question.ok) return question;
  const { value } = question;
  if (value.kind !== 'number') return refused('tieBreak: must be a number question, with correctNumber');
  return { ok: true, value: { ...value, points: 0, nearest: [1] } };
}

/** The seconds of the nearest level that says something: null there means no limit. */
function secondsOf(...levels: PlayRules[]): number | null {
  const level = levels.find(({ seconds }) => seconds !== undefined);
  return level?.seconds === undefined ? DEFAULT_SECONDS : level.seconds;
}

function refused(reason: string): { ok: false; reason: string } {
  return { ok: false, reason };
}
