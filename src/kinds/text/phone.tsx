import type { FormEvent } from 'react';
import { typedText } from '../../contract/typedAnswer';
import { around } from '../../look/around';
import { AnswerStatusLine, TeamLine } from '../../player/answers/AnswerLines';
import { useAnswer, useAnswerTexts, type AnswerControlProps } from '../../player/answers/usePlay';
import type { PhoneKind } from '../phoneKind';
import { TextField, useSendWhenGone, useTyped } from '../written/phone';

export const textPhone: PhoneKind<'text'> = {
  Control: TextAnswer,
  Given: ({ answer }) => <p className="given">{answer}</p>,
  Right: ({ solution: { accepted } }) => (
    <>
      <p className="given">{accepted[0]}</p>
      {accepted.length > 1 && <p>{accepted.slice(1).join(' · ')}</p>}
    </>
  ),
  inLine: (_question, answer) => answer,
};

/** A text, sent by the button or the keyboard's send key, as often as it is changed. */
function TextAnswer({ question, onAnswer }: AnswerControlProps<'text'>) {
  const texts = useAnswerTexts();
  const { questionId } = question;
  const { answer, status } = useAnswer(question);
  const { typed, edit, settle, leave } = useTyped({ questionId, part: null, stands: answer });
  const text = typedText(typed);
  const isSent = text === '' || text === answer;
  useSendWhenGone(isSent || answer !== undefined ? undefined : text, onAnswer);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSent) return;
    settle();
    onAnswer(text);
  };

  return (
    <form className="typed" onSubmit={submit}>
      <label htmlFor={questionId}>{texts.yourAnswer}</label>
      <div className="entry">
        <TextField id={questionId} value={typed} onChange={edit} onBlur={() => leave(isSent)} />
        <button type="submit" className="go" aria-disabled={isSent}>
          {texts.send}
        </button>
      </div>
      <AnswerStatusLine status={isSent ? status : 'none'} hint={isSent ? '' : texts.notSent} />
      <TeamLine question={question} />
      {!isSent && answer !== undefined && (
        <p className="hint">{around((mark) => texts.stands({ answer: mark }), <b>{answer}</b>)}</p>
      )}
    </form>
  );
}
