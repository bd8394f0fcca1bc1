import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { MAX_TEXT_ANSWER_LENGTH, type Answer, type SubmittedAnswer } from '../../contract/question';
import { MAX_NUMBER_LENGTH, parseNumber, typedText } from '../../contract/typedAnswer';
import { withOtherSign } from './numbers';
import { AnswerStatusLine, DoneButton, TeamLine } from './OwnAnswer';
import { isTeam } from './team';
import { isParts } from './unsent';
import { useAnswer, usePart, usePlay, type AnswerControlProps, useAnswerTexts } from './usePlay';

/**
 * What stands in a field. As long as the person has not changed it, that is what stands on all phones of the team; what
 * was typed and not yet sent is never replaced.
 */
function useTyped(field: { questionId: string; part: number | null; stands: string | undefined }) {
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
    /** What is in the field is what shall stand. */
    settle: () => setEdited(false),
    /** Who leaves a field with nothing to be sent in it sees again what the team says. */
    leave: (isSent: boolean) => {
      if (isTeam(play.own) && isSent) setEdited(false);
    },
  };
}

/** A text, sent by the button or the keyboard's send key, and as often as it is changed. */
export function TextAnswer({ question, onAnswer }: AnswerControlProps) {
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

interface TextFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

function TextField({ id, value, onChange, onBlur }: TextFieldProps) {
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
 * Several texts, each of which is sent alone: when its field is left, by its button, or by the send key. The answer is
 * done when none of them is empty, or by a button.
 */
export function PartsAnswer({ question, onAnswer }: AnswerControlProps) {
  const { parts = [] } = question;
  const { answer } = useAnswer(question);
  const stands = isParts(answer) ? answer : [];
  const send = (place: number, text: string) => {
    const isWhole = parts.every((_part, each) => (each === place ? text : stands[each]));
    onAnswer(
      parts.map((_part, each) => (each === place ? text : null)),
      isWhole,
    );
  };
  return (
    <div className="typed parts">
      {parts.map(({ label }, place) => (
        <PartAnswer
          key={place}
          question={question}
          label={label}
          place={place}
          onSend={(text) => send(place, text)}
        />
      ))}
      <DoneButton question={question} onAnswer={onAnswer} />
      <TeamLine question={question} />
    </div>
  );
}

interface PartAnswerProps {
  question: AnswerControlProps['question'];
  label: string;
  place: number;
  onSend: (text: string) => void;
}

function PartAnswer({ question, label, place, onSend }: PartAnswerProps) {
  const texts = useAnswerTexts();
  const { questionId } = question;
  const { text: stands, status } = usePart(question, place);
  const { typed, edit, settle } = useTyped({ questionId, part: place, stands });
  const text = typedText(typed);
  const isSent = text === (stands ?? '');
  useSendWhenGone(isSent || stands ? undefined : text, (gone) => onSend(String(gone)));

  const send = () => {
    settle();
    if (!isSent) onSend(text);
  };
  return (
    <form
      className="part"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={`${questionId}-${place}`}>{label}</label>
      <div className="entry">
        <TextField id={`${questionId}-${place}`} value={typed} onChange={edit} onBlur={send} />
        <button type="submit" className="go" aria-label={texts.sendPart(label)} aria-disabled={isSent}>
          ✓
        </button>
      </div>
      <AnswerStatusLine
        status={isSent ? status : 'none'}
        hint={isSent ? '' : texts.notSent}
        saved={texts.partSaved}
      />
      <TeamLine question={question} part={place} />
    </form>
  );
}

/** A number, with comma or point. What was understood is shown, since people write thousands in many ways. */
export function NumberAnswer({ question, onAnswer }: AnswerControlProps) {
  const texts = useAnswerTexts();
  const { language } = usePlay().texts;
  const { questionId } = question;
  const { answer, status } = useAnswer(question);
  const stands = typeof answer === 'number' ? texts.number(answer) : undefined;
  const { typed, edit: setTyped, settle, leave } = useTyped({ questionId, part: null, stands });
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
    if (isSent || value === undefined) return;
    settle();
    onAnswer(value);
  };

  return (
    <form className="typed" onSubmit={submit}>
      <label htmlFor={questionId}>{texts.yourAnswer}</label>
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
          id={questionId}
          type="text"
          inputMode="decimal"
          value={typed}
          maxLength={MAX_NUMBER_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={isRefused}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => leave(isSent)}
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
      <TeamLine question={question} />
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
function useSendWhenGone(typed: Answer | undefined, onAnswer: (answer: SubmittedAnswer) => void): void {
  const send = useEffectEvent(() => {
    if (typed !== undefined) onAnswer(typed);
  });
  useEffect(() => () => send(), []);
}
