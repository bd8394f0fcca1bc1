import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PauseIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../gameTexts';
import { Badge } from './Badge';

interface SceneFrameProps {
  /** Where in the game this is, at the left of the head. */
  place: ReactNode;
  paused: boolean;
  /** At the right of the head: what changes while the scene shows. */
  aside?: ReactNode;
  /** A thin line between head and content. */
  bar?: ReactNode;
  children: ReactNode;
}

/** What all scenes share: a head beside the frame's controls, and below it the content, which never scrolls. */
export function SceneFrame({ place, paused, aside, bar, children }: SceneFrameProps) {
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
          {paused && <PausedBadge />}
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

/** Says that the game stands still. */
function PausedBadge() {
  const texts = useGameTexts();
  return (
    <Badge>
      <PauseIcon />
      <chakra.span>{texts.paused}</chakra.span>
    </Badge>
  );
}
