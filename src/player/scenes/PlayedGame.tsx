import { lazy, Suspense, useEffect, useState } from 'react';
import { loadComponent, loadedOnce } from '../../look/loadOrReload';
import { showsEnd } from '../answers/playState';
import type { LinkedMembership } from '../answers/usePlay';
import { useFairPlay } from '../answers/useFairPlay';
import { toldOfFairPlay, wasToldOfFairPlay } from '../join/savedSessions';
import type { PhoneTexts, PlayTexts } from '../texts/loadTexts';
import { usePlayTexts } from '../texts/usePlayTexts';
import { InGame, type InGameProps } from './InGame';

const loadKeeper = loadedOnce(async () => (await import('../home/EveningKeeper')).EveningKeeper);
const Objection = lazy(() => loadComponent(async () => (await import('./Objection')).Objection));
const EveningKeeper = lazy(() => loadComponent(loadKeeper));

interface PlayedGameProps extends Omit<InGameProps, 'children' | 'notices' | 'texts'> {
  membership: LinkedMembership;
  texts: PhoneTexts;
}

/** The game on a phone that plays, as opposed to a preview: also makes the calls that are not answers. */
export function PlayedGame({ membership, texts: phoneTexts, ...game }: PlayedGameProps) {
  const { play, hasEnded } = game;
  const texts = usePlayTexts(phoneTexts);
  useFairPlay(play, membership);
  // Loaded early, so that it is available at the end.
  useEffect(() => void loadKeeper().catch(() => undefined), []);
  const isAtEnd = hasEnded === true || showsEnd(play);
  const [hasReveal, setHasReveal] = useState(false);
  if (!hasReveal && play.game.scene.name === 'reveal') setHasReveal(true);
  return (
    <InGame
      {...game}
      texts={texts}
      notices={!isAtEnd && <FairPlayNote play={play} membership={membership} texts={texts} />}
    >
      {hasReveal && !isAtEnd && (
        <Suspense>
          <Objection play={play} membership={membership} texts={texts} />
        </Suspense>
      )}
      {isAtEnd && (
        <Suspense>
          <EveningKeeper play={play} membership={membership} texts={texts} />
        </Suspense>
      )}
    </InGame>
  );
}

/** Tells players once what hosts see, unless the lobby has told them. */
function FairPlayNote({
  play,
  membership,
  texts,
}: Pick<PlayedGameProps, 'play' | 'membership'> & { texts: PlayTexts }) {
  const [isTold, setTold] = useState(() => wasToldOfFairPlay(membership.token));
  const seen = () => {
    setTold(true);
    toldOfFairPlay(membership.token);
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
