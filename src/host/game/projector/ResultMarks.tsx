import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { CheckIcon, PersonIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../gameTexts';

/** At most `most` entries: all right ones, and the first of the others. */
export function withFewerWrong<T>(given: readonly T[], most: number, isRight: (each: T) => boolean): T[] {
  const wrong = given.filter((each) => !isRight(each));
  const left = Math.max(0, most - (given.length - wrong.length));
  return given.filter((each) => isRight(each) || wrong.indexOf(each) < left);
}

/** A count as a bar across the foot of its tile. */
export function CountBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="count-bar">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}

interface CountMarkProps {
  count: number;
  /** The count in words. */
  label: string;
  icon?: ReactNode;
}

/** A count beside the icon of a person, or another one. */
export function CountMark({ count, label, icon = <PersonIcon /> }: CountMarkProps) {
  return (
    <span className="level count-mark">
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

/** Marks an answer as right without relying on colour; `isThere`: false where it only keeps its room. */
export function RightMark({ isThere = true }: { isThere?: boolean }) {
  const texts = useGameTexts();
  return (
    <span className="right-mark" data-is-there={isThere}>
      {isThere && <VisuallyHidden>{texts.reveal.right}</VisuallyHidden>}
      <CheckIcon />
    </span>
  );
}

/** The end of a tile, as wide before the reveal as at it, so that no word moves. */
export function TileEnd({ children }: { children?: ReactNode }) {
  return <span className="level tile-end">{children}</span>;
}
