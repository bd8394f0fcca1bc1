import type { CSSProperties } from 'react';
import type { Round } from '../../../contract/question';
import type { SceneNamed } from '../../../contract/scene';
import { BeerMat } from '../../../look/MatDrawing';
import { withoutScheme } from '../../api/useServerAddress';
import { Logo } from '../../ui/Drawings';
import { BreakableAddress, RoomLocked } from '../../ui/JoinParts';
import { longestWordIn } from '../../ui/fit/fitName';
import { lazily } from '../../ui/Loading';
import { useSlides } from '../../venue/useVenue';
import { clockTime, useCountdown } from '../useCountdown';
import { CountdownBar, CountdownNumber, LastCall } from './Countdown';
import { FitBox } from './FitBox';
import {
  AnsweredCount,
  CodeTiles,
  LateJoin,
  Place,
  PlayerCount,
  SceneFrame,
  SceneTitle,
  useProjection,
  StillMissing,
} from './SceneFrame';
import { useWords } from '../../texts/roomTexts';
import { useQuestionSceneTexts, useTieBreakSceneTexts, useWagerSceneTexts } from '../../texts/wallTexts';
import { roundName, useGameTexts, useRemoteTexts } from '../gameTexts';

const BreakTurns = lazily(() => import('./SlideTurns').then((part) => part.BreakTurns), null);

/** A round begins, or one that was open beside the others is about to close: its title, and how to join. */
export function RoundScene({ scene }: { scene: SceneNamed<'round'> }) {
  const { round, joker, answered, speedPoints } = scene;
  const { openUrl, beside } = useProjection();
  const texts = useGameTexts();
  const { revealedAtEnd, bySpeed } = useQuestionSceneTexts();
  const words = useWords();
  const title = roundName(round, words);
  return (
    <SceneFrame
      place={<Place>{texts.round.heading({ place: round.index + 1, of: round.of })}</Place>}
      // While its answers are open, nothing else is shown.
      hasVenue={answered === undefined}
      {...useHandingIn(scene)}
    >
      <div className="rest round">
        <FitBox content={[title, beside?.isNew && beside.about]} className="announcement">
          <h1 data-fit="question">{title}</h1>
          <p>
            <strong>{words.questions({ count: round.questionCount })}</strong>
            {answered !== undefined ? texts.round.handIn : round.reveal === 'round' && revealedAtEnd}
            {speedPoints !== undefined && <span>{bySpeed({ points: words.number(speedPoints) })}</span>}
            {joker && !round.beside && <span>{texts.round.joker}</span>}
          </p>
          {beside?.isNew && <p>{beside.about}</p>}
        </FitBox>
        <div className="wide-only">
          {openUrl === undefined ? <RoundMoon number={round.index + 1} /> : <LateJoin url={openUrl} />}
        </div>
      </div>
    </SceneFrame>
  );
}

/** For a round beside the others: how many have handed in, and the time left of the last call. */
function useHandingIn({ answered, expected, ready, lastCallMs, lastCallDurationMs }: SceneNamed<'round'>) {
  const clock = useProjection();
  const left = useCountdown(lastCallMs ?? null, clock);
  return {
    aside: (
      <>
        {left !== null && <LastCall />}
        {answered !== undefined && expected !== undefined && (
          <AnsweredCount scene={{ answered, expected, ready }} />
        )}
        {left !== null && <CountdownNumber left={left} />}
      </>
    ),
    bar: left !== null && (
      <CountdownBar left={left} durationMs={lastCallDurationMs ?? left} paused={clock.paused} />
    ),
  };
}

/** Before a question with a wager: everybody stakes points. Says how many have, but never how much. */
export function WagerScene({ scene }: { scene: SceneNamed<'wager'> }) {
  const { round, staked, expected, remainingMs, durationMs } = scene;
  const clock = useProjection();
  const left = useCountdown(remainingMs, clock);
  const { heading, staked: stakedText } = useGameTexts().wager;
  const texts = useWagerSceneTexts();
  const isClosed = remainingMs === 0;
  return (
    <SceneFrame
      place={<Place below={round.title}>{heading}</Place>}
      aside={
        <>
          <PlayerCount
            count={staked}
            of={expected}
            text={stakedText({ staked, expected })}
            label={texts.stakedLabel}
          />
          {left !== null && !isClosed && <CountdownNumber left={left} />}
        </>
      }
      bar={
        left !== null && <CountdownBar left={left} durationMs={durationMs ?? left} paused={clock.paused} />
      }
    >
      <FitBox content={isClosed} className="announcement wager">
        <h1 data-fit="question">{isClosed ? texts.closed : texts.question}</h1>
        <p>{texts.hint}</p>
        {!isClosed && <StillMissing scene={scene} count={staked} />}
      </FitBox>
    </SceneFrame>
  );
}

/** The logo with the round's number inside it. */
function RoundMoon({ number }: { number: number }) {
  return (
    <div aria-hidden="true" className="round-moon">
      <Logo boxSize="full" color="accent" />
      <span>{number}</span>
    </div>
  );
}

/** A break: when the game goes on, and how to join until then. */
export function BreakScene({ scene }: { scene: SceneNamed<'break'> }) {
  const texts = useGameTexts();
  const { openUrl } = useProjection();
  const slides = useSlides('break');
  const { standings = [], next } = scene;
  const hasTurns = slides.length > 0 || standings.length > 0;
  return (
    <SceneFrame place={<SceneTitle>{texts.break.heading}</SceneTitle>} hasVenue>
      <div className="rest break" data-joining={openUrl !== undefined || hasTurns}>
        <div className="break-main">
          <TimeLeft scene={scene} />
          {openUrl !== undefined && (
            <p className="break-address">
              <BreakableAddress address={withoutScheme(openUrl)} />
            </p>
          )}
          {next && <ComingRound round={next} />}
        </div>
        {hasTurns ? (
          <BreakTurns slides={slides} standings={standings} joining={<HowToJoin />} />
        ) : (
          <HowToJoin />
        )}
      </div>
    </SceneFrame>
  );
}

/** The round that the break leads to. */
function ComingRound({ round }: { round: Round }) {
  const { next } = useRemoteTexts();
  const name = roundName(round, useWords());
  return (
    <p className="break-next" style={{ '--longest': longestWordIn(name) } as CSSProperties}>
      <span className="muted">{next}</span> <strong>{name}</strong>
    </p>
  );
}

/** How latecomers join: by QR code and room code, or by the code alone. */
function HowToJoin() {
  const { openUrl, locked } = useProjection();
  if (openUrl !== undefined) return <LateJoin url={openUrl} />;
  return (
    <div className="break-code">
      <CodeTiles />
      {locked && (
        <div className="break-locked">
          <RoomLocked />
        </div>
      )}
    </div>
  );
}

/** The time left of the break, or that it has no set end. */
function TimeLeft({ scene }: { scene: SceneNamed<'break'> }) {
  const texts = useGameTexts().break;
  const left = useCountdown(scene.remainingMs, useProjection());
  if (left === null) return <p className="break-open-end">{texts.openEnd}</p>;
  return (
    <div>
      <p className="muted break-label">{texts.timeLeft}</p>
      <div role="timer" aria-label={texts.timeLeft} className="break-time">
        {clockTime(left)}
      </div>
    </div>
  );
}

/** More tied players than these are only counted. */
const MOST_TIED = 12;

/** The tie-break is announced: who plays it, before the host starts its question. */
export function TieBreakScene({ scene: { names, others = 0 } }: { scene: SceneNamed<'tieBreak'> }) {
  const { announced, over } = useGameTexts().tieBreak;
  const { hint } = useTieBreakSceneTexts();
  const { more } = useWords();
  // Some of the tied players may have left since.
  const isOver = names.length < 2;
  const shown = names.slice(0, MOST_TIED);
  const count = names.length - shown.length + others;
  return (
    <SceneFrame place={<SceneTitle>{announced}</SceneTitle>} hasVenue>
      <FitBox content={[names, others]} className="announcement tie-break">
        {!isOver && (
          <ul className="tied" data-is-crowd={shown.length > 4}>
            {shown.map((name, place) => (
              <li key={place} className="level">
                <BeerMat name={name} />
                <bdi data-fit="">{name}</bdi>
              </li>
            ))}
            {count > 0 && <li className="muted level">{more({ count })}</li>}
          </ul>
        )}
        <p>{isOver ? over : hint}</p>
      </FitBox>
    </SceneFrame>
  );
}

/** The quiz's rules, shown before the first round. */
export function RulesScene({ scene: { text } }: { scene: SceneNamed<'rules'> }) {
  const { rules } = useGameTexts();
  return (
    <SceneFrame place={<SceneTitle>{rules.heading}</SceneTitle>} hasVenue>
      <FitBox content={text} className="announcement rules">
        <p data-fit="answer">{text}</p>
      </FitBox>
    </SceneFrame>
  );
}
