import type { Tally } from '../../contract/scores';
import type { PlannedQuestion } from '../plan';
import type { NumberQuestion, PickedKind } from '../quiz/quiz';
import { type GameState, givenBy } from '../state';
import type { GradedGroup } from './grade';
import { distanceOf } from './groups';
import type { Scores } from './score';

const MOST_GROUPS = 10;
const MOST_NEAREST = 5;

/** What was answered to a question, as everybody sees it when it is revealed. */
export function tallyOf(state: GameState, { question }: PlannedQuestion, scores: Scores): Tally {
  const groups = scores.graded.get(question.questionId) ?? [];
  switch (question.kind) {
    case 'text':
      return {
        groups: largestFirst(groups)
          .slice(0, MOST_GROUPS)
          .map(({ text, playerIds, correct }) => ({ text, count: playerIds.length, correct })),
      };
    case 'number':
      return { nearest: nearestAnswers(state, question, groups, scores) };
    default:
      return { counts: question.answers.map((_text, place) => countPlace(question, groups, place)) };
  }
}

/** The most frequent first; those that came first among equals. */
export function largestFirst(groups: readonly GradedGroup[]): GradedGroup[] {
  return [...groups].sort((one, other) => other.playerIds.length - one.playerIds.length);
}

/** How many picked the answer at this place; for `order`, how many put it where it belongs. */
function countPlace({ kind, correct }: PickedKind, groups: readonly GradedGroup[], place: number): number {
  const isCounted = ({ answer }: GradedGroup): boolean => {
    if (!Array.isArray(answer)) return answer === place;
    return kind === 'order' ? answer.indexOf(place) === correct.indexOf(place) : answer.includes(place);
  };
  return groups.filter(isCounted).reduce((sum, { playerIds }) => sum + playerIds.length, 0);
}

type Nearest = Extract<Tally, { nearest: unknown }>['nearest'];

/** At the same distance whoever was earlier stands first. */
function nearestAnswers(
  state: GameState,
  question: NumberQuestion,
  groups: readonly GradedGroup[],
  scores: Scores,
): Nearest {
  const given = state.answers[question.questionId];
  const near = groups.flatMap(({ answer, playerIds }) => {
    const distance = distanceOf(question, Number(answer));
    return playerIds.map((playerId) => ({
      answer,
      playerId,
      distance,
      afterMs: givenBy(given, playerId)?.afterMs ?? 0,
    }));
  });
  near.sort((one, other) => one.distance - other.distance || one.afterMs - other.afterMs);
  const names = new Map(state.players.map(({ playerId, name }) => [playerId, name]));
  const results = scores.results.get(question.questionId);
  return near.slice(0, MOST_NEAREST).map(({ answer, playerId }) => ({
    name: names.get(playerId) ?? '',
    value: Number(answer),
    points: results?.get(playerId)?.points ?? 0,
  }));
}
