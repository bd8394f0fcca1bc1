import { largestFirst } from '../../kinds/kindRules';
import { rulesOf } from '../../kinds/rules';
import { overlayOf, plannedScene } from '../facts';
import type { Plan } from '../plan';
import type { GameState } from '../state';
import type { GradedGroup } from './grade';
import type { Scores } from './score';

/** The wrong answers that the reveal on display can show large, the most frequent first; elsewhere none. */
export function quotableAnswers(plan: Plan, state: GameState, { graded }: Scores): GradedGroup[] {
  const scene = plannedScene(plan, state);
  if (overlayOf(state) || scene.name !== 'reveal' || !rulesOf(scene.asked.question).isQuotable) return [];
  const groups = graded.get(scene.asked.question.questionId) ?? [];
  return largestFirst(groups.filter(({ share }) => share === 0));
}

/** The texts that the host has chosen from them, in the order of the choice. */
export function quotesOf(plan: Plan, state: GameState, scores: Scores): string[] {
  if (state.quotes.length === 0) return [];
  const texts = new Set(quotableAnswers(plan, state, scores).map(({ text }) => text));
  return state.quotes.filter((text) => texts.has(text));
}
