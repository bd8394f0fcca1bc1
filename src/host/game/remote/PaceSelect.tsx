import { useId } from 'react';
import { PACES, type Command } from '../../../contract/commands';
import { useCrowdTexts } from '../../ui/crowdTexts';

interface PaceSelectProps {
  pace: number;
  send: (command: Command) => void;
}

/** How much time this game's questions have. */
export function PaceSelect({ pace, send }: PaceSelectProps) {
  const texts = useCrowdTexts().pace;
  const id = useId();
  return (
    <section className="card">
      <label htmlFor={id}>{texts.label}</label>
      <select
        id={id}
        value={pace}
        onChange={(event) => {
          const factor = PACES.find((each) => each === Number(event.target.value));
          if (factor !== undefined) send({ type: 'pace', factor });
        }}
      >
        {PACES.map((factor) => (
          <option key={factor} value={factor}>
            {texts.of[factor]}
          </option>
        ))}
      </select>
    </section>
  );
}
