import type { PlannedQuestion } from '../../game/plan';
import { rulesOf } from '../../game/quiz/kinds/questionKinds';
import type { GradedGroup } from '../../game/scoring/grade';
import type { Scores } from '../../game/scoring/score';
import { type GameState, givenBy } from '../../game/state';

/** How a question went. */
export interface QuestionResult extends ResultPlace {
  questionId: string;
  question: string;
  /** What is right, in words. */
  solution: string;
  /** How many answered, and how many of them were right. */
  answered: number;
  correct: number;
}

/** Counts the answers to a question. */
export function questionResult(asked: PlannedQuestion, answers: readonly AnswerResult[]): QuestionResult {
  const { question } = asked;
  return {
    ...placeOf(asked),
    questionId: question.questionId,
    question: question.text,
    solution: rulesOf(question).rightText(question),
    answered: answers.length,
    correct: answers.filter(({ correct }) => correct).length,
  };
}

/** Who found an answer right or wrong: the quiz, the quiz despite a typo, or the host. */
export type Judge = 'quiz' | 'typo' | 'host';

/** One player's answer to one question. */
export interface AnswerResult extends ResultPlace {
  questionId: string;
  question: string;
  name: string;
  /** As this player gave it; picked answers in words. */
  answer: string | number;
  correct: boolean;
  judge: Judge;
  /** Null while the answer is not revealed and so brings nothing yet. */
  points: number | null;
}

/** Everybody's answers to a question that was closed, the best players first. */
export function answersTo(asked: PlannedQuestion, state: GameState, scores: Scores): AnswerResult[] {
  const { question } = asked;
  const { questionId, text } = question;
  const given = state.answers[questionId];
  const results = scores.results.get(questionId);
  const groups = new Map<string, GradedGroup>();
  for (const group of scores.graded.get(questionId) ?? [])
    for (const playerId of group.playerIds) groups.set(playerId, group);
  return scores.standings.flatMap(({ playerId, name }) => {
    const group = groups.get(playerId);
    const answer = givenBy(given, playerId)?.answer;
    if (!group || answer === undefined) return [];
    const result = results?.get(playerId);
    return {
      ...placeOf(asked),
      ...{ questionId, question: text, name },
      answer: question.kind === 'number' ? Number(answer) : rulesOf(question).textOf(question, answer),
      // The one who wins a tie-break is known only when all of its answers are compared.
      correct: result?.correct ?? group.correct,
      judge: judgeOf(group),
      points: result?.points ?? null,
    };
  });
}

function judgeOf({ marked, suggested }: GradedGroup): Judge {
  if (marked) return 'host';
  return suggested ? 'typo' : 'quiz';
}

/** Where a question stands: the round, counted from 1, or null for the tie-break; and its number in it, from 1. */
export interface ResultPlace {
  round: number | null;
  number: number;
}

export function placeOf({ round, number }: PlannedQuestion): ResultPlace {
  return { round: round.isTieBreak ? null : round.index + 1, number };
}
