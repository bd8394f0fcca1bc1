import type { Answer } from '../../contract/question';
import type { PlannedQuestion } from '../../game/plan';
import { rulesOf } from '../../kinds/rules';
import { type GradedGroup, resultsOf } from '../../game/scoring/grade';
import type { QuizQuestion } from '../../game/quiz/quiz';
import type { Scores } from '../../game/scoring/score';
import { type GameState, givenBy, scoredShare } from '../../game/state';
import { rounded } from '../../contract/rounded';
import type { AnswerResult, ResultPlace } from './storedResults';

/** Everybody's answers to a question that was closed, the best players first. */
export function answersTo(asked: PlannedQuestion, state: GameState, scores: Scores): AnswerResult[] {
  const { question } = asked;
  const { questionId, text } = question;
  const given = state.answers[questionId];
  const graded = scores.graded.get(questionId) ?? [];
  const revealed = scores.results.get(questionId);
  // The one who wins a tie-break is known only when all of its answers are compared.
  const judged = revealed ?? resultsOf(state, asked, graded, scores.players);
  const groups = new Map<string, GradedGroup[]>();
  for (const group of graded)
    for (const playerId of group.playerIds) groups.set(playerId, [...(groups.get(playerId) ?? []), group]);
  return scores.standings.flatMap(({ playerId, name }) => {
    const own = groups.get(playerId);
    const answer = givenBy(given, playerId)?.answer;
    const isScored = scoredShare(state, playerId, questionId) !== undefined;
    if (!isScored && (!own || answer === undefined)) return [];
    const { correct, share } = judged.get(playerId) ?? { correct: false };
    const points = revealed?.get(playerId)?.points;
    return {
      ...placeOf(asked),
      questionId,
      question: text,
      name,
      answer: answer === undefined ? '' : inWords(question, answer),
      correct,
      ...(share !== undefined && { share: rounded(share) }),
      judge: isScored ? 'host' : judgeOf(own ?? []),
      points: points === undefined ? null : rounded(points),
    };
  });
}

function inWords(question: QuizQuestion, answer: Answer): string | number {
  const { numberIn, textOf } = rulesOf(question);
  return numberIn?.(question, answer) ?? textOf(question, answer);
}

function judgeOf(groups: readonly GradedGroup[]): AnswerResult['judge'] {
  if (groups.some(({ marked }) => marked)) return 'host';
  return groups.some(({ suggested }) => suggested) ? 'typo' : 'quiz';
}

export function placeOf({ round, number }: PlannedQuestion): ResultPlace {
  return { round: round.isTieBreak ? null : round.index + 1, number };
}
