import type { Plan } from '../../../game/plan';
import { placeOf, type ResultPlace } from './resultPlace';
import type { Scores } from '../../../game/scoring/score';
import type { GameState } from '../../../game/state';

/** An answer that the host judged, with how many gave it; or points given or taken by hand. */
export type ResultCorrection =
  | (ResultPlace & { type: 'mark'; question: string; answer: string; count: number; correct: boolean })
  | { type: 'adjustment'; name: string; points: number; reason: string };

/** What the host corrected by hand. A judgement on an answer that nobody has any more is left out. */
export function correctionsOf(plan: Plan, state: GameState, { graded }: Scores): ResultCorrection[] {
  const names = new Map(state.players.map(({ playerId, name }) => [playerId, name]));
  const marks = state.marks.flatMap(({ questionId, key, correct }): ResultCorrection[] => {
    const asked = plan.questions.find(({ question }) => question.questionId === questionId);
    const group = graded.get(questionId)?.find((each) => each.key === key);
    if (!asked || !group) return [];
    const { text, playerIds } = group;
    const place = { ...placeOf(asked), question: asked.question.text };
    return [{ type: 'mark', ...place, answer: text, count: playerIds.length, correct }];
  });
  const adjustments = state.adjustments.flatMap(({ playerId, points, reason }): ResultCorrection[] => {
    const name = names.get(playerId);
    return name === undefined ? [] : [{ type: 'adjustment', name, points, reason }];
  });
  return [...marks, ...adjustments];
}
