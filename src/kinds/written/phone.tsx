import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/limits';
import type { OfKind, Question } from '../../contract/question';
import { typedText } from '../../contract/typedAnswer';
import { around } from '../../look/around';
import { AnswerStatusLine, TeamLine } from '../../player/answers/AnswerLines';
import { isTeam } from '../../player/answers/team';
import { useAnswer, useAnswerTexts, usePlay, type AnswerControlProps } from '../../player/answers/usePlay';

/**
 * The text of a field. Until this person edits it, it follows the other phones of the team; what was typed
 * and not sent yet is never replaced.
 */
export function useTyped(field: { questionId: string; part: number | null; stands: string | undefined }) {
  const { play, onTyping } = usePlay();
  const { questionId, part, stands } = field;
  const [typed, setTyped] = useState(stands ?? '');
  const [isEdited, setEdited] = useState(false);
  return {
    typed: isEdited || stands === undefined ? typed : stands,
    edit: (text: string) => {
      setTyped(text);
      setEdited(true);
      onTyping(questionId, part);
    },
    /** Lets the field follow the team's answer again. */
    settle: () => setEdited(false),
    /** Leaving a field with nothing unsent shows the team's answer again. */
    leave: (isSent: boolean) => {
      if (isTeam(play.own) && isSent) setEdited(false);
    },
  };
}

interface TextFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

export function TextField({ id, value, onChange, onBlur }: TextFieldProps) {
  return (
    <input
      id={id}
      type="text"
      value={value}
      maxLength={MAX_TEXT_ANSWER_LENGTH}
      enterKeyHint="send"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="sentences"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}

/**
 * Sends text not sent yet when its question disappears, as time may run out in the middle of a word. Pass
 * undefined where an answer was sent before: half a change must not replace a complete answer.
 */
export function useSendWhenGone<Typed>(typed: Typed | undefined, onAnswer: (answer: Typed) => void): void {
  const send = useEffectEvent(() => {
    if (typed !== undefined) onAnswer(typed);
  });
  useEffect(() => () => send(), []);
}

/** How kinds that are answered by one text are answered, and shown afterwards. */
export const writtenPhone = {
  Control: TextAnswer,
  Given: ({ answer }: { answer: string }) => <p className="given">{answer}</p>,
  Right: ({ solution: { accepted } }: { solution: { accepted: readonly string[] } }) => (
    <>
      <p className="given">{accepted[0]}</p>
      {accepted.length > 1 && <p>{accepted.slice(1).join(' · ')}</p>}
    </>
  ),
  inLine: (_question: Question, answer: string) => answer,
};

interface TextAnswerProps extends Omit<AnswerControlProps, 'question'> {
  question: OfKind<Question, 'text' | 'stages' | 'poll'>;
}

/** A text, sent by the button or the keyboard's send key, as often as it is changed. */
export function TextAnswer({ question, onAnswer }: TextAnswerProps) {
  const texts = useAnswerTexts();
  const { questionId } = question;
  const { answer: given, status } = useAnswer(question);
  const answer = typeof given === 'string' ? given : undefined;
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
      <div className="row entry">
        <TextField id={questionId} value={typed} onChange={edit} onBlur={() => leave(isSent)} />
        <button type="submit" className="go" aria-disabled={isSent}>
          {texts.send}
        </button>
      </div>
      <AnswerStatusLine status={isSent ? status : 'none'} hint={isSent ? '' : texts.notSent} />
      <TeamLine question={question} />
      {!isSent && answer !== undefined && (
        <p className="muted">{around((mark) => texts.stands({ answer: mark }), <b>{answer}</b>)}</p>
      )}
    </form>
  );
}
