import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { CheckIcon, PersonIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../gameTexts';

/** All that are right, and of the others the first, so that they are `most` together. */
export function withFewerWrong<T>(given: readonly T[], most: number, isRight: (each: T) => boolean): T[] {
  const wrong = given.filter((each) => !isRight(each));
  const left = Math.max(0, most - (given.length - wrong.length));
  return given.filter((each) => isRight(each) || wrong.indexOf(each) < left);
}

/** A count as a bar across the foot of its tile; the largest is as wide as the tile. */
export function CountBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="count-bar">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}

interface CountMarkProps {
  count: number;
  /** Says it in words. */
  label: string;
  icon?: ReactNode;
}

/** How many, beside a figure of a person or another icon. */
export function CountMark({ count, label, icon = <PersonIcon /> }: CountMarkProps) {
  return (
    <span className="count-mark">
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className="count-icon">
        {icon}
      </span>
      <span aria-hidden="true" className="count-number">
        {count}
      </span>
    </span>
  );
}

/** A check mark that says an answer is right without any colour. */
export function RightMark() {
  const texts = useGameTexts();
  return (
    <span className="right-mark">
      <VisuallyHidden>{texts.reveal.right}</VisuallyHidden>
      <CheckIcon />
    </span>
  );
}
