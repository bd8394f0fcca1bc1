import { storedText } from './storedText';

/** What a first evening needs, in the order in which it is done. */
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

/** The names of the steps that are done, with spaces between. */
export const storedSteps = storedText('quiz-night.first-evening');

/** The steps that are done, of what is stored. */
export function stepsIn(text: string | null): FirstStep[] {
  const names = new Set((text ?? '').split(' '));
  return FIRST_STEPS.filter((step) => names.has(step));
}

/** Ticks off what this browser has just done. */
export function tickSteps(...steps: readonly FirstStep[]): void {
  const done = stepsIn(storedSteps.read());
  if (steps.some((step) => !done.includes(step))) storedSteps.write([...done, ...steps].join(' '));
}
