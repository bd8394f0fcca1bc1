import { useState } from 'react';
import { AnswerSignIcon } from './AnswerSignIcon';
import { AnswerStatusLine } from './AnswerStatusLine';
import { placesIn } from './answerView';
import type { AnswerControlProps } from './AnswerControl';

/** One answer of several, or several of several: every tap is sent at once. */
export function PickAnswer({ question, view, texts, onAnswer }: AnswerControlProps) {
  // No answer cannot be sent: it is only shown, and what was sent last still counts.
  const [isEmpty, setEmpty] = useState(false);
  const picked = isEmpty ? [] : placesIn(view.answer);
  const isSeveral = question.kind === 'multiple';

  const pick = (place: number) => {
    if (!isSeveral) return onAnswer(place);
    const next = picked.includes(place) ? picked.filter((each) => each !== place) : [...picked, place];
    setEmpty(next.length === 0);
    if (next.length > 0) onAnswer(next.sort((one, other) => one - other));
  };

  return (
    <>
      <div className="tiles" data-several={isSeveral}>
        {(question.answers ?? []).map((text, place) => (
          <button
            key={place}
            type="button"
            className="tile"
            aria-pressed={picked.includes(place)}
            onClick={() => pick(place)}
          >
            <AnswerSignIcon place={place} /> <span>{text}</span>
            <i className="check" aria-hidden="true" />
          </button>
        ))}
      </div>
      <AnswerStatusLine
        status={isEmpty ? 'none' : view.status}
        hint={isEmpty ? texts.pickAtLeastOne : isSeveral ? texts.pickSeveral : texts.pickOne}
        texts={texts}
      />
    </>
  );
}
