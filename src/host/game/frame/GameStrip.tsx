import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { withoutScheme } from '../../api/serverAddress';
import { useWords } from '../../languages/useWords';
import { BreakableAddress } from '../../ui/BreakableAddress';
import { RoomLocked } from '../../ui/RoomLocked';
import { useGameTexts } from '../gameTexts';

interface GameStripProps {
  code: string;
  joinUrl: string | undefined;
  /** Whether nobody else can join at the moment. */
  locked: boolean;
  /** Whether the controls need the address's room on a narrow screen. */
  isFull: boolean;
  /** The host's controls. */
  children: ReactNode;
}

/** The strip below every scene: how those who come late can join, and the host's controls. */
export function GameStrip({ code, joinUrl, locked, isFull, children }: GameStripProps) {
  const texts = useGameTexts();
  const words = useWords();
  return (
    <chakra.div
      h="max(9vh, {sizes.control} + {spacing.3})"
      flex="none"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px={{ base: '4', lg: 'min(1.7vw, 5rem)' }}
      borderTopWidth="2px"
      borderColor="line"
      bg="page"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2"
        minW={0}
        fontSize={{ base: 'small', lg: 'min(2.8vh, 2vw)' }}
        lineHeight={1.1}
      >
        {locked ? (
          <RoomLocked />
        ) : (
          <chakra.span color="muted" display={{ base: 'none', lg: 'inline' }}>
            {joinUrl === undefined ? words.roomCode : texts.joinIn}
          </chakra.span>
        )}
        {joinUrl !== undefined && (
          <chakra.span
            // A phone that watches has no room for it, and a narrow screen none beside the notice or many controls.
            display={{ base: 'none', lg: locked || isFull ? 'none' : 'inline', xl: 'inline' }}
            fontWeight={700}
            color="accent"
            overflowWrap="anywhere"
          >
            <BreakableAddress address={withoutScheme(joinUrl)} />
          </chakra.span>
        )}
        <chakra.strong
          flexShrink={code.length > LONG_CODE ? 1 : 0}
          px="0.5em"
          py="0.15em"
          bg="tile"
          color="onTile"
          borderRadius="0.3em"
          fontSize="1.3em"
          fontWeight={800}
          letterSpacing="0.08em"
          overflowWrap="anywhere"
        >
          {code}
        </chakra.strong>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" justifyContent="flex-end" gap="2" flexShrink={0}>
        {children}
      </chakra.div>
    </chakra.div>
  );
}

/** Our own server's codes are shorter; another's may have to wrap. */
const LONG_CODE = 10;
