import { useId } from 'react';
import type { Command } from '../../../contract/commands';
import type { MarkedQuestion } from '../../../contract/hostGame';
import { wordsOf } from '../../../kinds/words';
import { CheckIcon, CloseIcon, HalfIcon } from '../../ui/sessionIcons';
import { type MarkedGroup, shareOf, solvedKindOf, verdictOf } from './useMarking';
import { useGameTexts, useMarkingTexts } from '../gameTexts';

export interface GroupsProps {
  question: MarkedQuestion;
  /** Whether guests can see this page: texts starred for them stay starred here. */
  isPublic: boolean;
  /** Whether the right answer is kept back. */
  isCovered: boolean;
}

interface GroupRowProps extends GroupsProps {
  group: MarkedGroup;
  judge: (command: Command) => void;
}

const JUDGEMENTS = [
  { name: 'right', judges: 'right', share: 1, sign: <CheckIcon /> },
  { name: 'half', judges: 'half', share: 0.5, sign: <HalfIcon /> },
  { name: 'wrong', judges: 'wrong', share: 0, sign: <CloseIcon /> },
] as const;
/** For a question without a right answer: whether guests may see the answer. */
const LETTING_IN = [
  { name: 'letIn', judges: 'right', share: 1, sign: null },
  { name: 'hide', judges: 'wrong', share: 0, sign: null },
] as const;

/**
 * A group of answers that are right or wrong together: one press judges them, another takes it back. While
 * the right answer is kept back, the row shows only that the host has judged, not how. Where nothing is right,
 * they are let in or hidden together.
 */
export function GroupRow({ question, isPublic, isCovered, group, judge }: GroupRowProps) {
  const texts = useMarkingTexts();
  const { takeBack, value } = useGameTexts();
  const id = useId();
  const verdict = verdictOf(group);
  const isMarked = group.marked === true;
  const { questionId } = question;
  const kind = solvedKindOf(question);
  const isLetIn = kind === null;
  const words = isCovered
    ? isMarked && texts.verdicts.judged
    : isLetIn
      ? isMarked && texts.verdicts[group.correct ? 'letIn' : 'hidden']
      : texts.verdicts[verdict];
  const read = kind ? wordsOf({ kind }) : undefined;
  const answer = { questionId, answer: group.text, ...(group.part !== undefined && { part: group.part }) };
  const unmark = () => judge({ type: 'unmark', ...answer });
  const judgements = isLetIn
    ? LETTING_IN
    : JUDGEMENTS.filter(({ name }) => name !== 'half' || read?.canBeHalf);
  return (
    // The arrow keys select the row.
    <li
      className="marking-group"
      data-in-words={isLetIn || undefined}
      data-verdict={isCovered || (isLetIn && !isMarked) ? undefined : verdict}
      tabIndex={-1}
    >
      <span className="marking-answer" id={id}>
        <span className="marking-given">
          {(isPublic && group.shownText) || (read?.groupText?.(group.text, value) ?? group.text)}
        </span>
        <span className="marking-verdict">
          {texts.given({ count: group.count })}
          {words && ` · ${words}`}
        </span>
      </span>
      {isCovered && isMarked ? (
        <button type="button" className="marking-back" aria-describedby={id} onClick={unmark}>
          {takeBack}
        </button>
      ) : (
        judgements.map(({ name, judges, share, sign }) => {
          const isPressed = isMarked && shareOf(group) === share;
          const mark = {
            type: 'mark',
            ...answer,
            correct: share > 0,
            ...(share === 0.5 && { share }),
          } as const;
          return (
            <button
              key={name}
              type="button"
              data-judges={judges}
              aria-label={sign ? texts[name] : undefined}
              aria-describedby={id}
              aria-pressed={isPressed}
              onClick={() => (isPressed ? unmark() : judge(mark))}
            >
              {sign ?? texts[name]}
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
