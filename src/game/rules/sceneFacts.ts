import type { SceneName } from '../../contract/scene';
import type { Plan, PlannedQuestion, PlannedRound, PlannedScene } from '../plan';
import type { GameState } from '../state';

const LOBBY: PlannedScene = { name: 'lobby' };

/** The scene of the plan, with or without an overlay. */
export function plannedScene(plan: Plan, { position }: GameState): PlannedScene {
  return plan.scenes[position] ?? LOBBY;
}

/** What is shown in place of the scene of the plan, and stops its time: a podium before the end, standings, a break. */
export function overlayOf(state: GameState): 'podium' | 'scores' | 'break' | null {
  if (state.ended) return 'podium';
  if (state.scoresShown) return 'scores';
  return state.break && 'break';
}

/** The scene that is shown. */
export function sceneName(plan: Plan, state: GameState): SceneName {
  return overlayOf(state) ?? plannedScene(plan, state).name;
}

/** The question that the scene of the plan is about. */
export function questionOf(scene: PlannedScene): PlannedQuestion | undefined {
  return 'asked' in scene ? scene.asked : undefined;
}

/** The round that the scene of the plan belongs to. */
export function roundOf(scene: PlannedScene): PlannedRound | undefined {
  return 'round' in scene ? scene.round : questionOf(scene)?.round;
}

export function isRevealed({ furthest }: GameState, asked: PlannedQuestion): boolean {
  return asked.revealedAt <= furthest;
}

/**
 * The questions that the scene of the plan holds open: the one it asks, or all of the round that were asked so far,
 * where the round is revealed at its end. What was revealed never opens again.
 */
export function heldOpen(plan: Plan, state: GameState): PlannedQuestion[] {
  const scene = plannedScene(plan, state);
  if (scene.name !== 'question') return [];
  const together = scene.asked.round.reveal === 'round' ? questionsOfRound(plan, scene.asked) : [scene.asked];
  return together.filter((asked) => asked.askedAt <= state.furthest && !isRevealed(state, asked));
}

/** The questions that take answers now. */
export function openQuestions(plan: Plan, state: GameState): PlannedQuestion[] {
  return overlayOf(state) ? [] : heldOpen(plan, state);
}

/** The question whose time runs in the scene of the plan; undefined where none is asked, or it was revealed before. */
export function runningQuestion(plan: Plan, state: GameState): PlannedQuestion | undefined {
  const scene = plannedScene(plan, state);
  return scene.name === 'question' && !isRevealed(state, scene.asked) ? scene.asked : undefined;
}

/** Whether a round is about to close, and everybody was told. */
export function isLastCall({ lastCallMs }: GameState): boolean {
  return lastCallMs !== null;
}

/** Whether the scene after this one closes the answers. */
export function closesNext(plan: Plan, state: GameState): boolean {
  return plan.scenes[state.position + 1]?.name === 'closed';
}

/** The questions that were asked and hold no answers open any more: they can be marked. */
export function closedQuestions(plan: Plan, state: GameState): PlannedQuestion[] {
  const open = new Set(heldOpen(plan, state));
  return plan.questions.filter((asked) => asked.askedAt <= state.furthest && !open.has(asked));
}

/** The questions that a scene asks for or has closed. */
export function questionsIn(plan: Plan, scene: PlannedScene): PlannedQuestion[] {
  if (scene.name === 'closed' && !scene.asked)
    return plan.questions.filter(({ round }) => round === scene.round);
  const asked = questionOf(scene);
  return asked ? [asked] : [];
}

function questionsOfRound(plan: Plan, { round }: PlannedQuestion): PlannedQuestion[] {
  return plan.questions.filter((asked) => asked.round === round);
}
