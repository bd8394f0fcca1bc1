import { chakra } from '@chakra-ui/react/styled-system';
import type { Round } from '../../../contract/question';
import { Heading } from '../../ui/Button';
import { LockIcon } from '../../ui/sessionIcons';
import { AnsweredCount, Badge, Place, QuestionPlace, SceneFrame } from './SceneFrame';
import { useWaiting } from '../controls/useMarking';
import { OpenAnswers } from './AnswerTiles';
import { QuestionBox } from './QuestionBox';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../texts/gameTexts';

/** Nobody can answer any more: the question, or the whole round, before it is revealed. */
export function ClosedScene({ scene }: { scene: SceneNamed<'closed'> }) {
  const texts = useGameTexts();
  const { round, question } = scene;
  const waiting = useToCheck(scene);
  if (!question) return <ClosedRound scene={scene} waiting={waiting} />;
  return (
    <SceneFrame
      place={<QuestionPlace round={round} question={question} />}
      aside={<AnsweredCount scene={scene} />}
      bar={<chakra.div h="full" bg="line" borderRadius="full" />}
    >
      <QuestionBox
        question={question}
        content={waiting}
        notice={
          // Beside a wide picture the words take two lines.
          <chakra.div display="flex" flexWrap="wrap" gap="2" css={{ '& > p': { whiteSpace: 'normal' } }}>
            <Badge>
              <LockIcon />
              {texts.closed.question}
            </Badge>
            {waiting && <ToCheck>{waiting}</ToCheck>}
          </chakra.div>
        }
      >
        <OpenAnswers question={question} closed />
      </QuestionBox>
    </SceneFrame>
  );
}

/** What waits for this page's host to judge it, in words that tell guests nothing of it; empty where nothing does. */
function useToCheck(scene: SceneNamed<'closed'>): string {
  const texts = useGameTexts();
  const waiting = useWaiting(scene);
  return waiting > 0 ? texts.toCheck(waiting) : '';
}

const ToCheck = chakra(Badge, { base: { bg: 'raised', color: 'text', fontWeight: 700 } });

/** A quiz of a single round needs no number for it. */
function RoundPlace({ round: { index, of, title } }: { round: Round }) {
  const texts = useGameTexts().round;
  return of > 1 ? <Place below={title}>{texts.heading(index + 1, of)}</Place> : <Place>{title}</Place>;
}

function ClosedRound({ scene, waiting }: { scene: SceneNamed<'closed'>; waiting: string }) {
  const texts = useGameTexts();
  const { round, answered, expected } = scene;
  return (
    <SceneFrame place={round && <RoundPlace round={round} />}>
      <chakra.div
        flex="1"
        minH={0}
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        textAlign="center"
        gap="3"
        pb="4"
      >
        <chakra.span color="accent" fontSize="min(16vh, 24vw)" display="flex">
          <LockIcon />
        </chakra.span>
        <Heading as="h1" fontSize="min(12vh, 11vw)">
          {texts.closed.round}
        </Heading>
        <chakra.p fontSize="min(5vh, 6vw)" fontWeight={700}>
          {texts.question.answered(answered, expected)}
        </chakra.p>
        <chakra.p fontSize="min(4vh, 5vw)" color="muted">
          {texts.closed.next}
        </chakra.p>
        {/* The room for it is there before it comes, so that nothing moves. */}
        <chakra.div minH="min(6vh, 8vw)">{waiting && <ToCheck>{waiting}</ToCheck>}</chakra.div>
      </chakra.div>
    </SceneFrame>
  );
}
