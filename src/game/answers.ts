import * as v from 'valibot';
import { answerSchema } from '../contract/answer';
import { parseWith, type Parsed } from '../contract/parsed';

const givenAnswerSchema = v.object({ answer: answerSchema, afterMs: v.pipe(v.number(), v.minValue(0)) });
/** An answer, and after how much time with open questions it came. */
export type GivenAnswer = v.InferOutput<typeof givenAnswerSchema>;

export const answersSchema = v.array(v.record(v.string(), givenAnswerSchema));
/**
 * The answers to one question by playerId. They are never changed in place, and stand in parts of which an answer that
 * comes copies one: so it costs the same however many there are.
 */
export type AnswersToQuestion = readonly Readonly<Record<string, GivenAnswer>>[];

const PARTS = 64;
const NO_ANSWERS: AnswersToQuestion = Array.from({ length: PARTS }, () => ({}));

/** A player's answer, or undefined. */
export function givenBy(answers: AnswersToQuestion | undefined, playerId: string): GivenAnswer | undefined {
  const part = answers?.[partOf(playerId)];
  return part && Object.hasOwn(part, playerId) ? part[playerId] : undefined;
}

/** With this answer of a player, in place of a former one. */
export function withGiven(
  answers: AnswersToQuestion | undefined,
  playerId: string,
  given: GivenAnswer,
): AnswersToQuestion {
  const all = answers ?? NO_ANSWERS;
  const at = partOf(playerId);
  return all.with(at, { ...all[at], [playerId]: given });
}

/** Without the answer of a player; the same where there is none. */
export function withoutGiven(answers: AnswersToQuestion, playerId: string): AnswersToQuestion {
  if (!givenBy(answers, playerId)) return answers;
  const at = partOf(playerId);
  return answers.with(
    at,
    Object.fromEntries(Object.entries(answers[at]!).filter(([each]) => each !== playerId)),
  );
}

/** All answers with their playerIds, in the order in which they came. */
export function givenAnswers(answers: AnswersToQuestion | undefined): [playerId: string, GivenAnswer][] {
  const all = (answers ?? NO_ANSWERS).flatMap((part) => Object.entries(part));
  return all.sort(([, one], [, other]) => one.afterMs - other.afterMs);
}

/** Reads a stored answer. */
export function readGivenAnswer(input: unknown): Parsed<GivenAnswer> {
  return parseWith(givenAnswerSchema, input);
}

/** Spreads the players over the parts. */
function partOf(playerId: string): number {
  let hash = 0;
  for (let i = 0; i < playerId.length; i++) hash = (hash * 31 + playerId.charCodeAt(i)) % 0x10000;
  return hash % PARTS;
}
