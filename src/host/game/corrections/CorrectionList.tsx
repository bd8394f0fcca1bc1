import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef } from 'react';
import type { Adjustment, HostPlayer } from '../../../contract/hostGame';
import { Button } from '../../ui/Button';
import { useGameTexts } from '../gameTexts';
import { useCorrectionTexts } from './correctionTexts';
import { nameForGuests } from './nameForGuests';

interface CorrectionListProps {
  adjustments: readonly Adjustment[];
  players: readonly HostPlayer[];
  onTakeBack: (adjustment: Adjustment) => void;
}

/** The points that the host gave or took by hand, the newest first; each can be taken back. */
export function CorrectionList({ adjustments, players, onTakeBack }: CorrectionListProps) {
  const texts = useCorrectionTexts();
  const { gained, takeBack } = useGameTexts();
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const nameOf = ({ playerId }: Adjustment) => {
    const player = players.find((each) => each.playerId === playerId);
    return player && nameForGuests(player);
  };
  return (
    <chakra.section ref={list} tabIndex={-1} outline="none" mt="4" aria-labelledby={id}>
      <chakra.h3 id={id} fontWeight={700}>
        {texts.heading}
      </chakra.h3>
      {adjustments.length === 0 && <chakra.p color="muted">{texts.empty}</chakra.p>}
      <chakra.ul listStyleType="none">
        {[...adjustments].reverse().map((adjustment) => (
          <chakra.li
            key={adjustment.adjustmentId}
            display="flex"
            alignItems="center"
            gap="3"
            py="1"
            borderTopWidth="2px"
            borderColor="line"
          >
            <chakra.strong minW="3em" fontVariantNumeric="tabular-nums">
              {gained(adjustment.points)}
            </chakra.strong>
            <chakra.span flex="1" minW={0} overflowWrap="anywhere">
              {nameOf(adjustment)}
              <chakra.span display="block" fontSize="small" color="muted">
                {adjustment.reason || texts.noReason}
              </chakra.span>
            </chakra.span>
            <Button
              variant="outline"
              px="3"
              onClick={() => {
                // The button goes with its correction, and the keyboard must go on from here.
                list.current?.focus();
                onTakeBack(adjustment);
              }}
            >
              {takeBack}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
