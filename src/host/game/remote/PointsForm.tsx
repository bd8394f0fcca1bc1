import { useId, useState } from 'react';
import { useRemoteTexts } from '../../languages/useRemoteTexts';
import { pointsAmount } from './pointsAmount';

/** As long as the server takes it. */
const MOST_REASON = 200;

/** Gives or takes points, with a reason. Two buttons in place of a sign, which phones' number keys have not. */
export function PointsForm({ onAdjust }: { onAdjust: (points: number, reason: string) => void }) {
  const texts = useRemoteTexts().players;
  const id = useId();
  const [typed, setTyped] = useState('1');
  const [reason, setReason] = useState('');
  const amount = pointsAmount(typed);
  const adjust = (sign: 1 | -1) => {
    if (amount === null) return;
    onAdjust(sign * amount, reason.trim());
    setReason('');
  };
  return (
    <form
      className="points"
      onSubmit={(event) => {
        event.preventDefault();
        adjust(1);
      }}
    >
      <div>
        <label htmlFor={`${id}-amount`}>{texts.amount}</label>
        <input
          id={`${id}-amount`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={amount === null}
          aria-describedby={amount === null ? `${id}-bad` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div>
        <label htmlFor={`${id}-reason`}>{texts.reason}</label>
        <input
          id={`${id}-reason`}
          autoComplete="off"
          maxLength={MOST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {amount === null && (
        <p id={`${id}-bad`} className="bad">
          {texts.badAmount}
        </p>
      )}
      <button type="submit">{texts.give}</button>
      <button type="button" onClick={() => adjust(-1)}>
        {texts.take}
      </button>
    </form>
  );
}
