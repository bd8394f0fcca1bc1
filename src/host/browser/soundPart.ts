import type { Question } from '../../contract/question';

/** The part of a sound that is played, in seconds, and how much of its volume it is played at. */
export type SoundPart = Pick<Question, 'audioFrom' | 'audioTo' | 'audioFade' | 'audioGain'>;

/** In milliseconds: so often a sound that plays is followed that it fades without steps. */
export const FADE_STEP_MS = 40;

/** How loud the part of a sound is at a time in its file, from 0 to 1; it fades out before its end. */
export function volumeAt(
  { audioTo = Infinity, audioFade = 0, audioGain = 1 }: SoundPart,
  time: number,
  duration: number,
): number {
  // A file that is still loading has no duration.
  const left = Math.min(audioTo, duration || Infinity) - time;
  return audioGain * (left < audioFade ? Math.max(0, left / audioFade) : 1);
}
