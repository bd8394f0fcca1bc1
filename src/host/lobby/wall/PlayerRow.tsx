import { type SystemStyleObject, chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo } from 'react';
import { focusRing } from '../../ui/Button';
import { AwayIcon, PersonIcon } from '../../ui/sessionIcons';
import type { RowLook } from './useWallFit';
import { useCrowdTexts, useWords } from '../../texts/rooms/roomTexts';

interface PlayerRowProps {
  text: string;
  /** Nobody has the place yet, or the player's phone is not connected. */
  state: 'waiting' | 'there' | 'away';
  /** The text's size as a share of the wall's, so that it stays in its column. */
  shrink?: number;
  /** Where its second line begins; 0: it has one. */
  breakAt?: number;
  /** Whose menu a click opens; undefined for all but hosts. */
  playerId: string | undefined;
  onOpen: OpenMenu;
}

/** One place on the wall. Plain elements under the list's styles: a wall has hundreds, and most stay as they were. */
export const PlayerRow = memo(function PlayerRow({
  text,
  state,
  shrink = 1,
  breakAt = 0,
  playerId,
  onOpen,
}: PlayerRowProps) {
  return (
    <li
      data-state={state}
      data-wrapped={breakAt > 0 || undefined}
      style={shrink < 1 ? { fontSize: `${shrink}em` } : undefined}
    >
      <span>{state === 'away' ? <AwayIcon /> : <PersonIcon />}</span>
      <bdi>
        {text.slice(0, breakAt)}
        {breakAt > 0 && <br />}
        {text.slice(breakAt)}
      </bdi>
      {state === 'away' && <AwayNote />}
      {playerId !== undefined && <RowButton name={text} playerId={playerId} onOpen={onOpen} />}
    </li>
  );
});

/** Says to screen readers that a player's phone is not connected, which the icon and the colour show. */
function AwayNote() {
  return <VisuallyHidden>({useWords().away})</VisuallyHidden>;
}

/** Opens the menu of a player, beside the button that was pressed. */
type OpenMenu = (playerId: string, button: HTMLElement) => void;

interface RowButtonProps {
  name: string;
  playerId: string;
  onOpen: OpenMenu;
}

/** Lies over the whole row, so that the row itself is the same for hosts and everybody else. */
function RowButton({ name, playerId, onOpen }: RowButtonProps) {
  const texts = useCrowdTexts();
  return (
    <chakra.button
      type="button"
      aria-label={texts.menu(name)}
      aria-haspopup="dialog"
      position="absolute"
      inset={0}
      cursor="pointer"
      borderRadius="inherit"
      borderWidth="2px"
      borderColor="transparent"
      _hover={{ borderColor: 'accent' }}
      _focusVisible={{ ...focusRing, outlineOffset: '-3px' }}
      onClick={(event) => onOpen(playerId, event.currentTarget)}
    />
  );
}

const ICON_EM = 0.8;

/** Styles of the list and its rows. Without columns it is a list on a page that scrolls. */
export function rowStyles(look: RowLook, columns: number | undefined): SystemStyleObject {
  const padding = (look.chrome - ICON_EM) / 3;
  const isFitted = columns !== undefined;
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns ?? 1}, minmax(0, 1fr))`,
    gridAutoRows: `minmax(${look.height}em, ${isFitted ? `${look.tallest}em` : 'auto'})`,
    gap: `${look.rowGap}em ${look.columnGap}em`,
    h: isFitted ? 'full' : 'auto',
    alignContent: 'start',
    fontSize: 'body',
    animation: 'appear var(--qn-calm) ease-out',
    '& > li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minW: 0,
      gap: `${padding}em`,
      px: `${padding}em`,
      borderRadius: '0.35em',
      bg: 'raised',
      fontWeight: 600,
      lineHeight: 1.2,
    },
    '& > li[data-wrapped]': { lineHeight: 1.1 },
    '& > li > span': { flexShrink: 0, display: 'flex', fontSize: `${ICON_EM / 1.1}em`, color: 'accent' },
    '& > li > bdi': isFitted
      ? { whiteSpace: 'nowrap' }
      : { minW: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& > li[data-state=away]': { color: 'muted', fontWeight: 400 },
    '& > li[data-state=away] > span': { color: 'muted' },
    '& > li[data-state=waiting]': {
      bg: 'transparent',
      color: 'muted',
      fontWeight: 400,
      boxShadow: 'inset 0 0 0 2px {colors.line}',
    },
    '& > li[data-state=waiting] > span': { color: 'line' },
  };
}
