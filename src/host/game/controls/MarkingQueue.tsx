import './controls.css';
import { useId, useState } from 'react';
import type { Command } from '../../../contract/commands';
import type { MarkedQuestion } from '../../../contract/hostGame';
import { CheckIcon, CloseIcon } from '../../ui/sessionIcons';
import { useGameHost } from './actions';
import { inAlphabet, useGroups, verdictOf, waitingIn, type MarkedGroup } from './useMarking';
import { useGameTexts, useMarkingTexts } from '../texts/gameTexts';
import { useWords } from '../../texts/rooms/roomTexts';

/**
 * Every closed question with its answers in groups, each of which the host can judge; the newest first, since the
 * teams wait for it. `isPublic`: guests can see it, so what is right is kept back until it is revealed.
 */
export function MarkingQueue({ isPublic = false }: { isPublic?: boolean }) {
  const texts = useMarkingTexts();
  const { marking = [] } = useGameHost().hostGame ?? {};
  if (marking.length === 0) return <p className="marking-hint">{texts.empty}</p>;
  return (
    <div className="marking">
      {[...marking].reverse().map((question, place) => {
        const isCovered = isPublic && !question.revealed;
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

interface GroupsProps {
  question: MarkedQuestion;
  /** Where guests can see it: what has stars for them keeps them here. */
  isPublic: boolean;
  /** Whether what is right is kept back. */
  isCovered: boolean;
}

/** A closed question; unfolded, its answers. `isOpen`: whether it is shown unfolded at first. */
function CheckedQuestion({ isOpen, ...rest }: GroupsProps & { isOpen: boolean }) {
  const { question, isCovered } = rest;
  const { round, number } = question;
  const texts = useMarkingTexts();
  const { tieBreak } = useWords();
  const { send } = useGameHost();
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
      {open && <Groups {...rest} judge={judge} />}
    </details>
  );
}

/** A question's answers, once they are there. */
function Groups({ judge, ...rest }: GroupsProps & { judge: (command: Command) => void }) {
  const { question, isCovered } = rest;
  const texts = useMarkingTexts();
  const { groups, isFailed, retry } = useGroups(question);
  const { reveal } = useGameTexts();
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
          <GroupRow key={group.text} group={group} judge={judge} {...rest} />
        ))}
      </ul>
    </>
  );
}

interface GroupRowProps extends GroupsProps {
  group: MarkedGroup;
  judge: (command: Command) => void;
}

/**
 * Players' answers that are right or wrong together: one press judges them, another takes it back. While what is right
 * is kept back, only that the host has judged is shown, not how.
 */
function GroupRow({ question, isPublic, isCovered, group, judge }: GroupRowProps) {
  const texts = useMarkingTexts();
  const { takeBack, value } = useGameTexts();
  const id = useId();
  const verdict = verdictOf(group);
  const isMarked = group.marked === true;
  const words = isCovered ? isMarked && texts.verdicts.judged : texts.verdicts[verdict];
  const answer = { questionId: question.questionId, answer: group.text };
  const unmark = () => judge({ type: 'unmark', ...answer });
  return (
    <li className="marking-group" data-verdict={isCovered ? undefined : verdict}>
      <span className="marking-answer" id={id}>
        <span className="marking-given">
          {/* The server's text of a number is the same for all languages. */}
          {question.kind === 'number'
            ? value(Number(group.text))
            : (isPublic && group.shownText) || group.text}
        </span>
        <span className="marking-verdict">
          {texts.given(group.count)}
          {words && ` · ${words}`}
        </span>
      </span>
      {isCovered && isMarked ? (
        <button type="button" className="marking-back" aria-describedby={id} onClick={unmark}>
          {takeBack}
        </button>
      ) : (
        [true, false].map((correct) => {
          const isPressed = isMarked && group.correct === correct;
          return (
            <button
              key={String(correct)}
              type="button"
              data-judges={correct ? 'right' : 'wrong'}
              aria-label={correct ? texts.right : texts.wrong}
              aria-describedby={id}
              aria-pressed={isPressed}
              onClick={() => (isPressed ? unmark() : judge({ type: 'mark', ...answer, correct }))}
            >
              {correct ? <CheckIcon /> : <CloseIcon />}
            </button>
          );
        })
      )}
      {group.starred && (
        <button
          type="button"
          className="marking-uncover"
          aria-describedby={id}
          onClick={() => judge({ type: 'uncover', text: group.text })}
        >
          {texts.uncover}
        </button>
      )}
    </li>
  );
}
