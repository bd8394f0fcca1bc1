import '../../ui/plain.css';
import './controls.css';
import { useState } from 'react';
import type { Command } from '../../../contract/fromHosts';
import { useGameHost } from './actions';
import { AnswerGroups, type GroupsProps, pressByKey } from './AnswerGroups';
import { Objections } from './Objections';
import { solvedKindOf, waitingIn } from './useMarking';
import { useMarkingTexts } from '../gameTexts';
import { useWords } from '../../texts/roomTexts';

/**
 * Every closed question with its answers in groups, each of which the host can judge; newest first, since the
 * teams wait for it. `isPublic`: guests can see it, so right answers are kept back until the reveal. Once the quiz is
 * over, its questions stand in their own order; what is only `stored` can no longer be judged, nor can a poll.
 */
export function MarkingQueue({
  isPublic = false,
  isOver,
}: {
  isPublic?: boolean;
  isOver?: 'correctable' | 'stored';
}) {
  const texts = useMarkingTexts();
  const { marking = [], objections = [] } = useGameHost().hostGame ?? {};
  if (marking.length + objections.length === 0) return <p className="marking-hint">{texts.empty}</p>;
  return (
    // A key presses the matching button in the focused row.
    <div ref={focusIfLost} tabIndex={-1} className="grid marking" onKeyDown={pressByKey}>
      <Objections />
      {(isOver ? marking : marking.toReversed()).map((question, place) => {
        const isCovered = isPublic && !question.revealed && solvedKindOf(question) !== null;
        return (
          <CheckedQuestion
            key={question.questionId}
            question={question}
            isOpen={(place === 0 && !isOver) || (!isCovered && waitingIn([question]) > 0)}
            isPublic={isPublic}
            isCovered={isCovered}
            isFixed={isOver === 'stored' || (isOver && solvedKindOf(question) === null)}
          />
        );
      })}
    </div>
  );
}

/** Where the note that led here has gone with its button, keys judge the first answer in doubt at once. */
function focusIfLost(queue: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  (queue?.querySelector<HTMLElement>('[data-verdict=doubtful]') ?? queue)?.focus();
}

/** A closed question that unfolds to its answers. `isOpen`: whether it starts unfolded. */
function CheckedQuestion({ isOpen, ...rest }: GroupsProps & { isOpen: boolean }) {
  const { question, isCovered } = rest;
  const { round, number } = question;
  const texts = useMarkingTexts();
  const { tieBreak } = useWords();
  const { send } = useGameHost();
  // Once the host folds or unfolds a question, it stays so; until then it folds when a newer one is closed.
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? isOpen;
  const judge = (command: Command) => {
    setChosen(true);
    send(command);
  };
  const waiting = isCovered ? 0 : waitingIn([question]);
  return (
    <details className="framed marking-question" open={open}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setChosen(!open);
        }}
      >
        <span className="marking-place">
          {round === undefined || number === undefined ? tieBreak : texts.place({ round: round + 1, number })}
          {waiting > 0 && <strong className="marking-doubtful">{texts.doubtful({ count: waiting })}</strong>}
        </span>
        <span className="marking-text">{question.text}</span>
      </summary>
      {open && <AnswerGroups {...rest} judge={judge} />}
    </details>
  );
}
