import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo } from 'react';
import { lazily } from '../../ui/Loading';
import { AwayIcon, PaperIcon, PersonIcon } from '../../ui/sessionIcons';
import { useWords, useCrowdTexts } from '../../texts/roomTexts';
import type { PlaceFit } from './useWallFit';

/** Loaded with the first player. */
const BeerMat = lazily(() => import('../../../look/MatDrawing').then((part) => part.BeerMat), null);

interface PlayerRowProps extends Partial<PlaceFit> {
  text: string;
  /** `waiting`: an empty place. `away`: the player's phone is disconnected. `paper`: there is no phone. */
  state: 'waiting' | 'there' | 'away' | 'paper';
  /** The player whose menu a click opens; undefined except for hosts. */
  playerId: string | undefined;
  onOpen: OpenMenu;
}

/** One place on the wall. Made of plain elements and memoised, since a wall has hundreds. */
export const PlayerRow = memo(function PlayerRow({
  text,
  state,
  shrink = 1,
  breakAt = 0,
  tight = false,
  wide = false,
  playerId,
  onOpen,
}: PlayerRowProps) {
  return (
    <li
      className="level"
      data-state={state}
      data-wrapped={breakAt > 0 || undefined}
      data-tight={tight || undefined}
      data-wide={wide || undefined}
      style={shrink < 1 ? { fontSize: `${shrink}em` } : undefined}
    >
      <span className="wall-person">
        {state === 'away' ? <AwayIcon /> : <PersonIcon />}
        {state === 'paper' && <PaperIcon />}
      </span>
      {/* In a tight row a mat would only be a dot. */}
      {state !== 'waiting' && !tight && <BeerMat name={text} />}
      <bdi>
        {text.slice(0, breakAt)}
        {breakAt > 0 && <br />}
        {text.slice(breakAt)}
      </bdi>
      {(state === 'away' || state === 'paper') && <StateNote state={state} />}
      {playerId !== undefined && <RowButton name={text} playerId={playerId} onOpen={onOpen} />}
    </li>
  );
});

/** Tells screen readers what the icon and the colour show. */
function StateNote({ state }: { state: 'away' | 'paper' }) {
  const { away, aside } = useWords();
  const { onPaper } = useCrowdTexts();
  return <VisuallyHidden>{aside({ text: state === 'away' ? away : onPaper })}</VisuallyHidden>;
}

/** Opens the menu of a player, beside the button that was pressed. */
type OpenMenu = (playerId: string, button: HTMLElement) => void;

/** Lies over the whole row, so that the row itself is the same for hosts and for everybody else. */
function RowButton({ name, playerId, onOpen }: { name: string; playerId: string; onOpen: OpenMenu }) {
  const texts = useCrowdTexts();
  return (
    <button
      type="button"
      aria-label={texts.menu({ name })}
      aria-haspopup="dialog"
      onClick={(event) => onOpen(playerId, event.currentTarget)}
    />
  );
}
