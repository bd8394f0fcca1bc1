import { storedText } from './storedText';

/** The steps of a first evening, in order. */
export const FIRST_STEPS = [
  'power',
  'projector',
  'network',
  'card',
  'quiz',
  'rehearsal',
  'remote',
  'paper',
  'wall',
  'start',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The names of the completed steps, separated by spaces. */
export const storedSteps = storedText('quiz-night.first-evening');

/** Parses the stored text into the completed steps. */
export function stepsIn(text: string | null): FirstStep[] {
  const names = new Set((text ?? '').split(' '));
  return FIRST_STEPS.filter((step) => names.has(step));
}

/** Marks steps as completed in this browser. */
export function tickSteps(...steps: readonly FirstStep[]): void {
  const done = stepsIn(storedSteps.read());
  if (steps.some((step) => !done.includes(step))) storedSteps.write([...done, ...steps].join(' '));
}
