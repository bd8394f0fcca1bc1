import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { PlayerGame } from '../../contract/toPhones';
import { loadComponent } from '../../look/loadOrReload';
import { keepScreenAwake } from '../../look/screenAwake';
import { showsEnd } from '../answers/playState';
import type { LinkedMembership } from '../answers/usePlay';
import { useFairPlay } from '../answers/useFairPlay';
import { frontSheet } from '../answers/wishes';
import { toldOfFairPlay, wasToldOfFairPlay } from '../join/savedSessions';
import type { PhoneTexts, PlayTexts } from '../texts/loadTexts';
import { usePlayTexts } from '../texts/usePlayTexts';
import { InGame, type InGameProps, loadLater } from './InGame';
import { Seen } from './TeamNews';

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
  useFairPlay(play, membership);
  const isAtEnd = hasEnded === true || showsEnd(play);
  const isAnswered = !hasEnded && takesAnswers(play.game);
  useEffect(() => (isAnswered ? keepScreenAwake() : undefined), [isAnswered]);
  const parts = { play, membership, texts };
  return (
    <InGame {...game} texts={texts} notices={!isAtEnd && <FairPlayNote {...parts} />}>
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

/** Whether the scene asks something of the players, and time runs. */
function takesAnswers(game: PlayerGame): boolean {
  const { paused, questions, scene } = game;
  return !paused && (questions.length > 0 || scene.name === 'wager' || frontSheet(game) !== undefined);
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
          <Seen label={texts.team.seen} onSeen={seen} />
        </>
      )}
    </div>
  );
}
