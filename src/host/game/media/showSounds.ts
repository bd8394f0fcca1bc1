import { readEffects } from '../../ui/useEffects';
import { hasShowSounds } from '../../ui/useShowSounds';
import { type SoundName, SoundPlayer } from './soundPlayer';
import { isMuted } from './useMuted';

/** One for the page, so that whatever part of the show calls it, a sound is heard once. */
export const showPlayer = new SoundPlayer();

/** What tells of time is heard even with all effects off. */
const OF_TIME: readonly SoundName[] = ['lastSeconds', 'closed', 'breakOver'];

/**
 * Plays one of the show's sounds. Nothing is heard before the host's first click or key, while the host has
 * muted this device or turned the sounds off, or while a question's own sound or film plays.
 */
export function playShowSound(name: SoundName): void {
  if (!isMuted() && hasShowSounds() && isWanted(name) && !isMediaPlaying()) showPlayer.play(name);
}

/** Whether the effects leave room for this sound: only a party has a drum. */
function isWanted(name: SoundName): boolean {
  const effects = readEffects();
  if (effects === 'off') return OF_TIME.includes(name);
  return name !== 'drum' || effects === 'party';
}

/** Whether a question's sound or film is heard now. The venue's music is no element of the page. */
function isMediaPlaying(): boolean {
  const media = document.querySelectorAll<HTMLMediaElement>('audio, video');
  return [...media].some(({ paused, ended, muted }) => !paused && !ended && !muted);
}
