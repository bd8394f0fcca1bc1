import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '../../ui/Button';
import { Logo } from '../../ui/Drawings';
import { FitBox } from '../../ui/fit/FitBox';
import { LateJoin } from './LateJoin';
import { Place, SceneFrame, useProjection } from './SceneFrame';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../texts/gameTexts';
import { useWords } from '../../texts/rooms/roomTexts';

/** A round begins: its title, what comes in it, and how to join it. */
export function RoundScene({ scene: { round, joker } }: { scene: SceneNamed<'round'> }) {
  const { openUrl } = useProjection();
  const texts = useGameTexts();
  const words = useWords();
  const title = round.title ?? words.round(round.index + 1);
  return (
    <SceneFrame place={<Place>{texts.round.heading(round.index + 1, round.of)}</Place>}>
      <chakra.div
        flex="1"
        minH={0}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' }}
        alignItems="center"
        gap="4"
        pb="4"
      >
        <FitBox content={title} h="full" gap="4">
          {/* Automatic margins, since what is centred would run over at the top unseen. */}
          <Heading as="h1" mt="auto" fontSize="calc(var(--question) * 1.7)" overflowWrap="normal" data-fit>
            {title}
          </Heading>
          <chakra.p mb="auto" fontSize="min(4.4vh, 6vw)" color="muted" lineHeight={1.3}>
            <chakra.strong display="block" color="text">
              {words.questions(round.questionCount)}
            </chakra.strong>
            {round.reveal === 'round' && texts.round.revealedAtEnd}
            {joker && <chakra.span display="block">{texts.round.joker}</chakra.span>}
          </chakra.p>
        </FitBox>
        <chakra.div hideBelow="lg" justifySelf="center">
          {openUrl === undefined ? (
            <RoundMoon number={round.index + 1} />
          ) : (
            <LateJoin url={openUrl} size="min(58vh, 33vw)" />
          )}
        </chakra.div>
      </chakra.div>
    </SceneFrame>
  );
}

/** The logo with the round's number in it. */
function RoundMoon({ number }: { number: number }) {
  return (
    <chakra.div
      aria-hidden="true"
      position="relative"
      boxSize="min(64vh, 34vw)"
      animation="rise var(--qn-turn) var(--qn-ease)"
    >
      <Logo boxSize="full" color="accent" />
      <chakra.span
        position="absolute"
        // The middle of the logo's hole.
        left="56.4%"
        top="37.4%"
        transform="translate(-50%, -52%)"
        fontSize="min(26vh, 14vw)"
        fontWeight={800}
        lineHeight={1}
      >
        {number}
      </chakra.span>
    </chakra.div>
  );
}
