import { chakra } from '@chakra-ui/react/styled-system';
import { CountdownBar } from '../countdown/CountdownBar';
import { CountdownNumber } from '../countdown/CountdownNumber';
import { useCountdown, type GameClock } from '../countdown/useCountdown';
import { AnsweredCount } from '../frame/AnsweredCount';
import { Badge } from '../frame/Badge';
import { QuestionPlace } from '../frame/QuestionPlace';
import { SceneFrame } from '../frame/SceneFrame';
import { useGameTexts } from '../gameTexts';
import { OpenAnswers } from '../question/OpenAnswers';
import { QuestionBox } from '../question/QuestionBox';
import type { SceneNamed } from './sceneNamed';

/** For a sentence, where the screen is wide enough. */
const SmallBadge = chakra(Badge, { base: { hideBelow: 'md', fontSize: 'min(2.8vh, 2.2vw)' } });

/** In milliseconds: how long a round that is about to close still takes answers. */
const LAST_CALL_MS = 10_000;

/** A question that can be answered: its text, its answers, the time left, and how many have answered. */
export function QuestionScene({ scene, clock }: { scene: SceneNamed<'question'>; clock: GameClock }) {
  const texts = useGameTexts();
  const { round, question, lastCallMs, waiting = false } = scene;
  const isLastCall = lastCallMs !== undefined;
  const durationMs = isLastCall ? LAST_CALL_MS : scene.durationMs;
  const stands = clock.paused || waiting;
  const left = useCountdown(lastCallMs ?? scene.remainingMs, { ...clock, paused: stands });
  // The round stays open: nobody should take the zero for its end.
  const isTimeUp = left === 0 && !isLastCall && round?.reveal === 'round';
  return (
    <SceneFrame
      place={<QuestionPlace round={round} question={question} />}
      paused={clock.paused}
      aside={
        <>
          {isLastCall && <Badge role="status">{texts.question.lastCall}</Badge>}
          {isTimeUp && <SmallBadge role="status">{texts.question.timeUp}</SmallBadge>}
          {/* A pause says itself why the time stands, and beside it there is no room. */}
          {waiting && left !== null && !clock.paused && (
            <SmallBadge role="status">
              {texts.question.waiting[question.videoUrl ? 'video' : 'audio']}
            </SmallBadge>
          )}
          {!waiting && (
            <AnsweredCount answered={scene.answered} expected={scene.expected} ready={scene.ready} />
          )}
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
