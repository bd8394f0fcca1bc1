import type { OfKind, Question } from '../../contract/question';
import { typedText } from '../../contract/typedAnswer';
import { AnswerStatusLine, DoneButton, TeamLine } from '../../player/answers/AnswerLines';
import { isParts } from '../../player/answers/unsent';
import {
  useAnswer,
  useAnswerTexts,
  usePart,
  useSceneTexts,
  type AnswerControlProps,
} from '../../player/answers/usePlay';
import type { PhoneKind, RevealProps } from '../phoneKind';
import { TextField, useSendWhenGone, useTyped } from '../written/phone';

export const partsPhone: PhoneKind<'parts'> = {
  Control: PartsAnswer,
  Given: ({ question, answer }) => <PartsGiven question={question} texts={isParts(answer) ? answer : []} />,
  // No part has an answer of its own: beside a label it would seem to be the only one.
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
  inLine: (_question, answer) => (isParts(answer) ? answer : []).map((part) => part || '–').join(' | '),
};

/**
 * Several texts, each of which is sent alone: when its field is left, by its button, or by the send key. The answer is
 * done when none of them is empty, or by a button.
 */
function PartsAnswer({ question, onAnswer }: AnswerControlProps<OfKind<Question, 'parts'>>) {
  const { parts } = question;
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
function PartsGiven({
  question,
  texts,
}: {
  question: OfKind<Question, 'parts'>;
  texts: readonly (string | null)[];
}) {
  return (
    <dl className="given">
      {question.parts.map(({ label }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd>{texts[place] || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Each part as the player has answered it, and what is right where that is not. */
function PartsCheck({ question, solution, result }: RevealProps<'parts'>) {
  const texts = useSceneTexts();
  const { answer } = useAnswer(question);
  return (
    <dl className="own solution parts-check">
      {question.parts.map(({ label }, place) => {
        const given = isParts(answer) && answer[place];
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
                {texts.rightAnswer}: <b>{solution.parts[place]?.join(' · ')}</b>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Undefined where the host has said how right the whole answer is: that says nothing of its parts. */
function verdictOfPart(result: RevealProps['result'], place: number): 'right' | 'half' | 'wrong' | undefined {
  if (!result) return undefined;
  const isWhole = result.share === undefined;
  const share = isWhole ? Number(result.correct) : result.parts?.[place];
  if (share === undefined) return undefined;
  return share === 0 ? 'wrong' : share === 1 ? 'right' : 'half';
}
