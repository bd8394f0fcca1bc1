import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { loadComponent } from '../../look/loadOrReload';
import { showsEnd } from '../answers/playState';
import type { LinkedMembership } from '../answers/usePlay';
import type { PhoneTexts } from '../texts/loadTexts';
import { usePlayTexts } from '../texts/usePlayTexts';
import { InGame, type InGameProps, loadLater } from './InGame';

const EveningKeeper = lazy(() => loadComponent(async () => (await loadLater()).EveningKeeper));
const Objection = lazy(() => loadComponent(async () => (await loadLater()).Objection));

interface PlayedGameProps extends Omit<InGameProps, 'children' | 'notices' | 'texts'> {
  membership: LinkedMembership;
  texts: PhoneTexts;
  /** Shown below the evening. */
  after?: ReactNode;
}

/** The game on a phone that plays, as opposed to a preview: also makes the calls that are not answers. */
export function PlayedGame({ membership, texts: phoneTexts, after, ...game }: PlayedGameProps) {
  const { play, hasEnded } = game;
  const texts = usePlayTexts(phoneTexts);
  const isAtEnd = hasEnded === true || showsEnd(play);
  const News = useGameNews();
  const parts = { play, membership, texts };
  return (
    <InGame {...game} texts={texts} notices={News && <News membership={membership} isAtEnd={isAtEnd} />}>
      <Suspense>
        {isAtEnd ? (
          <EveningKeeper {...parts} />
        ) : (
          // From the first reveal on, whatever is shown: a text that is being written stays.
          Object.keys(play.own.results).length > 0 && <Objection {...parts} />
        )}
      </Suspense>
      {after}
    </InGame>
  );
}

/** Returns what is said of a game as soon as it is loaded. Nothing waits for it: the page is not reloaded for it. */
function useGameNews() {
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadLater>>>();
  useEffect(() => void loadLater().then(setPart, () => undefined), []);
  return part?.GameNews;
}
