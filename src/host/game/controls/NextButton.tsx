import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { SceneName } from '../../../contract/scene';
import { useControlTexts } from '../../languages/useControlTexts';
import { Button } from '../../ui/Button';

interface NextButtonProps {
  onPress: (() => void) | null;
  /** Undefined while it is not known. */
  destination: SceneName | null | undefined;
  isAutopilot: boolean;
}

/** Goes on, and says where to. */
export function NextButton({ onPress, destination, isAutopilot }: NextButtonProps) {
  const texts = useControlTexts();
  const id = useId();
  const where = destination ? texts.destinations[destination] : '';
  return (
    <Button
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-where`}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
      flexDirection="column"
      gap="0"
      px="3"
      py="0.125rem"
      minW={{ base: '9rem', lg: '10.5rem' }}
      css={{ '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' } }}
    >
      <span id={`${id}-name`}>{texts.next}</span>
      <chakra.span id={`${id}-where`} fontSize="small" fontWeight={600} minH="1lh" whiteSpace="nowrap">
        {where && isAutopilot ? texts.byAutopilot(where) : where}
      </chakra.span>
    </Button>
  );
}
