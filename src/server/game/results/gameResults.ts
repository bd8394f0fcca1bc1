import type { Plan } from '../../../game/plan';
import { answersTo, type AnswerResult } from './answerResults';
import { correctionsOf, type ResultCorrection } from './corrections';
import { playerResults, type PlayerResult } from './playerResults';
import { questionResult, type QuestionResult } from './questionResults';
import { closedQuestions } from '../../../game/facts';
import type { Scores } from '../../../game/scoring/score';
import type { GameState } from '../../../game/state';

/** What a host takes home of a game. Plain JSON. */
export interface GameResults {
  rounds: { round: number; title: string | null }[];
  /** Whether each player could double the points of one round. */
  hasJoker: boolean;
  /** Whether the question that breaks a tie was asked. */
  hasTieBreak: boolean;
  /** Everybody, best first. */
  standings: PlayerResult[];
  /** Question by question, the best players first. */
  answers: AnswerResult[];
  /** The hardest first. */
  questions: QuestionResult[];
  /** In the order in which they were made: judgements on answers, then points given by hand. */
  corrections: ResultCorrection[];
}

/** The results of a game so far: of all questions that hold no answers open any more. */
export function collectResults(plan: Plan, state: GameState, scores: Scores): GameResults {
  const closed = closedQuestions(plan, state);
  const answers = closed.map((asked) => answersTo(asked, state, scores));
  return {
    rounds: roundsOf(plan),
    hasJoker: plan.hasJoker,
    hasTieBreak: closed.some(({ round }) => round.isTieBreak),
    standings: playerResults(plan, state, scores),
    answers: answers.flat(),
    questions: closed.map((asked, i) => questionResult(asked, answers[i] ?? [])).sort(compareHardness),
    corrections: correctionsOf(plan, state, scores),
  };
}

function roundsOf({ questions }: Plan): GameResults['rounds'] {
  const rounds = new Set(questions.map(({ round }) => round).filter(({ isTieBreak }) => !isTieBreak));
  return [...rounds].map(({ index, title }) => ({ round: index + 1, title }));
}

/** The fewer right, the harder; among equals, the more tried. The tie-break, which few could answer, stands last. */
function compareHardness(one: QuestionResult, other: QuestionResult): number {
  return (
    Number(one.round === null) - Number(other.round === null) ||
    one.correct - other.correct ||
    other.answered - one.answered
  );
}
