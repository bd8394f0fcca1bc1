import type { FormEvent } from 'react';
import { typedText } from '../../contract/typedAnswer';
import { AnswerStatusLine, TeamLine } from '../../player/answers/AnswerLines';
import { useAnswer, useAnswerTexts, type AnswerControlProps } from '../../player/answers/usePlay';
import type { PhoneKind } from '../phoneKind';
import { TextField, useSendWhenGone, useTyped } from '../written/phone';

export const textPhone: PhoneKind<'text'> = {
  Control: TextAnswer,
  Given: ({ answer }) => <p className="given">{String(answer)}</p>,
  Right: ({ solution: { accepted } }) => (
    <>
      <p className="given">{accepted[0]}</p>
      {accepted.length > 1 && <p>{accepted.slice(1).join(' · ')}</p>}
    </>
  ),
  inLine: (_question, answer) => String(answer),
};

/** A text, sent by the button or the keyboard's send key, and as often as it is changed. */
function TextAnswer({ question, onAnswer }: AnswerControlProps) {
  const texts = useAnswerTexts();
  const { questionId } = question;
  const { answer, status } = useAnswer(question);
  const stands = answer === undefined ? undefined : String(answer);
  const { typed, edit, settle, leave } = useTyped({ questionId, part: null, stands });
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
      {!isSent && stands !== undefined && (
        <p className="hint">
          {texts.yourAnswer}: <b>{stands}</b>
        </p>
      )}
    </form>
  );
}
