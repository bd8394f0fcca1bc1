import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';
import type { SceneNamed } from '../../../contract/scene';
import { BeerMat } from '../../../look/MatDrawing';
import { useWords } from '../../texts/roomTexts';
import { useQuestionSceneTexts } from '../../texts/wallTexts';
import { CodeTile, JoinQrCode, MOST_TILES } from '../../ui/JoinParts';
import { useSlides } from '../../venue/useVenue';
import { VenueMark } from '../../venue/VenueMark';
import { lazily } from '../../ui/Loading';
import { PauseIcon, PhoneIcon } from '../../ui/sessionIcons';
import { questionPlace, useGameTexts, type AskedQuestion, type BesideNote } from '../gameTexts';
import type { GameClock } from '../useCountdown';

const SlidesOver = lazily(() => import('./SlideTurns').then((part) => part.SlidesOver), null);

/** What a scene shows of the session it belongs to. */
interface Projection extends GameClock {
  code: string;
  /** The address where phones join, once this browser has reached it. */
  joinUrl: string | undefined;
  /** Whether nobody else can join at the moment. */
  locked: boolean;
  /** Whether any team plays on paper. */
  hasPaper: boolean;
  /** About the round that is open beside the others, where the scene mentions it. */
  beside: BesideNote | null;
  /** Whether nothing follows the scene, so that the venue may say goodbye. */
  isLast: boolean;
}

export const ProjectionContext = createContext<Projection>({
  receivedAt: 0,
  paused: false,
  code: '',
  joinUrl: undefined,
  locked: false,
  hasPaper: false,
  beside: null,
  isLast: false,
});

/** The session that the scene belongs to; `openUrl`: the address where phones can join now. */
export function useProjection(): Projection & { openUrl: string | undefined } {
  const projection = useContext(ProjectionContext);
  return { ...projection, openUrl: projection.locked ? undefined : projection.joinUrl };
}

interface SceneFrameProps {
  /** The place in the game, at the left of the head. */
  place: ReactNode;
  /** At the right of the head: what changes during the scene. */
  aside?: ReactNode;
  /** A thin line between head and content. */
  bar?: ReactNode;
  /** Whether the venue's name and logo appear in the head. */
  hasVenue?: boolean;
  children: ReactNode;
}

/**
 * The frame of all scenes: a head beside the frame's controls, and content that never scrolls. The last scene
 * alternates with the venue's farewell.
 */
export function SceneFrame({ place, aside, bar, hasVenue = false, children }: SceneFrameProps) {
  const texts = useGameTexts();
  const { paused, beside, isLast } = useProjection();
  const farewell = useSlides('end');
  const note = [!beside?.isNew && beside?.about, beside?.begun].filter(Boolean).join(' · ');
  return (
    <section className="rest scene">
      <div className="apart scene-head">
        <div className="level scene-place">
          <div>{place}</div>
          {paused && (
            <p className="badge">
              <PauseIcon />
              <span>{texts.paused}</span>
            </p>
          )}
        </div>
        <div className="level scene-aside">
          {hasVenue && <VenueMark />}
          {aside}
        </div>
      </div>
      {bar && <div className="scene-bar">{bar}</div>}
      {children}
      {note && (
        <p className="muted level beside-note">
          <PhoneIcon />
          <span>{note}</span>
        </p>
      )}
      {isLast && farewell.length > 0 && <SlidesOver slides={farewell} />}
      <div className="scene-cover" />
    </section>
  );
}

/** The place of a scene in the game: a line, and a smaller one below it. */
export function Place({ children, below }: { children: ReactNode; below?: string | null | undefined }) {
  return (
    <>
      <div className="place-name">{children}</div>
      {below && <p className="muted place-below">{below}</p>}
    </>
  );
}

export function QuestionPlace(asked: AskedQuestion) {
  return <Place below={asked.round?.title}>{questionPlace(asked, useGameTexts())}</Place>;
}

/** The name of a scene without a question, in its head. */
export function SceneTitle({ children }: { children: string }) {
  return <h1 className="scene-title">{children}</h1>;
}

type Answered = Pick<SceneNamed<'question'>, 'answered' | 'expected' | 'ready'>;

/** The number of answers so far, and of how many; where sheets are handed in, the number handed in. */
export function AnsweredCount({ scene: { answered, expected, ready } }: { scene: Answered }) {
  const texts = useGameTexts().question;
  const shown =
    ready === undefined
      ? { count: answered, text: texts.answered({ answered, expected }), label: texts.answeredLabel }
      : { count: ready, text: texts.ready({ ready, of: expected }), label: texts.readyLabel };
  return <PlayerCount of={expected} {...shown} />;
}

interface StillMissingProps {
  scene: { waitingFor?: readonly string[] | undefined };
  /** How many are not missing: where nobody has begun, all still have time. */
  count: number;
}

/** The mats of those for whom everybody waits, where they are few. */
export function StillMissing({ scene: { waitingFor = [] }, count }: StillMissingProps) {
  const { names, pair } = useWords();
  const { stillMissing } = useQuestionSceneTexts();
  if (count === 0 || waitingFor.length === 0) return null;
  const text = pair({ first: stillMissing, second: names(waitingFor) });
  return (
    <p className="still-missing" role="img" aria-label={text} title={text}>
      <span>{stillMissing}</span>
      {waitingFor.map((name) => (
        <BeerMat key={name} name={name} />
      ))}
    </p>
  );
}

interface PlayerCountProps {
  count: number;
  of: number;
  /** What both mean, for screen readers. */
  text: string;
  /** The same below the numbers, in a word or two. */
  label: string;
}

/** How many players have done something on their phones, and out of how many. */
export function PlayerCount({ count, of, text, label }: PlayerCountProps) {
  const said = usePhonesOnly();
  return (
    <p className="answered-count">
      <VisuallyHidden>{said(text)}</VisuallyHidden>
      <span aria-hidden="true" className="answered-number">
        {count}
        <span>
          {' / '}
          {of}
        </span>
      </span>
      <span aria-hidden="true" className="muted answered-label">
        {said(label)}
      </span>
    </p>
  );
}

/** Says of a count that it is of phones only, where some teams have none. */
export function usePhonesOnly(): (said: string) => string {
  const { phonesOnly } = useGameTexts().question;
  const { hasPaper } = useProjection();
  return (said) => (hasPaper ? phonesOnly({ said }) : said);
}

/** How latecomers join: the QR code, and below it the room code, about as wide. */
export function LateJoin({ url }: { url: string }) {
  return (
    <div className="late-join">
      <div>
        <JoinQrCode url={url} />
      </div>
      <CodeTiles />
    </div>
  );
}

/** The room code on tiles, as in the lobby. */
export function CodeTiles() {
  const { code } = useProjection();
  const letters = [...code];
  if (letters.length > MOST_TILES) return <p className="long-code">{code}</p>;
  return (
    <div>
      <VisuallyHidden>{code}</VisuallyHidden>
      <div aria-hidden="true" className="code-tiles" style={{ '--letters': letters.length } as CSSProperties}>
        {letters.map((letter, place) => (
          <CodeTile key={place} w="1.06em">
            {letter}
          </CodeTile>
        ))}
      </div>
    </div>
  );
}
