import { useState } from 'react';
import type { Command } from '../../../contract/commands';
import type { MarkedQuestion } from '../../../contract/hostGame';
import { useWords } from '../../languages/useWords';
import { useGameTexts } from '../gameTexts';
import { MarkingRow } from './MarkingRow';
import { useMarkingTexts } from './markingTexts';
import { useGroups, type MarkedGroup } from './useGroups';
import { inAlphabet, waitingIn } from './verdicts';

interface CheckedQuestionProps {
  question: MarkedQuestion;
  /** Whether it is shown unfolded at first. */
  isOpen: boolean;
  /** Where guests can see it: what has stars for them keeps them here. */
  isPublic: boolean;
  /** Whether what is right is kept back. */
  isCovered: boolean;
  send: (command: Command) => void;
}

/** A closed question; unfolded, its answers. */
export function CheckedQuestion({ isOpen, ...rest }: CheckedQuestionProps) {
  const { question, isCovered, send } = rest;
  const { round, number } = question;
  const texts = useMarkingTexts();
  const { tieBreak } = useWords();
  // What the host folds stays so; until then a question folds itself once a newer one is closed.
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? isOpen;
  const judge = (command: Command) => {
    setChosen(true);
    send(command);
  };
  const waiting = isCovered ? 0 : waitingIn([question]);
  return (
    <details className="marking-question" open={open}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setChosen(!open);
        }}
      >
        <span className="marking-place">
          {round === undefined || number === undefined ? tieBreak : texts.place(round + 1, number)}
          {waiting > 0 && <strong className="marking-doubtful">{texts.doubtful(waiting)}</strong>}
        </span>
        <span className="marking-text">{question.text}</span>
      </summary>
      {open && <Groups {...rest} send={judge} />}
    </details>
  );
}

/** A question's answers, once they are there. */
function Groups({ question, isPublic, isCovered, send }: Omit<CheckedQuestionProps, 'isOpen'>) {
  const texts = useMarkingTexts();
  const { groups, isFailed, retry } = useGroups(question);
  const { value, reveal } = useGameTexts();
  const { questionId } = question;
  // The server's text of a number is the same for all languages.
  const textOf = (group: MarkedGroup) =>
    question.kind === 'number' ? value(Number(group.text)) : (isPublic && group.shownText) || group.text;
  const shown = groups && isCovered ? inAlphabet(groups) : groups;
  return (
    <>
      {isFailed && (
        <div className="marking-unread">
          <p role="alert">{texts.unread}</p>
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>
        </div>
      )}
      {!shown && !isFailed && (
        <p role="status" className="marking-hint marking-reading">
          {texts.reading}
        </p>
      )}
      {shown?.length === 0 && <p className="marking-hint">{reveal.noAnswers}</p>}
      <ul>
        {shown?.map((group) => (
          <MarkingRow
            key={group.text}
            group={group}
            text={textOf(group)}
            isCovered={isCovered}
            onMark={(correct) => send({ type: 'mark', questionId, answer: group.text, correct })}
            onUnmark={() => send({ type: 'unmark', questionId, answer: group.text })}
            onUncover={() => send({ type: 'uncover', text: group.text })}
          />
        ))}
      </ul>
    </>
  );
}
