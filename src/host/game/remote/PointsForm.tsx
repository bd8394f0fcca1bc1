import { useId } from 'react';
import { useCorrectionTexts } from '../corrections/correctionTexts';
import { MOST_REASON, usePointsForm } from '../corrections/usePointsForm';

/** Gives or takes points, with a reason. */
export function PointsForm({ onAdjust }: { onAdjust: (points: number, reason: string) => void }) {
  const texts = useCorrectionTexts();
  const id = useId();
  const { typed, setTyped, reason, setReason, isBad, adjust } = usePointsForm(onAdjust);
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
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-bad` : undefined}
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
      {isBad && (
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
