import type { Evening } from '../../contract/evening';
import { isRevealed } from '../../game/facts';
import type { Plan, PlannedQuestion } from '../../game/plan';
import { rulesOf } from '../../game/quiz/kinds/questionKinds';
import type { Scores } from '../../game/scoring/score';
import { type GameState, givenBy } from '../../game/state';
import { pointsOfRound, resultRounds } from './gameResults';

/** What one player takes home: only what was revealed. Undefined where there is no such player. */
export function takenHome(
  plan: Plan,
  state: GameState,
  scores: Scores,
  playerId: string,
): Omit<Evening, 'quizName' | 'date'> | undefined {
  const standing = scores.standings.find((each) => each.playerId === playerId);
  if (!standing) return undefined;
  const shown = plan.questions.filter((asked) => !asked.round.isTieBreak && isRevealed(state, asked));
  const rounds = resultRounds(plan).map(({ round: number, title }) => ({
    ...{ number, title },
    points: pointsOfRound(plan, scores, number - 1, playerId),
    questions: shown
      .filter((asked) => asked.round.index === number - 1)
      .map((asked) => questionOf(asked, state, scores, playerId)),
  }));
  const { name: playerName, rank, points } = standing;
  const played = rounds.filter(({ questions }) => questions.length > 0);
  return { playerName, rank, points, of: scores.standings.length, rounds: played };
}

function questionOf(
  { question, number }: PlannedQuestion,
  state: GameState,
  scores: Scores,
  playerId: string,
): Evening['rounds'][number]['questions'][number] {
  const { questionId, text } = question;
  const rules = rulesOf(question);
  const given = givenBy(state.answers[questionId], playerId)?.answer;
  const result = scores.results.get(questionId)?.get(playerId);
  return {
    ...{ number, text, solution: rules.rightText(question) },
    answer: given === undefined ? '' : rules.textOf(question, given),
    correct: result?.correct ?? false,
    ...(result?.share !== undefined && { share: result.share }),
    points: result?.points ?? 0,
  };
}
