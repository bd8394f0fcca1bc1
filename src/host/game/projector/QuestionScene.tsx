import { AnsweredCount, QuestionPlace, SceneFrame, useProjection } from './SceneFrame';
import { OpenAnswers } from './AnswerTiles';
import { shortTime, useCountdown } from '../useCountdown';
import { QuestionBox } from './QuestionBox';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../texts/gameTexts';

/** In milliseconds: how long a round that is about to close still takes answers. */
const LAST_CALL_MS = 10_000;

/** A question that can be answered: its text, its answers, the time left, and how many have answered. */
export function QuestionScene({ scene }: { scene: SceneNamed<'question'> }) {
  const { receivedAt, paused } = useProjection();
  const texts = useGameTexts();
  const { round, question, lastCallMs, waiting = false } = scene;
  const isLastCall = lastCallMs !== undefined;
  const durationMs = isLastCall ? LAST_CALL_MS : scene.durationMs;
  const stands = paused || waiting;
  const left = useCountdown(lastCallMs ?? scene.remainingMs, { receivedAt, paused: stands });
  // The round stays open: nobody should take the zero for its end.
  const isTimeUp = left === 0 && !isLastCall && round?.reveal === 'round';
  return (
    <SceneFrame
      place={<QuestionPlace round={round} question={question} />}
      aside={
        <>
          {isLastCall && (
            <p role="status" className="badge">
              {texts.question.lastCall}
            </p>
          )}
          {isTimeUp && (
            <p role="status" className="badge badge-small">
              {texts.question.timeUp}
            </p>
          )}
          {/* A pause says itself why the time stands, and beside it there is no room. */}
          {waiting && left !== null && !paused && (
            <p role="status" className="badge badge-small">
              {texts.question.waiting[question.videoUrl ? 'video' : 'audio']}
            </p>
          )}
          {!waiting && <AnsweredCount scene={scene} />}
          {left !== null && !isTimeUp && <CountdownNumber left={left} />}
        </>
      }
      bar={
        left !== null &&
        durationMs !== null && <CountdownBar left={left} durationMs={durationMs} paused={stands} />
      }
    >
      <QuestionBox question={question} isOpen>
        <OpenAnswers question={question} />
      </QuestionBox>
    </SceneFrame>
  );
}

interface CountdownBarProps {
  left: number;
  durationMs: number;
  paused: boolean;
}

/** The share of the time that is left, as a bar that shrinks once a second. */
function CountdownBar({ left, durationMs, paused }: CountdownBarProps) {
  // It moves to where the next second begins, so that bar and number are at zero together.
  const target = paused ? left : Math.max(0, left - 1000);
  const share = Math.min(1, target / Math.max(1, durationMs));
  return (
    <div aria-hidden="true" className="countdown-bar">
      <div style={{ transform: `translateX(${(share - 1) * 100}%)` }} />
    </div>
  );
}

/** From so many milliseconds on, each second is marked by a beat. */
const LAST_MS = 5_000;

/** The seconds left, as large as the scene's head allows. A timer is no live region: it is not read out each second. */
function CountdownNumber({ left }: { left: number }) {
  const texts = useGameTexts();
  const text = shortTime(left);
  const isLast = left > 0 && left <= LAST_MS;
  return (
    <div role="timer" aria-label={texts.question.timeLeft} className="countdown">
      <span key={text} className={isLast ? 'beat' : undefined}>
        {text}
      </span>
    </div>
  );
}
