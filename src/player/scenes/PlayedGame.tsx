import { lazy, Suspense, useEffect, useState } from 'react';
import { loadComponent, loadedOnce } from '../../look/loadOrReload';
import { showsEnd } from '../answers/playState';
import type { Beside } from '../answers/usePlay';
import { useFairPlay } from '../answers/useFairPlay';
import { toldOfFairPlay, wasToldOfFairPlay } from '../join/savedSessions';
import type { PhoneTexts, PlayTexts } from '../texts/loadTexts';
import { usePlayTexts } from '../texts/usePlayTexts';
import { InGame, type InGameProps } from './InGame';

const loadKeeper = loadedOnce(async () => (await import('../home/EveningKeeper')).EveningKeeper);
const EveningKeeper = lazy(() => loadComponent(loadKeeper));

interface PlayedGameProps extends Omit<InGameProps, 'children' | 'notices' | 'texts'> {
  beside: Beside;
  texts: PhoneTexts;
}

/** The game on a phone that plays, as opposed to a preview: also makes the calls that are not answers. */
export function PlayedGame({ beside, texts: phoneTexts, ...game }: PlayedGameProps) {
  const { play, hasEnded } = game;
  const texts = usePlayTexts(phoneTexts);
  useFairPlay(play, beside);
  // Loaded early, so that it is available at the end.
  useEffect(() => void loadKeeper().catch(() => undefined), []);
  const isAtEnd = hasEnded === true || showsEnd(play);
  return (
    <InGame
      {...game}
      texts={texts}
      notices={!isAtEnd && <FairPlayNote play={play} beside={beside} texts={texts} />}
    >
      {isAtEnd && (
        <Suspense>
          <EveningKeeper play={play} beside={beside} texts={texts} />
        </Suspense>
      )}
    </InGame>
  );
}

/** Tells players once what hosts see, unless the lobby has told them. */
function FairPlayNote({
  play,
  beside,
  texts,
}: Pick<PlayedGameProps, 'play' | 'beside'> & { texts: PlayTexts }) {
  const [isTold, setTold] = useState(() => wasToldOfFairPlay(beside.token));
  const seen = () => {
    setTold(true);
    toldOfFairPlay(beside.token);
  };
  return (
    <div role="status" className="row notice">
      {play.game.fairPlay && !isTold && (
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
