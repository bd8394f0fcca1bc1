import { AnsweredCount, QuestionPlace, SceneFrame, useProjection } from './SceneFrame';
import { OpenAnswers } from './OpenAnswers';
import { useCountdown } from '../useCountdown';
import { CountdownBar, CountdownNumber, LAST_CALL_BAR_MS, LastCall } from './Countdown';
import { QuestionBox } from './QuestionBox';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../gameTexts';

/** A question that can be answered: its text, its answers, the time left, and how many have answered. */
export function QuestionScene({ scene }: { scene: SceneNamed<'question'> }) {
  const { receivedAt, paused } = useProjection();
  const texts = useGameTexts();
  const { round, question, lastCallMs, waiting = false } = scene;
  const isLastCall = lastCallMs !== undefined;
  const durationMs = isLastCall ? LAST_CALL_BAR_MS : scene.durationMs;
  const stands = paused || waiting;
  const left = useCountdown(lastCallMs ?? scene.remainingMs, { receivedAt, paused: stands });
  // The round stays open: nobody should take the zero for its end.
  const isTimeUp = left === 0 && !isLastCall && round?.reveal === 'round';
  return (
    <SceneFrame
      place={<QuestionPlace round={round} tieBreak={scene.tieBreak} question={question} />}
      aside={
        <>
          {isLastCall && <LastCall />}
          {isTimeUp && (
            <p role="status" className="badge badge-small">
              {texts.question.timeUp}
            </p>
          )}
          {/* A pause already says why the time has stopped, and leaves no room here. */}
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
      <QuestionBox question={question} isOpen content={scene.liveCounts && 'live'}>
        <OpenAnswers question={question} liveCounts={scene.liveCounts} />
      </QuestionBox>
    </SceneFrame>
  );
}
