import { useState } from 'react';
import type { Command } from '../../../contract/commands';
import type { MarkedQuestion } from '../../../contract/hostGame';
import type { MarkingTexts } from '../../languages/markingTexts';
import { useMarkingTexts } from '../../languages/useMarkingTexts';
import { AnswerGroup } from './AnswerGroup';
import { doubtfulOf } from './markingQueue';

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
export function CheckedQuestion({ question, isOpen, isPublic, isCovered, send }: CheckedQuestionProps) {
  const texts = useMarkingTexts();
  const { questionId, text, groups } = question;
  // What the host folds stays so; until then a question folds itself once a newer one is closed.
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? isOpen;
  const judge = (command: Command) => {
    setChosen(true);
    send(command);
  };
  const doubtful = isCovered ? 0 : doubtfulOf(question);
  return (
    <details className="marking-question" open={open}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setChosen(!open);
        }}
      >
        <span className="marking-place">
          {placeOf(question, texts)}
          {doubtful > 0 && <strong className="marking-doubtful">{texts.doubtful(doubtful)}</strong>}
        </span>
        <span className="marking-text">{text}</span>
      </summary>
      {groups.length === 0 && <p className="marking-hint">{texts.nobody}</p>}
      <ul>
        {groups.map((group) => (
          <AnswerGroup
            key={group.text}
            group={group}
            text={isPublic ? (group.shownText ?? group.text) : group.text}
            isCovered={isCovered}
            onMark={(correct) => judge({ type: 'mark', questionId, answer: group.text, correct })}
            onUnmark={() => judge({ type: 'unmark', questionId, answer: group.text })}
            onUncover={() => judge({ type: 'uncover', text: group.text })}
          />
        ))}
      </ul>
    </details>
  );
}

function placeOf({ round, number }: MarkedQuestion, texts: MarkingTexts): string {
  return round === undefined || number === undefined ? texts.tieBreak : texts.place(round + 1, number);
}
