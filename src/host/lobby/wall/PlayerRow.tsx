import { memo } from 'react';
import { PersonIcon } from '../../ui/sessionIcons';

interface PlayerRowProps {
  text: string;
  waiting: boolean;
  /** The text's size as a share of the wall's, so that it stays in its column. */
  shrink?: number;
  /** Where its second line begins; 0: it has one. */
  breakAt?: number;
}

/** One place on the wall. Plain elements under the list's styles: a wall has hundreds, and most stay as they were. */
export const PlayerRow = memo(function PlayerRow({ text, waiting, shrink = 1, breakAt = 0 }: PlayerRowProps) {
  return (
    <li
      data-waiting={waiting || undefined}
      data-wrapped={breakAt > 0 || undefined}
      style={shrink < 1 ? { fontSize: `${shrink}em` } : undefined}
    >
      <span>
        <PersonIcon />
      </span>
      <bdi>
        {text.slice(0, breakAt)}
        {breakAt > 0 && <br />}
        {text.slice(breakAt)}
      </bdi>
    </li>
  );
});
