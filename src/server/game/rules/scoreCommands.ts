import type { CommandOf } from '../../../contract/commands';
import type { Outcome } from '../events';
import type { Plan } from '../plan';
import { answerKey, groupAnswers } from '../scoring/groups';
import type { GameState } from '../state';
import { withClosing } from './closing';

/** More than a host makes by hand in one game. */
const MAX_ADJUSTMENTS = 1_000;

/** Says whether an answer that somebody gave is right, of any question asked so far; again at any time. */
function mark(plan: Plan, state: GameState, { questionId, answer, correct }: CommandOf<'mark'>): Outcome {
  const asked = plan.questions.find(({ question }) => question.questionId === questionId);
  if (!asked || asked.askedAt > state.furthest) return 'command_refused';
  const groups = groupAnswers(asked.question, state.answers[questionId]);
  const wanted = answerKey(asked.question, answer);
  const group = groups.find(({ text }) => text === answer) ?? groups.find(({ key }) => key === wanted);
  if (!group) return 'command_refused';
  const isSame = (each: { questionId: string; key: string }): boolean =>
    each.questionId === questionId && each.key === group.key;
  if (state.marks.some((each) => isSame(each) && each.correct === correct)) return state;
  const others = state.marks.filter((each) => !isSame(each));
  return withClosing(plan, { ...state, marks: [...others, { questionId, key: group.key, correct }] });
}

/**
 * Gives or takes points by hand. The same adjustmentId again replaces the adjustment, as if it had always been so; 0
 * points take it back.
 */
function adjust(plan: Plan, state: GameState, command: CommandOf<'adjust'>): Outcome {
  const { adjustmentId, playerId, points, reason } = command;
  const others = state.adjustments.filter((each) => each.adjustmentId !== adjustmentId);
  const former = state.adjustments.find((each) => each.adjustmentId === adjustmentId);
  if (points === 0) return former ? withClosing(plan, { ...state, adjustments: others }) : state;
  const isThere = state.players.some((each) => each.playerId === playerId);
  if (!isThere || others.length >= MAX_ADJUSTMENTS) return 'command_refused';
  if (former?.playerId === playerId && former.points === points && former.reason === reason) return state;
  const at = former?.at ?? state.showings.length;
  const adjustments = [...others, { adjustmentId, playerId, points, reason, at }];
  return withClosing(plan, { ...state, adjustments });
}

export const scoreCommands = { mark, adjust };
