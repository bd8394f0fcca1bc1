import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { createContext, useContext, type ReactNode } from 'react';
import type { Question, Round } from '../../../contract/question';
import type { SceneNamed } from '../../../contract/scene';
import { useFit } from '../../ui/fit/useFit';
import { VenueMark } from '../../venue/VenueMark';
import { PauseIcon, PhoneIcon } from '../../ui/sessionIcons';
import { useWords } from '../../texts/roomTexts';
import { useLanguage } from '../../texts/useLanguage';
import { useGameTexts, type GameTexts } from '../gameTexts';

/** What a scene shows of the session around it. */
interface Projection {
  /** When the game was received, by `performance.now()`. */
  receivedAt: number;
  paused: boolean;
  code: string;
  /** Where phones join, once this browser has reached it. */
  joinUrl: string | undefined;
  /** Whether nobody else can join at the moment. */
  locked: boolean;
  /** A round that is open beside the others, where the scene says so. */
  beside: Round | undefined;
}

export const ProjectionContext = createContext<Projection>({
  receivedAt: 0,
  paused: false,
  code: '',
  joinUrl: undefined,
  locked: false,
  beside: undefined,
});

/** The session around the scene; `openUrl`: where phones can join now. */
export function useProjection(): Projection & { openUrl: string | undefined } {
  const projection = useContext(ProjectionContext);
  return { ...projection, openUrl: projection.locked ? undefined : projection.joinUrl };
}

interface SceneFrameProps {
  /** Where in the game this is, at the left of the head. */
  place: ReactNode;
  /** At the right of the head: what changes while the scene shows. */
  aside?: ReactNode;
  /** A thin line between head and content. */
  bar?: ReactNode;
  /** Whether the house's name and logo stand in the head. */
  hasVenue?: boolean;
  children: ReactNode;
}

/** What all scenes share: a head beside the frame's controls, and below it the content, which never scrolls. */
export function SceneFrame({ place, aside, bar, hasVenue = false, children }: SceneFrameProps) {
  const texts = useGameTexts();
  const words = useWords();
  const { paused, beside } = useProjection();
  return (
    <section className="scene">
      <div className="scene-head">
        <div className="scene-place">
          <div>{place}</div>
          {paused && (
            <p className="badge">
              <PauseIcon />
              <span>{texts.paused}</span>
            </p>
          )}
        </div>
        <div className="scene-aside">
          {hasVenue && <VenueMark />}
          {aside}
        </div>
      </div>
      {bar && <div className="scene-bar">{bar}</div>}
      {children}
      {beside && (
        <p className="beside-note">
          <PhoneIcon />
          <span>
            {texts.round.beside({ title: beside.title ?? words.round({ place: beside.index + 1 }) })}
          </span>
        </p>
      )}
    </section>
  );
}

interface FitBoxProps {
  /** Names what stands in it. */
  content: string;
  className?: string;
  children: ReactNode;
}

/** A column as high as the room that is left for it, whose type is as large as fits; see `useFit`. */
export function FitBox({ content, className = '', children }: FitBoxProps) {
  // Other words are of other lengths.
  const language = useLanguage();
  return (
    <div ref={useFit(`${language} ${content}`)} className={`fit-box ${className}`}>
      {children}
    </div>
  );
}

/** Where in the game a scene is: a line, and a smaller one below it. */
export function Place({ children, below }: { children: ReactNode; below?: string | null | undefined }) {
  return (
    <>
      <div className="place-name">{children}</div>
      {below && <p className="place-below">{below}</p>}
    </>
  );
}

/** How many sheets of paper are not in, and so not counted in what is shown. */
export function MissingSheets({ count = 0 }: { count: number | undefined }) {
  const texts = useGameTexts();
  return count > 0 && <p className="scene-note">{texts.scores.missing({ count })}</p>;
}

interface Asked {
  round: Round | null;
  question: Question;
}

/** Which question of its round a scene is about. The tie-break stands in no round. */
export function questionPlace({ round, question }: Asked, texts: GameTexts): string {
  return round ? texts.question.heading({ place: question.number, of: question.of }) : texts.tieBreak.heading;
}

export function QuestionPlace({ round, question }: Asked) {
  return <Place below={round?.title}>{questionPlace({ round, question }, useGameTexts())}</Place>;
}

/** The name of a scene that is about no question, in its head. */
export function SceneTitle({ children }: { children: string }) {
  return <h1 className="scene-title">{children}</h1>;
}

/** How many have answered, and of how many; where sheets are handed in, how many have done that. */
export function AnsweredCount({
  scene,
}: {
  scene: Pick<SceneNamed<'question'>, 'answered' | 'expected' | 'ready'>;
}) {
  const texts = useGameTexts().question;
  const { answered, expected, ready } = scene;
  const isSheet = ready !== undefined;
  return (
    <p className="answered-count">
      <VisuallyHidden>
        {isSheet ? texts.ready({ ready, of: expected }) : texts.answered({ answered, expected })}
      </VisuallyHidden>
      <span aria-hidden="true" className="answered-number">
        {ready ?? answered}
        <span>
          {' / '}
          {expected}
        </span>
      </span>
      <span aria-hidden="true" className="answered-label">
        {isSheet ? texts.readyLabel : texts.answeredLabel}
      </span>
    </p>
  );
}
