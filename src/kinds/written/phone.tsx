import { type FormEvent, useState } from 'react';
import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/limits';
import type { OfKind, Question } from '../../contract/question';
import { typedText } from '../../contract/typedAnswer';
import { around } from '../../look/around';
import { AnswerStatusLine, statusId, TeamLine } from '../../player/answers/AnswerLines';
import { isByTeamMate } from '../../player/answers/team';
import type { ChosenAnswer } from '../../player/answers/unsent';
import {
  useAnswer,
  useAnswerTexts,
  useIsUnfinished,
  usePlay,
  type AnswerControlProps,
} from '../../player/answers/usePlay';

interface Field {
  questionId: string;
  part: number | null;
  /** The text of the answer that stands, sent or not; undefined: none. */
  stands: string | undefined;
  /** Whether what a person has typed means what stands. */
  isSame: (typed: string) => boolean;
  /** What a text says as an answer; undefined: nothing yet. */
  answerOf: (typed: string) => ChosenAnswer | undefined;
}

/**
 * The text of a field. It is stored while it is typed. A text that another phone has written since replaces it,
 * but not while this person types.
 */
export function useTyped({ questionId, part, stands = '', isSame, answerOf }: Field) {
  const { play, act } = usePlay();
  const [typed, setTyped] = useState(stands);
  const isInUse = play.typedIn?.[questionId]?.part === part;
  return {
    typed: isInUse || isSame(typed) ? typed : stands,
    edit: (text: string) => {
      setTyped(text);
      act.type(questionId, part, answerOf(text));
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

/** A text. The button, or the keyboard's send key, says that it is done. */
export function TextAnswer({ question, onAnswer }: TextAnswerProps) {
  const texts = useAnswerTexts();
  const { act } = usePlay();
  const { questionId } = question;
  const { answer: given, status } = useAnswer(question);
  const isUnfinished = useIsUnfinished(questionId);
  const answer = typeof given === 'string' ? given : undefined;
  const { typed, edit } = useTyped({
    questionId,
    part: null,
    stands: answer,
    isSame: (text) => typedText(text) === (answer ?? ''),
    answerOf: (text) => typedText(text) || null,
  });
  const text = typedText(typed);
  const isDone = text === '' || (text === answer && !isUnfinished);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDone) onAnswer(text);
  };

  return (
    <form className="typed" onSubmit={submit}>
      <label htmlFor={questionId}>{texts.yourAnswer}</label>
      <div className="row entry">
        <TextField id={questionId} value={typed} onChange={edit} onBlur={() => act.left(questionId, false)} />
        <button type="submit" className="go" aria-disabled={isDone} aria-describedby={statusId(question)}>
          {texts.send}
        </button>
      </div>
      <AnswerStatusLine id={statusId(question)} status={status} finish={texts.send} />
      <TeamLine question={question} />
      <MateAnswer questionId={questionId} />
    </form>
  );
}

/** What a team-mate's phone has written, while this one is about to replace it. */
function MateAnswer({ questionId }: { questionId: string }) {
  const texts = useAnswerTexts();
  const { own, pending } = usePlay().play;
  const answer = own.answers[questionId];
  const isReplaced = pending[questionId] !== undefined && isByTeamMate(own, questionId);
  if (!isReplaced || answer === undefined) return null;
  return <p className="muted">{around((mark) => texts.stands({ answer: mark }), <b>{answer}</b>)}</p>;
}
