import type { Answer } from '../../contract/answer';
import { givenBy, withGiven } from '../answers';
import type { Outcome } from '../events';
import type { Plan, PlannedQuestion } from '../plan';
import type { GameState } from '../state';
import { checkAnswer } from './checkAnswer';
import { withClosing } from './closing';
import { canAnswer } from './tieBreak';
import { isRevealed, openQuestions, plannedScene, questionsIn } from './sceneFacts';

/** An answer on its way when answers were closed counts as in time for this long. */
const GRACE_MS = 500;

/** Takes a player's answer in place of the former one. The same answer again changes nothing, its time neither. */
export function submitAnswer(
  plan: Plan,
  state: GameState,
  playerId: string,
  questionId: string,
  answer: Answer,
): Outcome {
  if (!state.players.some((each) => each.playerId === playerId)) return 'not_joined';
  const asked = takingAnswers(plan, state).find(({ question }) => question.questionId === questionId);
  if (!asked) return wasAsked(plan, state, questionId) ? 'answers_closed' : 'answer_invalid';
  if (!canAnswer(plan, state, asked.round)(playerId)) return 'answers_closed';
  const checked = checkAnswer(asked.question, answer);
  if (checked === undefined) return 'answer_invalid';
  if (JSON.stringify(answerOf(state, playerId, questionId)) === JSON.stringify(checked)) return state;
  const afterMs = state.playedMs - (state.clocks[questionId]?.sinceMs ?? 0);
  const given = withGiven(state.answers[questionId], playerId, { answer: checked, afterMs });
  return withClosing(plan, { ...state, answers: { ...state.answers, [questionId]: given } });
}

/** A player's answer as it is stored, or undefined. */
export function answerOf(state: GameState, playerId: string, questionId: string): Answer | undefined {
  return givenBy(state.answers[questionId], playerId)?.answer;
}

/** A question that was not asked yet is refused like one that there is none of: nobody learns what comes. */
function wasAsked(plan: Plan, { furthest }: GameState, questionId: string): boolean {
  return plan.questions.some(
    ({ question, askedAt }) => question.questionId === questionId && askedAt <= furthest,
  );
}

/** The questions that are open, or were a moment ago. */
function takingAnswers(plan: Plan, state: GameState): PlannedQuestion[] {
  if (state.closedForMs === null || state.closedForMs > GRACE_MS) return openQuestions(plan, state);
  const closed = questionsIn(plan, plannedScene(plan, state));
  return closed.filter((asked) => !isRevealed(state, asked));
}
