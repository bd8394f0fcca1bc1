import { useState, type FormEvent } from 'react';
import type { AnswerControlProps } from './AnswerControl';
import { AnswerStatusLine } from './AnswerStatusLine';
import { parseNumber, withOtherSign } from './numbers';
import { useSendWhenGone } from './useSendWhenGone';

/** More digits than any answer needs. */
const MAX_LENGTH = 30;

/** A number, with comma or point. What was understood is shown, since people write thousands in many ways. */
export function NumberAnswer({ question, view, texts, onAnswer }: AnswerControlProps) {
  const { answer, status } = view;
  const [typed, setTyped] = useState(typeof answer === 'number' ? texts.number(answer) : '');
  const [isRefused, setRefused] = useState(false);
  const value = parseNumber(typed, texts.language);
  const isSent = typed.trim() === '' || (value !== undefined && value === answer);
  // Half a change must not replace a whole answer.
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
          maxLength={MAX_LENGTH}
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
        texts={texts}
      />
      {typeof answer === 'number' && (
        <p className="hint">
          {texts.yourAnswer}: <b>{[texts.number(answer), question.unit].filter(Boolean).join(' ')}</b>
        </p>
      )}
    </form>
  );
}
