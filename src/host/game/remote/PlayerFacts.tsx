import type { HostPlayer } from '../../../contract/hostGame';
import { useWords } from '../../languages/useWords';
import { useRemoteTexts } from './remoteTexts';

interface PlayerFactsProps {
  player: HostPlayer;
  /** Whether the scene expects answers. */
  isAsking: boolean;
}

/** What to know of a player, below the name: with stars for the guests, away, handed in, or still to answer. */
export function PlayerFacts({ player, isAsking }: PlayerFactsProps) {
  const texts = useRemoteTexts().players;
  const { away } = useWords();
  const { shownName, connected, ready, answered } = player;
  const isDone = ready || answered;
  const done = ready ? texts.handedIn : texts.answered;
  return (
    <>
      {player.starred && <span className="owes">{texts.starred(shownName ?? '***')}</span>}
      {!connected && <span className="faint">{away}</span>}
      {isAsking && isDone && <span className="faint">{done}</span>}
      {/* Whoever is away or cannot answer is not waited for. */}
      {isAsking && !isDone && connected && !player.watches && <span className="owes">{texts.missing}</span>}
    </>
  );
}
