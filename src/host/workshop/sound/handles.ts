import { MIN_SOUND_SECONDS } from '../../../contract/limits';
import type { DraftOf, SOUND_FIELDS } from '../draft/fields';
import { amountOf } from '../draft/numbers';

/** Which part of a sound is heard, in seconds, within its file. */
export interface HeardPart {
  readonly from: number;
  readonly to: number;
  readonly fade: number;
  /** How much of the file's volume it is played at. */
  readonly gain: number;
}

/** The handles, by the field of a question that each one sets. */
export const HANDLES = ['audioFrom', 'audioTo'] as const;
export type Handle = (typeof HANDLES)[number];

type SoundDraft = DraftOf<typeof SOUND_FIELDS>;

/** The part of a sound that a question has, as far as its fields are readable and within the file. */
export function heardPart(
  { audioFrom, audioTo, audioFade, audioGain }: Partial<SoundDraft>,
  duration: number,
): HeardPart {
  const to = Math.min(amountIn(audioTo) ?? duration, duration);
  const from = Math.min(amountIn(audioFrom) ?? 0, to);
  const fade = Math.min(amountIn(audioFade) ?? 0, to - from);
  return { from, to, fade, gain: Math.min(amountIn(audioGain) ?? 1, 1) };
}

const amountIn = (typed = '') => amountOf(typed);

type Ends = Pick<HeardPart, 'from' | 'to'>;

/** How far a handle can be moved: the shortest part is left between the two. */
export function rangeOf(handle: Handle, { from, to }: Ends, duration: number): [number, number] {
  return handle === 'audioFrom'
    ? [0, Math.max(0, to - MIN_SOUND_SECONDS)]
    : [Math.min(duration, from + MIN_SOUND_SECONDS), duration];
}

/** What a question's field says after its handle was moved to a time; empty for the ends of the file. */
export function movedTo(handle: Handle, time: number, part: Ends, duration: number): string {
  const [least, most] = rangeOf(handle, part, duration);
  const within = Math.min(most, Math.max(least, tenths(time)));
  const end = handle === 'audioFrom' ? 0 : duration;
  return within === end ? '' : String(tenths(within));
}

/** The time to which a key moves a handle; undefined for other keys. */
export function timeByKey(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyEvent,
  time: number,
  [least, most]: [number, number],
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const step = shiftKey ? 1 : 0.1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return time + step;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return time - step;
  if (key === 'Home') return least;
  return key === 'End' ? most : undefined;
}

type KeyEvent = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** A time as precise as a handle sets it. */
function tenths(time: number): number {
  return Math.round(time * 10) / 10;
}
