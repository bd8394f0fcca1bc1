import './plain.css';
import './controls.css';
import { useId, useState } from 'react';
import type { Command } from '../../../contract/commands';
import { RetryOffer } from '../../ui/RetryOffer';
import { useGameHost } from './actions';
import { GroupRow, type GroupsProps } from './GroupRow';
import { pressByKey } from './markingKeys';
import {
  inAlphabet,
  inParts,
  solvedKindOf,
  undecidedIn,
  useGroups,
  waitingIn,
  type MarkedGroup,
} from './useMarking';
import { useGameTexts, useMarkingTexts } from '../gameTexts';
import { useWords } from '../../texts/roomTexts';

/**
 * Every closed question with its answers in groups, each of which the host can judge; newest first, since the
 * teams wait for it. `isPublic`: guests can see it, so right answers are kept back until the reveal.
 */
export function MarkingQueue({ isPublic = false }: { isPublic?: boolean }) {
  const texts = useMarkingTexts();
  const { marking = [] } = useGameHost().hostGame ?? {};
  if (marking.length === 0) return <p className="marking-hint">{texts.empty}</p>;
  return (
    // A key presses the matching button in the focused row.
    <div className="marking" onKeyDown={pressByKey}>
      {[...marking].reverse().map((question, place) => {
        const isCovered = isPublic && !question.revealed && solvedKindOf(question) !== null;
        return (
          <CheckedQuestion
            key={question.questionId}
            question={question}
            isOpen={place === 0 || (!isCovered && waitingIn([question]) > 0)}
            isPublic={isPublic}
            isCovered={isCovered}
          />
        );
      })}
    </div>
  );
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
    <details className="marking-question" open={open}>
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

/** A question's answers, once they have loaded; where nothing is right, one button lets all of them in. */
export function AnswerGroups({ judge, ...rest }: GroupsProps & { judge: (command: Command) => void }) {
  const { question, isCovered } = rest;
  const texts = useMarkingTexts();
  const { groups, isFailed, retry } = useGroups(question);
  const { reveal } = useGameTexts();
  const shown = groups && isCovered ? inAlphabet(groups) : groups;
  const { questionId } = question;
  const undecided = solvedKindOf(question) === null && shown ? undecidedIn(shown) : [];
  return (
    <>
      {isFailed && (
        <RetryOffer
          className="plain marking-unread"
          text={texts.unread}
          again={texts.retry}
          onRetry={retry}
        />
      )}
      {!shown && !isFailed && (
        <p role="status" className="marking-hint marking-reading">
          {texts.reading}
        </p>
      )}
      {shown?.length === 0 && <p className="marking-hint">{reveal.noAnswers}</p>}
      {undecided.length > 0 && (
        <button
          type="button"
          className="marking-all"
          onClick={() =>
            undecided.forEach(({ text }) => judge({ type: 'mark', questionId, answer: text, correct: true }))
          }
        >
          {texts.letAllIn}
        </button>
      )}
      {shown &&
        inParts(shown, question.parts).map(({ label, groups: ofPart }, part) => (
          <PartGroups key={part} label={label} groups={ofPart} judge={judge} {...rest} />
        ))}
    </>
  );
}

interface PartGroupsProps extends GroupsProps {
  /** The label of the part that they answer, where the question has several. */
  label: string | undefined;
  groups: readonly MarkedGroup[];
  judge: (command: Command) => void;
}

function PartGroups({ label, groups, ...rest }: PartGroupsProps) {
  const id = useId();
  if (groups.length === 0) return null;
  return (
    <>
      {label !== undefined && (
        <p id={id} className="marking-part">
          {label}
        </p>
      )}
      <ul aria-labelledby={label === undefined ? undefined : id}>
        {groups.map((group) => (
          <GroupRow key={group.text} group={group} {...rest} />
        ))}
      </ul>
    </>
  );
}
