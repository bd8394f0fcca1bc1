import * as m from 'framer-motion/m';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { LazyMotion, domAnimation } from 'framer-motion';
import { useState, type CSSProperties } from 'react';
import type { Standing } from '../../../contract/scores';
import { FitBox, MissingSheets, SceneFrame, SceneTitle } from './SceneFrame';
import type { SceneNamed } from '../../../contract/scene';
import { lazily } from '../../ui/Loading';
import { movesNothing, useEffects } from '../../ui/useEffects';
import { useSlides } from '../../venue/useVenue';
import { useWords } from '../../texts/roomTexts';
import { useGameTexts } from '../gameTexts';

const SlidesOver = lazily(() => import('./SlideTurns').then(({ SlidesOver }) => SlidesOver), null);

/** The standings so far. */
export function ScoresScene({ scene }: { scene: SceneNamed<'scores'> }) {
  const texts = useGameTexts();
  const { standings, playerCount, hidden = 0 } = scene;
  const shown = standings.length + hidden;
  const slides = useSlides('rounds');
  return (
    <SceneFrame
      place={<SceneTitle>{texts.scores.heading}</SceneTitle>}
      hasVenue
      aside={
        <div className="scene-notes">
          {playerCount > shown && (
            <p className="scene-note">{texts.scores.best({ shown, count: playerCount })}</p>
          )}
          <MissingSheets count={scene.missing} />
        </div>
      }
    >
      <VisuallyHidden role="status">{hidden > 0 && texts.scores.covered({ count: hidden })}</VisuallyHidden>
      {shown === 0 ? (
        <p className="scores-nobody">{texts.scores.nobody}</p>
      ) : (
        <StandingsList standings={standings} hidden={hidden} />
      )}
      {hidden === 0 && slides.length > 0 && <SlidesOver slides={slides} />}
    </SceneFrame>
  );
}

/** The delay between rows, in seconds: the last row comes first, so that the room waits for the best. */
const BETWEEN_ROWS = 0.09;

/** Few players with short names have room for larger type. */
const FEW = 6;
const SHORT = 16;

const RISE = { from: { opacity: 0, y: 24 }, to: { opacity: 1, y: 0 } };

interface StandingsListProps {
  standings: readonly Standing[];
  /** The number of places above these that are still covered. */
  hidden: number;
}

/** The standings, whose rows rise one by one, the last first; all at once where motion is reduced. */
function StandingsList({ standings, hidden }: StandingsListProps) {
  const isStill = movesNothing(useEffects().effects);
  const best = standings[0]?.points ?? 0;
  // The host then uncovers them, and each rises at once.
  const [isOneByOne] = useState(hidden > 0);
  const rows = standings.length + hidden;
  const isRoomy = !isOneByOne && rows <= FEW && standings.every(({ name }) => name.length <= SHORT);
  return (
    <LazyMotion features={domAnimation} strict>
      <FitBox content={JSON.stringify([standings, hidden])}>
        <ol
          className="standings"
          data-is-roomy={isRoomy}
          // Fewer rows do not grow to fill the screen.
          style={{ '--rows': Math.max(FEW, rows) } as CSSProperties}
        >
          {Array.from({ length: hidden }, (_, place) => (
            // Stands for a place that the host has not uncovered yet.
            <li key={place} aria-hidden="true" className="covered-standing">
              ?
            </li>
          ))}
          {standings.map((standing, place) => (
            <m.li
              key={`${hidden + place} ${standing.name}`}
              initial={isStill ? false : RISE.from}
              animate={RISE.to}
              transition={{
                delay: isOneByOne ? 0 : (standings.length - 1 - place) * BETWEEN_ROWS,
                duration: 0.5,
                ease: [0.2, 0.8, 0.2, 1],
              }}
            >
              <StandingRow standing={standing} share={best > 0 ? standing.points / best : 0} />
            </m.li>
          ))}
        </ol>
      </FitBox>
    </LazyMotion>
  );
}

interface StandingRowProps {
  standing: Standing;
  /** The share of the best player's points, shown as the length of the row's bar. */
  share: number;
}

/** One row of the standings. The best stand out in brass. */
function StandingRow({ standing: { rank, name, points, gained, joker }, share }: StandingRowProps) {
  const texts = useGameTexts();
  const words = useWords();
  const isFirst = rank === 1 && points > 0;
  return (
    <div className="standing" data-is-first={isFirst}>
      {!isFirst && (
        <span
          aria-hidden="true"
          className="standing-bar"
          style={{ width: `${Math.max(0, Math.min(1, share)) * 100}%` }}
        />
      )}
      <span className="standing-rank">{words.rank({ rank })}</span>
      <span className="standing-name" data-fit="">
        <bdi>{name}</bdi>
        {joker !== undefined && (
          <span className="joker-mark">{texts.scores.joker({ round: joker + 1 })}</span>
        )}
      </span>
      {gained !== 0 && <span className="standing-gained">{texts.gained(gained)}</span>}
      <span className="standing-points">{texts.points(points)}</span>
    </div>
  );
}
