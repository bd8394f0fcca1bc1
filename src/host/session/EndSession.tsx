import './session.css';
import { useId, useState } from 'react';
import { takeFocus } from '../../look/takeFocus';
import { Button } from '../ui/Button';
import { FaultText } from '../ui/Field';
import type { Ending } from './useEnding';
import { useConnectionTexts, useWords } from '../texts/roomTexts';

/** Ends the session after the host has confirmed it. */
export function EndSession({ phase, end, reset }: Ending) {
  const texts = useConnectionTexts().ending;
  const words = useWords();
  const id = useId();
  const [step, setStep] = useState<'offered' | 'asking' | 'cancelled'>('offered');

  if (step !== 'asking' && phase === 'none') {
    return (
      <Button
        variant="outline"
        mt="3"
        ref={step === 'cancelled' ? takeFocus : null}
        onClick={() => setStep('asking')}
      >
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
    <div role="group" aria-labelledby={id} className="end-session">
      <p id={id} role="status" className="end-question">
        {isRunning ? texts.running : texts.question}
      </p>
      {phase === 'failed' && <FaultText mt="1">{texts.failed}</FaultText>}
      <div className="row end-buttons">
        {/* Has the initial focus, so that pressing a key twice ends nothing. */}
        <Button variant="outline" ref={takeFocus} aria-disabled={isRunning} onClick={cancel}>
          {words.cancel}
        </Button>
        <Button aria-disabled={isRunning} onClick={end}>
          {texts.confirm}
        </Button>
      </div>
    </div>
  );
}
