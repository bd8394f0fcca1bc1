import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Button } from '../../ui/Button';
import { useControlTexts } from './controlTexts';

/** In minutes; 0 is a break that the host ends. */
const LENGTHS = [5, 10, 15, 0] as const;

interface BreakChoiceProps {
  inBreak: boolean;
  onStart: (minutes: number) => void;
  onEnd: () => void;
}

/** Begins a break; during one, sets its length anew or ends it. */
export function BreakChoice({ inBreak, onStart, onEnd }: BreakChoiceProps) {
  const texts = useControlTexts().break;
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id} px="2">
      <chakra.p id={id} mb="1" fontWeight={700}>
        {inBreak ? texts.change : texts.start}
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr) auto" gap="1">
        {LENGTHS.map((minutes) => (
          <Button
            key={minutes}
            variant="outline"
            px="1"
            whiteSpace="nowrap"
            fontSize="small"
            onClick={() => onStart(minutes)}
          >
            {minutes === 0 ? texts.open : texts.minutes(minutes)}
          </Button>
        ))}
      </chakra.div>
      {inBreak && (
        <Button w="full" mt="2" onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </chakra.div>
  );
}
