import { CountdownBar } from '../countdown/CountdownBar';
import { CountdownNumber } from '../countdown/CountdownNumber';
import { useCountdown, type GameClock } from '../countdown/useCountdown';
import { AnsweredCount } from '../frame/AnsweredCount';
import { QuestionPlace } from '../frame/QuestionPlace';
import { SceneFrame } from '../frame/SceneFrame';
import { OpenAnswers } from '../question/OpenAnswers';
import { QuestionBox } from '../question/QuestionBox';
import type { SceneNamed } from './sceneNamed';

/** A question that can be answered: its text, its answers, the time left, and how many have answered. */
export function QuestionScene({ scene, clock }: { scene: SceneNamed<'question'>; clock: GameClock }) {
  const { round, question, durationMs } = scene;
  const left = useCountdown(scene.remainingMs, clock);
  return (
    <SceneFrame
      place={<QuestionPlace round={round} question={question} />}
      paused={clock.paused}
      aside={
        <>
          <AnsweredCount answered={scene.answered} expected={scene.expected} />
          {left !== null && <CountdownNumber left={left} />}
        </>
      }
      bar={
        left !== null &&
        durationMs !== null && <CountdownBar left={left} durationMs={durationMs} paused={clock.paused} />
      }
    >
      <QuestionBox question={question}>
        <OpenAnswers question={question} />
      </QuestionBox>
    </SceneFrame>
  );
}
