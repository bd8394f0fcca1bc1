import type { Round } from '../../contract/question';
import { jokerOf, type PlayState, type Wish } from './playState';
import type { GameTexts } from './texts';

interface JokerChoiceProps {
  round: Round;
  play: PlayState;
  texts: GameTexts;
  onWish: (wish: Wish) => void;
}

/** Doubles the round that is about to begin, once a game; says so where the joker is spent. */
export function JokerChoice({ round, play, texts, onWish }: JokerChoiceProps) {
  const joker = jokerOf(play);
  if (joker === undefined) return null;
  if (joker !== null && joker !== round.index) return <p>{texts.jokerSpent(joker + 1)}</p>;
  const isPlayed = joker === round.index;
  return (
    <button
      type="button"
      className="joker"
      aria-pressed={isPlayed}
      onClick={() => onWish({ kind: 'joker', value: isPlayed ? null : round.index })}
    >
      <b>{isPlayed ? texts.jokerPlayed : texts.joker}</b>
      <span>{texts.jokerHint}</span>
    </button>
  );
}
