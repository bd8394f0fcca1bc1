import type { PlayState } from '../answers/playState';
import type { Beside } from '../answers/usePlay';
import type { PlayTexts } from '../texts/loadTexts';
import { EveningEntry } from './EveningEntry';
import { useKeptEvening } from './useKeptEvening';

interface EveningKeeperProps {
  play: PlayState;
  beside: Beside;
  texts: PlayTexts;
}

/** Saves the evening on this phone, and opens it. */
export function EveningKeeper({ play, beside, texts }: EveningKeeperProps) {
  const isKept = useKeptEvening(play, beside);
  return isKept && <EveningEntry texts={texts} label={texts.scenes.evening} isMain />;
}
