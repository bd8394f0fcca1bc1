import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { createContext, useContext, type ReactNode } from 'react';
import type { Question, Round } from '../../../contract/question';
import type { SceneNamed } from '../../../contract/scene';
import { Heading } from '../../ui/Button';
import { PauseIcon } from '../../ui/sessionIcons';
import { useGameTexts, type GameTexts } from '../texts/gameTexts';

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
}

export const ProjectionContext = createContext<Projection>({
  receivedAt: 0,
  paused: false,
  code: '',
  joinUrl: undefined,
  locked: false,
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
  children: ReactNode;
}

/** What all scenes share: a head beside the frame's controls, and below it the content, which never scrolls. */
export function SceneFrame({ place, aside, bar, children }: SceneFrameProps) {
  const texts = useGameTexts();
  const { paused } = useProjection();
  return (
    <chakra.section
      position="relative"
      flex="1"
      minH={0}
      display="flex"
      flexDirection="column"
      px={{ base: '4', lg: 'min(1.7vw, 5rem)' }}
      pt={{ base: 'controlRow', lg: '0' }}
      animation="appear var(--qn-calm) var(--qn-ease)"
    >
      <chakra.div
        flex="none"
        // As high as the frame's controls, which stand beside it.
        h="max(9.5vh, 4rem)"
        pr={{ base: '0', lg: 'controls' }}
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
      >
        <chakra.div display="flex" alignItems="center" gap="3" minW={0}>
          <chakra.div minW={0}>{place}</chakra.div>
          {paused && (
            <Badge>
              <PauseIcon />
              <chakra.span>{texts.paused}</chakra.span>
            </Badge>
          )}
        </chakra.div>
        <chakra.div display="flex" alignItems="center" gap="4" flexShrink={0}>
          {aside}
        </chakra.div>
      </chakra.div>
      {bar && (
        <chakra.div flex="none" h="max(1.1vh, 0.5rem)">
          {bar}
        </chakra.div>
      )}
      {children}
    </chakra.section>
  );
}

/** A short notice in the scene's head that nobody may miss. */
export const Badge = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    px: '0.7em',
    py: '0.3em',
    borderRadius: 'full',
    bg: 'text',
    color: 'page',
    fontSize: 'min(3.4vh, 4vw)',
    fontWeight: 800,
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
    animation: 'appear var(--qn-calm) var(--qn-ease)',
  },
});

/** Where in the game a scene is: a line, and a smaller one below it. */
export function Place({ children, below }: { children: ReactNode; below?: string | null | undefined }) {
  return (
    <>
      <chakra.div fontSize="min(3.2vh, 5vw)" fontWeight={800} lineHeight={1.15} whiteSpace="nowrap">
        {children}
      </chakra.div>
      {below && (
        <chakra.p fontSize="min(2.6vh, 4vw)" color="muted" lineHeight={1.2} truncate>
          {below}
        </chakra.p>
      )}
    </>
  );
}

interface Asked {
  round: Round | null;
  question: Question;
}

/** Which question of its round a scene is about. The tie-break stands in no round. */
export function questionPlace({ round, question }: Asked, texts: GameTexts): string {
  return round ? texts.question.heading(question.number, question.of) : texts.tieBreak.heading;
}

export function QuestionPlace({ round, question }: Asked) {
  return <Place below={round?.title}>{questionPlace({ round, question }, useGameTexts())}</Place>;
}

/** The name of a scene that is about no question, in its head. */
export function SceneTitle({ children }: { children: string }) {
  return (
    <Heading as="h1" fontSize="min(6.4vh, 8vw)" whiteSpace="nowrap">
      {children}
    </Heading>
  );
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
    <chakra.p textAlign="end" lineHeight={1} fontVariantNumeric="tabular-nums">
      <VisuallyHidden>
        {isSheet ? texts.ready(ready, expected) : texts.answered(answered, expected)}
      </VisuallyHidden>
      <chakra.span aria-hidden="true" display="block" fontSize="min(4.6vh, 6vw)" fontWeight={800}>
        {ready ?? answered}
        <chakra.span color="muted" fontWeight={600}>
          {' / '}
          {expected}
        </chakra.span>
      </chakra.span>
      <chakra.span aria-hidden="true" display="block" mt="0.1em" fontSize="min(2.5vh, 3.4vw)" color="muted">
        {isSheet ? texts.readyLabel : texts.answeredLabel}
      </chakra.span>
    </chakra.p>
  );
}
