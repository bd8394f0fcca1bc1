import './phone.css';
import { useState, type FormEvent } from 'react';
import { isShortNumber, MAX_NUMBER_LENGTH, parseNumber } from '../../contract/typedAnswer';
import { around } from '../../look/around';
import { AnswerStatusLine, statusId, TeamLine } from '../../player/answers/AnswerLines';
import {
  useAnswer,
  useAnswerTexts,
  useIsUnfinished,
  usePlay,
  type AnswerControlProps,
} from '../../player/answers/usePlay';
import type { PhoneKind } from '../../player/answers/phoneKind';
import { useTyped } from '../written/phone';

export const numberPhone: PhoneKind<'number'> = {
  Control: NumberAnswer,
  Given: ({ question, answer }) => <NumberGiven value={answer} unit={question.unit} />,
  Right: ({ question, solution }) => <NumberGiven value={solution.value} unit={question.unit} />,
  isNear: (answer, { value }) => answer !== value,
  inLine: ({ unit }, answer, texts) => texts.number(answer, unit),
};

function NumberGiven({ value, unit }: { value: number; unit: string | undefined }) {
  return <p className="given">{useAnswerTexts().number(value, unit)}</p>;
}

/** A number with a decimal comma or point, shown as understood: people write thousands in many ways. */
function NumberAnswer({ question, onAnswer }: AnswerControlProps<'number'>) {
  const texts = useAnswerTexts();
  const { texts: all, act } = usePlay();
  const { questionId } = question;
  const { answer, status } = useAnswer(question);
  const isUnfinished = useIsUnfinished(questionId);
  const numberIn = (text: string) => parseNumber(text, all.language);
  const read = (text: string) => {
    const number = numberIn(text);
    return number !== undefined && isShortNumber(number) ? number : undefined;
  };
  const { typed, edit: setTyped } = useTyped({
    questionId,
    part: null,
    stands: answer === undefined ? undefined : texts.number(answer),
    // What is no number stays in the field.
    isSame: (text) => (text.trim() === '' ? answer === undefined : [answer, undefined].includes(read(text))),
    answerOf: (text) => (text.trim() === '' ? null : read(text)),
  });
  const [isRefused, setRefused] = useState(false);
  const value = read(typed);
  const isEmpty = typed.trim() === '';
  const refusal = numberIn(typed) === undefined ? texts.notANumber : texts.tooManyDigits;
  const isDone = isEmpty || (value !== undefined && value === answer && !isUnfinished);

  const edit = (text: string) => {
    setTyped(text);
    setRefused(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isDone && value === undefined);
    if (!isDone && value !== undefined) onAnswer(value);
  };

  return (
    <form className="typed" onSubmit={submit}>
      <label htmlFor={questionId}>{texts.yourAnswer}</label>
      <div className="row entry">
        <button
          type="button"
          className="quiet plus-minus"
          aria-label={texts.changeSign}
          onClick={() => edit(withOtherSign(typed))}
        >
          ±
        </button>
        <input
          id={questionId}
          type="text"
          inputMode="decimal"
          value={typed}
          maxLength={MAX_NUMBER_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={isRefused}
          aria-describedby={isRefused ? statusId(question) : undefined}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => act.left(questionId, false)}
        />
        {question.unit && <span className="unit">{question.unit}</span>}
        <button type="submit" className="go" aria-disabled={isDone} aria-describedby={statusId(question)}>
          {texts.send}
        </button>
      </div>
      <AnswerStatusLine
        id={statusId(question)}
        status={isEmpty || value !== undefined ? status : 'none'}
        hint={isRefused ? refusal : isEmpty ? undefined : texts.notSent}
        finish={texts.send}
      />
      <TeamLine question={question} />
      {answer !== undefined && (
        <p className="muted">
          {around((mark) => texts.stands({ answer: mark }), <b>{texts.number(answer, question.unit)}</b>)}
        </p>
      )}
    </form>
  );
}

/** The typed number with the opposite sign: decimal keyboards do not have a minus everywhere. */
export function withOtherSign(typed: string): string {
  const text = typed.trim();
  return /^[-−–]/.test(text) ? text.slice(1) : `-${text.replace(/^\+/, '')}`;
}
