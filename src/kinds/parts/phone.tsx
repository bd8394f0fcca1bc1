import './phone.css';
import type { OfKind, Question } from '../../contract/question';
import { typedText } from '../../contract/typedAnswer';
import { AnswerStatusLine, DoneButton, statusId, TeamLine } from '../../player/answers/AnswerLines';
import { isChange } from '../../player/answers/unsent';
import {
  useAnswer,
  useAnswerTexts,
  usePlay,
  type AnswerControlProps,
  type AnswerStatus,
} from '../../player/answers/usePlay';
import { LabelledCheck, LabelledTexts } from '../labelled/phone';
import type { PhoneKind } from '../../player/answers/phoneKind';
import { TextField, useTyped } from '../written/phone';

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
 * Several texts, each sent separately. The answer is complete once a field is left and none is empty, or by a
 * button.
 */
function PartsAnswer({ question, onAnswer }: AnswerControlProps<'parts'>) {
  const texts = useAnswerTexts();
  const { parts } = question;
  const { status } = useAnswer(question);
  return (
    <div className="typed parts">
      {parts.map(({ label }, place) => (
        <PartAnswer key={place} question={question} label={label} place={place} />
      ))}
      <DoneButton question={question} onAnswer={onAnswer} />
      {/* The parts say how they stand; this describes the button. */}
      <div hidden>
        <AnswerStatusLine id={statusId(question)} status={status} finish={texts.done} />
      </div>
      <TeamLine question={question} />
    </div>
  );
}

/** One part's text, undefined where nothing was answered at all, and whether it is being sent. */
function usePart(
  question: OfKind<Question, 'parts'>,
  place: number,
): { text: string | undefined; status: AnswerStatus } {
  const { answer, status } = useAnswer(question);
  const text = answer && (answer[place] ?? '');
  const { pending, typedIn } = usePlay().play;
  const unsent = pending[question.questionId];
  const isUnsent = isChange(unsent) && typeof unsent.texts[place] === 'string';
  const isTyped = typedIn?.[question.questionId]?.part === place;
  const isOfAll = status === 'late' || status === 'invalid';
  if (isUnsent && status === 'typing' && !isTyped) return { text, status: 'sending' };
  return { text, status: isUnsent || isTyped || isOfAll ? status : text ? 'saved' : 'none' };
}

interface PartAnswerProps {
  question: OfKind<Question, 'parts'>;
  label: string;
  place: number;
}

function PartAnswer({ question, label, place }: PartAnswerProps) {
  const texts = useAnswerTexts();
  const { act } = usePlay();
  const { questionId, parts } = question;
  const { answer: whole = [] } = useAnswer(question);
  const { text: stands, status } = usePart(question, place);
  const { typed, edit } = useTyped({
    questionId,
    part: place,
    stands,
    isSame: (text) => typedText(text) === (stands ?? ''),
    answerOf: (text) => ({ texts: parts.map((_part, each) => (each === place ? typedText(text) : null)) }),
  });
  const leave = () =>
    act.left(
      questionId,
      parts.every((_part, each) => whole[each]),
    );
  return (
    <form
      className="part"
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <label htmlFor={`${questionId}-${place}`}>{label}</label>
      <div className="row entry">
        <TextField id={`${questionId}-${place}`} value={typed} onChange={edit} onBlur={leave} />
        <button
          type="submit"
          className="go"
          aria-label={texts.sendPart({ label })}
          aria-disabled={status === 'saved' || status === 'none'}
          aria-describedby={statusId(question, place)}
        >
          ✓
        </button>
      </div>
      <AnswerStatusLine id={statusId(question, place)} status={status} saved={texts.partSaved} />
      <TeamLine question={question} part={place} />
    </form>
  );
}
