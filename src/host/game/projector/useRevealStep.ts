import { useState } from 'react';
import { useTimeout } from '../../../look/useTimeout';
import type { Scene } from '../../../contract/scene';
import { showsAtOnce, useEffects } from '../../ui/useEffects';
import type { RevealStep } from '../wallKind';

const STEPS = ['votes', 'wrong', 'right'] as const satisfies readonly RevealStep[];
const LAST = STEPS.length - 1;
/** The share of the suspense after which the wrong answers fall away. */
const VOTES_SHARE = 0.7;

/** How far a reveal has come on this wall; `right` in every other scene, and at once where nothing may move. */
export function useRevealStep(scene: Scene): RevealStep {
  const { effects } = useEffects();
  const [reached, setReached] = useState({ name: scene.name, step: 0 });
  // Left and shown again, it builds up anew.
  if (reached.name !== scene.name) setReached({ name: scene.name, step: 0 });
  const suspenseMs = scene.name === 'reveal' && !showsAtOnce(effects) ? (scene.suspenseMs ?? 0) : 0;
  const step = suspenseMs === 0 ? LAST : reached.name === scene.name ? reached.step : 0;
  const share = step === 0 ? VOTES_SHARE : 1 - VOTES_SHARE;
  useTimeout(
    () => setReached({ name: scene.name, step: step + 1 }),
    step < LAST ? suspenseMs * share : null,
    step,
  );
  return STEPS[step] ?? 'right';
}
