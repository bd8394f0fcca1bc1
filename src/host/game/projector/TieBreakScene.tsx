import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '../../ui/Button';
import { FitBox } from '../../ui/fit/FitBox';
import { SceneFrame } from './SceneFrame';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../texts/gameTexts';

/** The tie-break is announced: who plays it, before the host starts its question. */
export function TieBreakScene({ scene: { names, others } }: { scene: SceneNamed<'tieBreak'> }) {
  const { tieBreak } = useGameTexts();
  const between = tieBreak.between(names, others);
  // Who was level may have left since.
  const isOver = names.length < 2;
  return (
    <SceneFrame place={null}>
      <FitBox content={between} gap="4" pb="4" textAlign="center">
        <Heading as="h1" mt="auto" fontSize="calc(var(--question) * 1.5)" overflowWrap="normal" data-fit>
          <chakra.span display="block" fontSize="0.6em" color="accent">
            {tieBreak.announced}
            {!isOver && ': '}
          </chakra.span>
          {!isOver && between}
        </Heading>
        <chakra.p mb="auto" fontSize="min(4.8vh, 6vw)" color="muted" lineHeight={1.3}>
          {isOver ? tieBreak.over : tieBreak.hint}
        </chakra.p>
      </FitBox>
    </SceneFrame>
  );
}
