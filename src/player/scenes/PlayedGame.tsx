import { showsEnd } from '../answers/playState';
import type { Beside } from '../answers/usePlay';
import { useFairPlay, useFairPlayNote } from '../answers/useFairPlay';
import { EveningEntry } from '../home/EveningEntry';
import { useKeptEvening } from '../home/useKeptEvening';
import { InGame, type InGameProps } from './InGame';

interface PlayedGameProps extends Omit<InGameProps, 'children'> {
  beside: Beside;
}

/** The game of a phone that plays, and not of a preview: with what a server is told and asked for beside answers. */
export function PlayedGame({ beside, ...game }: PlayedGameProps) {
  const { play, texts, hasEnded } = game;
  useFairPlay(play, beside);
  const hasEvening = useKeptEvening(play, beside);
  const isAtEnd = hasEnded === true || showsEnd(play);
  return (
    <InGame {...game}>
      {!isAtEnd && <FairPlayNote {...{ play, beside, texts }} />}
      {isAtEnd && hasEvening && <EveningEntry texts={texts} label={texts.scenes.evening} isMain />}
    </InGame>
  );
}

/** Says once what hosts see, to who was not told so in the lobby. */
function FairPlayNote({ play, beside, texts }: Pick<PlayedGameProps, 'play' | 'beside' | 'texts'>) {
  const [isDue, seen] = useFairPlayNote(play, beside);
  return (
    <div role="status" className="team-news">
      {isDue && (
        <>
          <p>{texts.join.fairPlay}</p>
          <button type="button" className="quiet" onClick={seen}>
            {texts.team.seen}
          </button>
        </>
      )}
    </div>
  );
}
