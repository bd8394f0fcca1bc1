import type { CommandOf } from '../../contract/commands';
import type { Outcome } from '../events';
import type { Plan } from '../plan';
import { scoreGame } from '../score';
import { answerKey, groupAnswers, type AnswerGroup } from '../scoring/groups';
import type { GameState } from '../state';
import { withClosing } from './closing';
import { coveredCount, shownCount } from './shownStandings';

/** More than a host makes by hand in one game. */
const MAX_ADJUSTMENTS = 1_000;

/** Says whether an answer that somebody gave is right, of any question asked so far; again at any time. */
function mark(plan: Plan, state: GameState, command: CommandOf<'mark'>): Outcome {
  const group = groupOf(plan, state, command);
  if (!group) return 'command_refused';
  const { questionId, correct } = command;
  const { former, others } = marksOf(state, questionId, group);
  if (former?.correct === correct) return state;
  const marks = [...others, { questionId, key: group.key, correct }];
  return coverMoved(plan, state, { ...state, marks, lastMarked: { questionId, step: state.step } });
}

/** Takes a judgement back. */
function unmark(plan: Plan, state: GameState, command: CommandOf<'unmark'>): Outcome {
  const group = groupOf(plan, state, command);
  if (!group) return 'command_refused';
  const { questionId } = command;
  const { former, others } = marksOf(state, questionId, group);
  if (!former) return state;
  return coverMoved(plan, state, { ...state, marks: others, lastMarked: { questionId, step: state.step } });
}

/** The group that a command is about; undefined where nobody gave that answer, or the question was not asked yet. */
function groupOf(
  plan: Plan,
  state: GameState,
  { questionId, answer }: CommandOf<'mark' | 'unmark'>,
): AnswerGroup | undefined {
  const asked = plan.questions.find(({ question }) => question.questionId === questionId);
  if (!asked || asked.askedAt > state.furthest) return undefined;
  const groups = groupAnswers(asked.question, state.answers[questionId]);
  const wanted = answerKey(asked.question, answer);
  return groups.find(({ text }) => text === answer) ?? groups.find(({ key }) => key === wanted);
}

/** What the host said about a group before, and about all others. */
function marksOf(state: GameState, questionId: string, group: AnswerGroup) {
  const isSame = (each: { questionId: string; key: string }): boolean =>
    each.questionId === questionId && each.key === group.key;
  return { former: state.marks.find(isSame), others: state.marks.filter((each) => !isSame(each)) };
}

/**
 * Gives or takes points by hand. The same adjustmentId again replaces the adjustment, as if it had always been so; 0
 * points take it back.
 */
function adjust(plan: Plan, state: GameState, command: CommandOf<'adjust'>): Outcome {
  const { adjustmentId, playerId, points, reason } = command;
  const others = state.adjustments.filter((each) => each.adjustmentId !== adjustmentId);
  const former = state.adjustments.find((each) => each.adjustmentId === adjustmentId);
  if (points === 0) return former ? coverMoved(plan, state, { ...state, adjustments: others }) : state;
  const isThere = state.players.some((each) => each.playerId === playerId);
  if (!isThere || others.length >= MAX_ADJUSTMENTS) return 'command_refused';
  if (former?.playerId === playerId && former.points === points && former.reason === reason) return state;
  const at = former?.at ?? state.showings.length;
  const adjustments = [...others, { adjustmentId, playerId, points, reason, at }];
  return coverMoved(plan, state, { ...state, adjustments });
}

/** Where others than before stand on the places that are uncovered, all are covered again: nobody was shown them. */
function coverMoved(plan: Plan, before: GameState, after: GameState): GameState {
  const changed = withClosing(plan, after);
  const covered = coveredCount(plan, before);
  const uncovered = (state: GameState): string =>
    JSON.stringify(
      scoreGame(plan, state)
        .standings.slice(covered)
        .map(({ playerId }) => playerId),
    );
  if (covered === 0 || uncovered(before) === uncovered(changed)) return changed;
  return { ...changed, hidden: shownCount(changed) };
}

export const scoreCommands = { mark, unmark, adjust };
