import { chakra } from '@chakra-ui/react/styled-system';
import { AnsweredCount, Badge, QuestionPlace, SceneFrame, useProjection } from './SceneFrame';
import { OpenAnswers } from './AnswerTiles';
import { shortTime, useCountdown } from '../useCountdown';
import { QuestionBox } from './QuestionBox';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../texts/gameTexts';

/** For a sentence, where the screen is wide enough. */
const SmallBadge = chakra(Badge, { base: { hideBelow: 'md', fontSize: 'min(2.8vh, 2.2vw)' } });

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
          {isLastCall && <Badge role="status">{texts.question.lastCall}</Badge>}
          {isTimeUp && <SmallBadge role="status">{texts.question.timeUp}</SmallBadge>}
          {/* A pause says itself why the time stands, and beside it there is no room. */}
          {waiting && left !== null && !paused && (
            <SmallBadge role="status">
              {texts.question.waiting[question.videoUrl ? 'video' : 'audio']}
            </SmallBadge>
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
export function CountdownBar({ left, durationMs, paused }: CountdownBarProps) {
  // It moves to where the next second begins, so that bar and number are at zero together.
  const target = paused ? left : Math.max(0, left - 1000);
  const share = Math.min(1, target / Math.max(1, durationMs));
  return (
    <chakra.div aria-hidden="true" h="full" bg="raised" borderRadius="full" overflow="hidden">
      <chakra.div
        h="full"
        bg="accent"
        borderRadius="full"
        transformOrigin="left"
        transition="transform 1s linear"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </chakra.div>
  );
}

/** From so many milliseconds on, each second is marked by a beat. */
const LAST_MS = 5_000;

/** The seconds left, as large as the scene's head allows. A timer is no live region: it is not read out each second. */
export function CountdownNumber({ left }: { left: number }) {
  const texts = useGameTexts();
  const text = shortTime(left);
  const isLast = left > 0 && left <= LAST_MS;
  return (
    <chakra.div
      role="timer"
      aria-label={texts.question.timeLeft}
      minW="1.6ch"
      textAlign="end"
      fontSize="min(8.5vh, 9vw)"
      fontWeight={800}
      lineHeight={0.9}
      letterSpacing="-0.03em"
      fontVariantNumeric="tabular-nums"
      color="accent"
    >
      <chakra.span
        key={text}
        display="inline-block"
        animation={isLast ? 'beat var(--qn-calm) var(--qn-ease)' : undefined}
      >
        {text}
      </chakra.span>
    </chakra.div>
  );
}
