import './phone.css';
import type { OfKind, Question } from '../../contract/question';
import { typedText } from '../../contract/typedAnswer';
import { around } from '../../look/around';
import { AnswerStatusLine, DoneButton, TeamLine } from '../../player/answers/AnswerLines';
import { isParts } from '../../player/answers/unsent';
import {
  useAnswer,
  useAnswerTexts,
  usePlay,
  useSceneTexts,
  type AnswerControlProps,
} from '../../player/answers/usePlay';
import type { PhoneKind, RevealProps } from '../phoneKind';
import { TextField, useSendWhenGone, useTyped } from '../written/phone';

export const partsPhone: PhoneKind<'parts'> = {
  Control: PartsAnswer,
  Given: ({ question, answer }) => <PartsGiven question={question} texts={answer} />,
  // Leaves out the labels: beside one, an answer would look like the only right one for that part.
  Right: ({ solution }) => (
    <ul className="given">
      {solution.parts.map((accepted, place) => (
        <li key={place}>{accepted.join(' · ')}</li>
      ))}
    </ul>
  ),
  rightLabel: (texts) => texts.rightInAnyOrder,
  Reveal: (props) => (props.solution.anyOrder ? props.children : <PartsCheck {...props} />),
  partCount: ({ parts }) => parts.length,
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

/** One part's text, undefined where nothing was answered at all, and whether it is being sent. */
function usePart(question: OfKind<Question, 'parts'>, place: number) {
  const { answer, status } = useAnswer(question);
  const text = answer && (answer[place] ?? '');
  const unsent = usePlay().play.pending[question.questionId];
  const isUnsent = isParts(unsent) && typeof unsent[place] === 'string';
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
      <div className="entry">
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

/** Texts beside the labels of their parts. */
function PartsGiven({ question, texts }: { question: OfKind<Question, 'parts'>; texts: readonly string[] }) {
  return (
    <dl className="given given-parts">
      {question.parts.map(({ label }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd>{texts[place] || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Each part as the player answered it, with the right answer where that was wrong. */
function PartsCheck({ question, solution, result }: RevealProps<'parts'>) {
  const texts = useSceneTexts();
  const { answer } = useAnswer(question);
  return (
    <dl className="own solution parts-check">
      {question.parts.map(({ label }, place) => {
        const given = answer?.[place];
        const verdict = given ? verdictOfPart(result, place) : undefined;
        return (
          <div key={place}>
            <dt>{label}</dt>
            <dd data-verdict={verdict}>
              {verdict && <span className="unseen">{texts[verdict]} </span>}
              {given || texts.notAnswered}
            </dd>
            {verdict !== 'right' && (
              <dd className="solved">
                {around(
                  (mark) => texts.rightAnswerIs({ answer: mark }),
                  <b>{solution.parts[place]?.join(' · ')}</b>,
                )}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Undefined where the host has judged the whole answer, which says nothing about its parts. */
function verdictOfPart(result: RevealProps['result'], place: number): 'right' | 'half' | 'wrong' | undefined {
  if (!result) return undefined;
  const isWhole = result.share === undefined;
  const share = isWhole ? Number(result.correct) : result.parts?.[place];
  if (share === undefined) return undefined;
  return share === 0 ? 'wrong' : share === 1 ? 'right' : 'half';
}
