import { useState } from 'react';
import type { Answer } from '../../contract/question';
import { OrderAnswer } from './OrderAnswer';
import { AnswerSignIcon, AnswerStatusLine, DoneButton, TeamLine } from './OwnAnswer';
import { NumberAnswer, PartsAnswer, TextAnswer } from './TypedAnswer';
import { isSame } from './unsent';
import { placesIn, useAnswer, type AnswerControlProps, useAnswerTexts } from './usePlay';

/** What a question is answered with, by its kind. */
export function AnswerControl(props: AnswerControlProps) {
  switch (props.question.kind) {
    case 'choice':
    case 'multiple':
      return <PickAnswer {...props} />;
    case 'text':
      return <TextAnswer {...props} />;
    case 'number':
      return <NumberAnswer {...props} />;
    case 'order':
      return <OrderAnswer {...props} />;
    case 'parts':
      return <PartsAnswer {...props} />;
  }
}

/** One answer of several, or several of several: every tap is sent at once. Of several none says that this is all. */
function PickAnswer({ question, onAnswer }: AnswerControlProps) {
  const texts = useAnswerTexts();
  const { answer, status } = useAnswer(question);
  // No answer cannot be sent: it is only shown, and what was sent last still counts.
  const [emptied, setEmptied] = useState<Answer>();
  const isEmpty = emptied !== undefined && isSame(emptied, answer);
  const picked = isEmpty ? [] : placesIn(answer);
  const isSeveral = question.kind === 'multiple';

  const pick = (place: number) => {
    if (!isSeveral) return onAnswer(place);
    const next = picked.includes(place) ? picked.filter((each) => each !== place) : [...picked, place];
    setEmptied(next.length === 0 ? answer : undefined);
    if (next.length > 0)
      onAnswer(
        next.sort((one, other) => one - other),
        false,
      );
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
      {isSeveral && <DoneButton question={question} onAnswer={onAnswer} />}
      <AnswerStatusLine
        status={isEmpty ? 'none' : status}
        hint={isEmpty ? texts.pickAtLeastOne : isSeveral ? texts.pickSeveral : texts.pickOne}
      />
      <TeamLine question={question} />
    </>
  );
}
