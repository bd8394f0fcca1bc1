import { useId, useState } from 'react';
import type { Command } from '../../../contract/commands';
import { usePlayerTexts } from '../../ui/playerTexts';
import { AskTwice } from './AskTwice';

interface RemoveSeveralProps {
  /** How many players there are. */
  most: number;
  send: (command: Command) => void;
}

/** Removes crowds that are no teams: who is away and has answered nothing, or who joined last. */
export function RemoveSeveral({ most, send }: RemoveSeveralProps) {
  const texts = usePlayerTexts().removeMany;
  const id = useId();
  const [typed, setTyped] = useState('1');
  const count = Number(typed);
  const isCount = Number.isInteger(count) && count >= 1 && count <= most;
  return (
    <section className="card list" aria-label={texts.heading}>
      <details>
        <summary>
          <h2>{texts.heading}</h2>
        </summary>
        <div className="player-edit">
          <AskTwice
            texts={{ ...texts, offer: texts.away(), question: `${texts.awayQuestion} ${texts.text}` }}
            onConfirm={() => send({ type: 'removeAway' })}
          />
          <div>
            <label htmlFor={id}>{texts.howMany}</label>
            <input
              id={id}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              aria-invalid={!isCount}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          {isCount && (
            <AskTwice
              key={count}
              texts={{
                ...texts,
                offer: texts.newest,
                question: `${texts.newestQuestion(count)} ${texts.text}`,
              }}
              onConfirm={() => send({ type: 'removeNewest', count })}
            />
          )}
        </div>
      </details>
    </section>
  );
}
