import { memo } from 'react';
import { PersonIcon } from '../../ui/icons';

interface PlayerRowProps {
  text: string;
  waiting: boolean;
  /** What the text is set smaller by to stay in its column. */
  shrink: number;
}

/** One place on the wall. Plain elements under the list's styles: a wall has hundreds, and most stay as they were. */
export const PlayerRow = memo(function PlayerRow({ text, waiting, shrink }: PlayerRowProps) {
  return (
    <li data-waiting={waiting || undefined} style={shrink < 1 ? { fontSize: `${shrink}em` } : undefined}>
      <span>
        <PersonIcon />
      </span>
      <bdi>{text}</bdi>
    </li>
  );
});
