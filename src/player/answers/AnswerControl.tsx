import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { MAX_TEXT_ANSWER_LENGTH, type Answer } from '../../contract/question';
import { parseNumber, withOtherSign } from './numbers';
import { OrderAnswer } from './OrderAnswer';
import { AnswerSignIcon, AnswerStatusLine } from './OwnAnswer';
import { PartsAnswer } from './PartsAnswer';
import { placesIn, useAnswer, usePlay, type AnswerControlProps, useAnswerTexts } from './usePlay';

/** More digits than any answer needs. */
const MAX_NUMBER_LENGTH = 30;

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

/** One answer of several, or several of several: every tap is sent at once. */
function PickAnswer({ question, onAnswer }: AnswerControlProps) {
  const texts = useAnswerTexts();
  const { answer, status } = useAnswer(question);
  // No answer cannot be sent: it is only shown, and what was sent last still counts.
  const [isEmpty, setEmpty] = useState(false);
  const picked = isEmpty ? [] : placesIn(answer);
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
        status={isEmpty ? 'none' : status}
        hint={isEmpty ? texts.pickAtLeastOne : isSeveral ? texts.pickSeveral : texts.pickOne}
      />
    </>
  );
}

/** A text, sent by the button or the keyboard's send key, and as often as it is changed. */
function TextAnswer({ question, onAnswer }: AnswerControlProps) {
  const texts = useAnswerTexts();
  const { answer, status } = useAnswer(question);
  const [typed, setTyped] = useState(answer === undefined ? '' : String(answer));
  const text = typed.trim();
  const isSent = text === '' || text === answer;
  useSendWhenGone(isSent || answer !== undefined ? undefined : text, onAnswer);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSent) onAnswer(text);
  };

  return (
    <form className="typed" onSubmit={submit}>
      <label htmlFor={question.questionId}>{texts.yourAnswer}</label>
      <div className="entry">
        <input
          id={question.questionId}
          type="text"
          value={typed}
          maxLength={MAX_TEXT_ANSWER_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="sentences"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="go" aria-disabled={isSent}>
          {texts.send}
        </button>
      </div>
      <AnswerStatusLine status={isSent ? status : 'none'} hint={isSent ? '' : texts.notSent} />
      {!isSent && answer !== undefined && (
        <p className="hint">
          {texts.yourAnswer}: <b>{answer}</b>
        </p>
      )}
    </form>
  );
}

/** A number, with comma or point. What was understood is shown, since people write thousands in many ways. */
function NumberAnswer({ question, onAnswer }: AnswerControlProps) {
  const texts = useAnswerTexts();
  const { language } = usePlay().texts;
  const { answer, status } = useAnswer(question);
  const [typed, setTyped] = useState(typeof answer === 'number' ? texts.number(answer) : '');
  const [isRefused, setRefused] = useState(false);
  const value = parseNumber(typed, language);
  const isSent = typed.trim() === '' || (value !== undefined && value === answer);
  useSendWhenGone(isSent || answer !== undefined ? undefined : value, onAnswer);

  const edit = (text: string) => {
    setTyped(text);
    setRefused(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isSent && value === undefined);
    if (!isSent && value !== undefined) onAnswer(value);
  };

  return (
    <form className="typed" onSubmit={submit}>
      <label htmlFor={question.questionId}>{texts.yourAnswer}</label>
      <div className="entry">
        <button
          type="button"
          className="quiet"
          aria-label={texts.changeSign}
          onClick={() => edit(withOtherSign(typed))}
        >
          ±
        </button>
        <input
          id={question.questionId}
          type="text"
          inputMode="decimal"
          value={typed}
          maxLength={MAX_NUMBER_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={isRefused}
          onChange={(event) => edit(event.target.value)}
        />
        {question.unit && <span className="unit">{question.unit}</span>}
        <button type="submit" className="go" aria-disabled={isSent}>
          {texts.send}
        </button>
      </div>
      <AnswerStatusLine
        status={isSent ? status : 'none'}
        hint={isRefused ? texts.notANumber : isSent ? '' : texts.notSent}
      />
      {typeof answer === 'number' && (
        <p className="hint">
          {texts.yourAnswer}: <b>{texts.number(answer, question.unit)}</b>
        </p>
      )}
    </form>
  );
}

/**
 * Sends what was typed and not sent when its question goes away: time may run out in the middle of a word. Undefined
 * where an answer was sent before: half a change must not replace a whole answer.
 */
function useSendWhenGone(typed: Answer | undefined, onAnswer: (answer: Answer) => void): void {
  const send = useEffectEvent(() => {
    if (typed !== undefined) onAnswer(typed);
  });
  useEffect(() => () => send(), []);
}
