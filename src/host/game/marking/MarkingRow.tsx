import { useId } from 'react';
import { CheckIcon, CloseIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../gameTexts';
import { useMarkingTexts } from './markingTexts';
import type { MarkedGroup } from './useGroups';
import { verdictOf } from './verdicts';

interface MarkingRowProps {
  group: MarkedGroup;
  /** The answer as it may be shown here. */
  text: string;
  /** Whether what is right is kept back: then only that the host has judged is shown, not how. */
  isCovered: boolean;
  onMark: (correct: boolean) => void;
  onUnmark: () => void;
  onUncover: () => void;
}

/** Players' answers that are right or wrong together: one press judges them, another takes it back. */
export function MarkingRow({ group, text, isCovered, onMark, onUnmark, onUncover }: MarkingRowProps) {
  const texts = useMarkingTexts();
  const { takeBack } = useGameTexts();
  const id = useId();
  const verdict = verdictOf(group);
  const isMarked = group.marked === true;
  const words = isCovered ? isMarked && texts.verdicts.judged : texts.verdicts[verdict];
  return (
    <li className="marking-group" data-verdict={isCovered ? undefined : verdict}>
      <span className="marking-answer" id={id}>
        <span className="marking-given">{text}</span>
        <span className="marking-verdict">
          {texts.given(group.count)}
          {words && ` · ${words}`}
        </span>
      </span>
      {isCovered && isMarked ? (
        <button type="button" className="marking-back" aria-describedby={id} onClick={onUnmark}>
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
              onClick={() => (isPressed ? onUnmark() : onMark(correct))}
            >
              {correct ? <CheckIcon /> : <CloseIcon />}
            </button>
          );
        })
      )}
      {group.starred && (
        <button type="button" className="marking-uncover" aria-describedby={id} onClick={onUncover}>
          {texts.uncover}
        </button>
      )}
    </li>
  );
}
