import { useGameTexts } from '../../languages/useGameTexts';
import { CountdownBar } from '../countdown/CountdownBar';
import { CountdownNumber } from '../countdown/CountdownNumber';
import { useCountdown, type GameClock } from '../countdown/useCountdown';
import { AnsweredCount, ReadyCount } from '../frame/AnsweredCount';
import { Badge } from '../frame/Badge';
import { QuestionPlace } from '../frame/QuestionPlace';
import { SceneFrame } from '../frame/SceneFrame';
import { OpenAnswers } from '../question/OpenAnswers';
import { QuestionBox } from '../question/QuestionBox';
import type { SceneNamed } from './sceneNamed';

/** In milliseconds: how long a round that is about to close still takes answers. */
const LAST_CALL_MS = 10_000;

/** A question that can be answered: its text, its answers, the time left, and how many have answered. */
export function QuestionScene({ scene, clock }: { scene: SceneNamed<'question'>; clock: GameClock }) {
  const texts = useGameTexts();
  const { round, question, lastCallMs } = scene;
  const isLastCall = lastCallMs !== undefined;
  const durationMs = isLastCall ? LAST_CALL_MS : scene.durationMs;
  const left = useCountdown(lastCallMs ?? scene.remainingMs, clock);
  return (
    <SceneFrame
      place={<QuestionPlace round={round} question={question} />}
      paused={clock.paused}
      aside={
        <>
          {isLastCall ? (
            <>
              <Badge role="status">{texts.question.lastCall}</Badge>
              {/* A low screen has no room for more, and what counts now is who is done. */}
              <ReadyCount ready={scene.ready ?? 0} expected={scene.expected} />
            </>
          ) : (
            <AnsweredCount answered={scene.answered} expected={scene.expected} ready={scene.ready} />
          )}
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
