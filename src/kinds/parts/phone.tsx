import './phone.css';
import type { OfKind, Question } from '../../contract/question';
import { typedText } from '../../contract/typedAnswer';
import { AnswerStatusLine, DoneButton, TeamLine } from '../../player/answers/AnswerLines';
import { isChange } from '../../player/answers/unsent';
import { useAnswer, useAnswerTexts, usePlay, type AnswerControlProps } from '../../player/answers/usePlay';
import { LabelledCheck, LabelledTexts } from '../labelled/phone';
import type { PhoneKind } from '../phoneKind';
import { TextField, useSendWhenGone, useTyped } from '../written/phone';

export const partsPhone: PhoneKind<'parts'> = {
  Control: PartsAnswer,
  Given: ({ question: { parts }, answer }) => (
    <LabelledTexts rows={parts.map(({ label }, place) => ({ label, text: answer[place] }))} />
  ),
  // Leaves out the labels: beside one, an answer would look like the only right one for that part.
  Right: ({ solution }) => (
    <ul className="given">
      {solution.parts.map((accepted, place) => (
        <li key={place}>{accepted.join(' · ')}</li>
      ))}
    </ul>
  ),
  rightLabel: (texts) => texts.rightInAnyOrder,
  Reveal: ({ question, solution, result, children }) => {
    const { answer } = useAnswer(question);
    if (solution.anyOrder) return children;
    const rows = question.parts.map(({ label }, place) => ({
      label,
      text: answer?.[place],
      right: solution.parts[place]?.join(' · '),
    }));
    return <LabelledCheck rows={rows} result={result} />;
  },
  partsRight: ({ parts: { length: of } }, share, texts) => texts.partsRight({ right: share * of, of }),
  inLine: (_question, answer) => answer.map((part) => part || '–').join(' | '),
};

/**
 * Several texts, each sent separately: when its field loses the focus, by its button, or by the send key. The
 * answer is complete once no field is empty, or by a button.
 */
function PartsAnswer({ question, onAnswer }: AnswerControlProps<'parts'>) {
  const { parts } = question;
  const { answer: stands = [] } = useAnswer(question);
  const send = (place: number, text: string) => {
    const isWhole = parts.every((_part, each) => (each === place ? text : stands[each]));
    onAnswer({ texts: parts.map((_part, each) => (each === place ? text : null)) }, isWhole);
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

/** One part's text, undefined where nothing was answered at all, and whether it is being sent. */
function usePart(question: OfKind<Question, 'parts'>, place: number) {
  const { answer, status } = useAnswer(question);
  const text = answer && (answer[place] ?? '');
  const unsent = usePlay().play.pending[question.questionId];
  const isUnsent = isChange(unsent) && typeof unsent.texts[place] === 'string';
  const isOfAll = status === 'late' || status === 'invalid';
  return { text, status: isUnsent || isOfAll ? status : text ? 'saved' : 'none' };
}

interface PartAnswerProps {
  question: OfKind<Question, 'parts'>;
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
  useSendWhenGone(isSent || stands ? undefined : text, onSend);

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
      <div className="row entry">
        <TextField id={`${questionId}-${place}`} value={typed} onChange={edit} onBlur={send} />
        <button type="submit" className="go" aria-label={texts.sendPart({ label })} aria-disabled={isSent}>
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
