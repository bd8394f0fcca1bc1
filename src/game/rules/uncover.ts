import type { CommandOf } from '../../contract/commands';
import { isSameName } from '../names/nameKeys';
import type { Outcome } from '../events';
import type { Plan } from '../plan';
import { groupAnswers } from '../scoring/groups';
import type { GameState } from '../state';

/** More than a host looks at in one game. */
const MAX_UNCOVERED = 1_000;

/** A name or an answer as monitors see it: bad words starred, unless the host shows this text as it is. */
export function shownText({ starWords }: Plan, { uncovered }: GameState, text: string): string {
  const shown = starWords(text);
  if (shown === text || uncovered.some((each) => isSameName(each, text))) return text;
  return shown;
}

/** Shows a name or an answer as it is. What does not stand there with stars is refused. */
function uncover(plan: Plan, state: GameState, { text }: CommandOf<'uncover'>): Outcome {
  if (plan.starWords(text) === text || !isGiven(plan, state, text)) return 'command_refused';
  if (shownText(plan, state, text) === text) return state;
  if (state.uncovered.length >= MAX_UNCOVERED) return 'command_refused';
  return { ...state, uncovered: [...state.uncovered, text] };
}

/** Whether somebody has this name or has given this answer. */
function isGiven({ questions }: Plan, { players, answers }: GameState, text: string): boolean {
  if (players.some(({ name }) => name === text)) return true;
  return questions.some(({ question }) =>
    groupAnswers(question, answers[question.questionId]).some((group) => group.text === text),
  );
}

export const uncoverCommands = { uncover };
