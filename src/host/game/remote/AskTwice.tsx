import { useState } from 'react';
import { useWords } from '../../languages/useWords';

interface AskTwiceProps {
  texts: { offer: string; question: string; confirm: string };
  onConfirm: () => void;
  /** How the button looks before it asks. */
  look?: string;
}

/** A button that asks before it does something. Cancelling has the focus first: a tap twice does nothing. */
export function AskTwice({ texts, onConfirm, look = 'danger' }: AskTwiceProps) {
  const { cancel } = useWords();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className={look} onClick={() => setAsking(true)}>
        {texts.offer}
      </button>
    );
  }
  return (
    <div className="question" role="group" aria-label={texts.question}>
      <p role="status">{texts.question}</p>
      <div className="buttons">
        <button type="button" autoFocus onClick={() => setAsking(false)}>
          {cancel}
        </button>
        <button
          type="button"
          className={look}
          onClick={() => {
            setAsking(false);
            onConfirm();
          }}
        >
          {texts.confirm}
        </button>
      </div>
    </div>
  );
}
