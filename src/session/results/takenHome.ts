import type { Evening } from '../../contract/evening';
import { isRevealed, isVoid } from '../../game/facts';
import type { PlannedQuestion } from '../../game/plan';
import { rulesOf } from '../../kinds/rules';
import { awardsOfPlayer } from '../../game/scoring/awards';
import { isAmongCovered, scoreGame, type Scores } from '../../game/scoring/score';
import { type Game, type GameState, givenBy, stakeOf } from '../../game/state';
import { pointsOfRound, resultRounds, solutionText } from './gameResults';

export type TakenHome = Omit<Evening, 'quizName' | 'date'>;

/** Returns one player's revealed results; undefined if there is no such player, or its place is still covered. */
export function takenHome(game: Game, playerId: string): TakenHome | undefined {
  const scores = scoreGame(game);
  const { plan, state } = game;
  const standing = scores.standings.find((each) => each.playerId === playerId);
  if (!standing || isAmongCovered(game, standing.rank)) return undefined;
  const shown = plan.questions.filter(
    (asked) => !asked.round.isTieBreak && isRevealed(state, asked) && !isVoid(state, asked),
  );
  const rounds = resultRounds(plan).map(({ round: number, title }) => ({
    number,
    title,
    points: pointsOfRound(plan, scores, number - 1, playerId),
    questions: shown
      .filter((asked) => asked.round.index === number - 1)
      .map((asked) => questionOf(asked, state, scores, playerId)),
  }));
  const { name: playerName, rank, points } = standing;
  const played = rounds.filter((round) => round.questions.length > 0);
  const carried = state.earlier.carried[playerId] ?? 0;
  // Everything that is neither carried over nor part of a listed round, so that it all adds up to the total.
  const adjusted = rounded(points - carried - played.reduce((sum, round) => sum + round.points, 0));
  const place = scores.tieBreakPlaces?.get(playerId);
  const awards = state.awards ? awardsOfPlayer(game, playerId) : [];
  return {
    playerName,
    rank,
    points,
    of: scores.standings.length,
    ...(carried !== 0 && { carried }),
    ...(adjusted !== 0 && { adjusted }),
    ...(place !== undefined && { wonTieBreak: place === 0 }),
    ...(awards.length > 0 && { awards }),
    rounds: played,
  };
}

/** Removes the rounding noise that sums of thirds have. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

function questionOf(
  { question, number }: PlannedQuestion,
  state: GameState,
  scores: Scores,
  playerId: string,
): Evening['rounds'][number]['questions'][number] {
  const { questionId, text } = question;
  const given = givenBy(state.answers[questionId], playerId)?.answer;
  const result = scores.results.get(questionId)?.get(playerId);
  const solution = solutionText(question);
  const staked = stakeOf(state, playerId, questionId);
  return {
    number,
    text,
    solution,
    answer: given === undefined ? '' : rulesOf(question).textOf(question, given),
    correct: result?.correct ?? false,
    share: result?.share,
    points: result?.points ?? 0,
    ...(staked !== undefined && staked > 0 && { staked }),
  };
}
