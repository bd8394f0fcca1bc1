import { useState } from 'react';
import { takeFocus } from '../../look/takeFocus';
import type { PhoneTexts } from '../texts/loadTexts';

interface LeaveProps {
  label: string;
  /** Asked before; undefined where nothing is lost. */
  question: string | undefined;
  texts: PhoneTexts['join'];
  className: string;
  onLeave: () => void;
}

/** The way out, with a question first if the player gives something up. */
export function Leave({ label, question, texts, className, onLeave }: LeaveProps) {
  const [step, setStep] = useState<'before' | 'asking' | 'stayed'>('before');
  if (step !== 'asking')
    return (
      <button
        type="button"
        className={className}
        // The pressed button, which had the focus, is gone.
        ref={step === 'stayed' ? takeFocus : null}
        onClick={() => (question === undefined ? onLeave() : setStep('asking'))}
      >
        {label}
      </button>
    );
  return (
    <div className="leaving" role="group" aria-labelledby="leaving">
      <p id="leaving">{question}</p>
      {/* The pressed button is gone; the harmless one takes its focus. */}
      <button type="button" className="quiet" ref={takeFocus} onClick={() => setStep('stayed')}>
        {texts.leaveNo}
      </button>
      <button type="button" className="quiet danger" onClick={onLeave}>
        {texts.leaveYes}
      </button>
    </div>
  );
}
