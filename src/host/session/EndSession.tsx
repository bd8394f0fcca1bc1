import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { Button } from '../ui/Button';
import type { Ending } from './useEnding';
import { useConnectionTexts, useWords } from '../texts/rooms/roomTexts';

/** Ends the session once the host has said so twice. */
export function EndSession({ phase, end, reset }: Ending) {
  const texts = useConnectionTexts().ending;
  const words = useWords();
  const id = useId();
  const [step, setStep] = useState<'offered' | 'asking' | 'cancelled'>('offered');

  if (step !== 'asking' && phase === 'none') {
    return (
      <Button variant="outline" mt="3" autoFocus={step === 'cancelled'} onClick={() => setStep('asking')}>
        {texts.offer}
      </Button>
    );
  }

  const isRunning = phase === 'running';
  const cancel = () => {
    if (isRunning) return;
    setStep('cancelled');
    reset();
  };
  return (
    <chakra.div role="group" aria-labelledby={id} mt="3">
      <chakra.p id={id} role="status" fontSize="small" fontWeight={700} textWrap="balance">
        {isRunning ? texts.running : texts.question}
      </chakra.p>
      {phase === 'failed' && (
        <chakra.p role="alert" mt="1" fontSize="small" fontWeight={600} color="danger">
          {texts.failed}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        {/* Has the focus first: a key pressed twice ends nothing. */}
        <Button variant="outline" autoFocus aria-disabled={isRunning} onClick={cancel}>
          {words.cancel}
        </Button>
        <Button aria-disabled={isRunning} onClick={end}>
          {texts.confirm}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
