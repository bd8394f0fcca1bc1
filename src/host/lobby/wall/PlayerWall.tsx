import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { lazily } from '../../ui/Loading';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { type LobbyHost, type LobbyPlayer, matchPlayers } from '../lobbyHost';
import { PlayerRow, rowStyles } from './PlayerRow';
import { useArrivals, usePages, type WallPages } from './usePages';
import { type RowLook, useBox, useWallFit } from './useWallFit';
import { useLobbyTexts } from '../../texts/rooms/roomTexts';

/** Only hosts need it, and only when they press a name. */
const PlayerMenu = lazily(() => import('./PlayerMenu').then(({ PlayerMenu }) => PlayerMenu));

/** The lobby keeps this many places visible (specification §9). */
const LEAST_ROWS = 6;

const TITLE_ID = 'players-title';

/** In em of the row's type. With many players the rows are closer together. */
const LOOKS: Record<'few' | 'many', RowLook> = {
  few: { height: 1.7, tallest: 2.5, rowGap: 0.3, columnGap: 0.4, chrome: 2.3 },
  many: { height: 1.3, tallest: 1.5, rowGap: 0.08, columnGap: 0.3, chrome: 1.4 },
};

const LAYOUTS = {
  few: {
    columns: 'minmax(0, 1fr)',
    rows: { lg: 'auto minmax(0, 1fr)' },
    narrow: '"heading" "list"',
    projector: '"heading" "list"',
  },
  many: {
    columns: 'minmax(0, 1fr) auto',
    rows: { lg: 'auto auto minmax(0, 1fr)', xl: 'auto minmax(0, 1fr)' },
    narrow: '"heading" "action" "list"',
    projector: '"heading action" "list list"',
  },
} as const;

interface PlayerWallProps {
  names: readonly string[];
  crowded: boolean;
  /** The names of those whose phones are not connected. */
  away: readonly string[];
  /** Where this browser is a host's. */
  host: LobbyHost | undefined;
  /** What the host can do, beside a crowd's heading. */
  action?: ReactNode;
}

/** All players in the order they joined, and the places still free, fitted to the space that is left for them. */
export function PlayerWall({ names, crowded, away, host, action }: PlayerWallProps) {
  const { emptySlot } = useLobbyTexts();
  const { ref, box } = useBox();
  const { first, last, ...turning } = usePages(names.length, box === null);
  const keys = useMemo(() => rowKeys(names), [names]);
  const list = useArrivals({ keys, first, last, isHeld: turning.isHeld, show: turning.show });
  const rows = useMemo(() => padded(names.slice(first, last), emptySlot), [names, first, last, emptySlot]);
  const look = crowded ? LOOKS.many : LOOKS.few;
  const layout = crowded ? LAYOUTS.many : LAYOUTS.few;
  const fit = useWallFit(rows, box, look);
  const players = useMemo(() => matchPlayers(names, host?.players ?? []), [names, host?.players]);
  const areAway = useMemo(() => new Set(away), [away]);
  const { menu, open, close } = usePlayerMenu(host?.players ?? [], list);
  return (
    <chakra.section
      aria-labelledby={TITLE_ID}
      gridArea="wall"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: layout.columns }}
      gridTemplateRows={layout.rows}
      gridTemplateAreas={{ base: layout.narrow, xl: layout.projector }}
      minH={0}
      minW={0}
    >
      <WallHeading titleId={TITLE_ID} count={names.length} first={first} last={last} turning={turning} />
      {/* In the order in which they are seen, also for the Tab key. */}
      {action && (
        <chakra.div gridArea="action" mb="2">
          {action}
        </chakra.div>
      )}
      <chakra.div ref={ref} gridArea="list" minH={0} minW={0}>
        <chakra.ul
          key={turning.page}
          ref={list}
          tabIndex={-1}
          outline="none"
          css={rowStyles(look, fit?.columns)}
          style={fit ? { fontSize: `${fit.size}px` } : undefined}
        >
          {rows.map((text, place) => (
            <PlayerRow
              key={keys[first + place] ?? place}
              text={text}
              state={first + place >= names.length ? 'waiting' : areAway.has(text) ? 'away' : 'there'}
              {...fit?.fitOf(text)}
              playerId={players[first + place]?.playerId}
              onOpen={open}
            />
          ))}
        </chakra.ul>
      </chakra.div>
      {host && menu && (
        <PlayerMenu
          key={menu.player.playerId}
          {...menu}
          players={host.players}
          command={host.command}
          onClose={close}
        />
      )}
    </chakra.section>
  );
}

/** The names, and after them the places that are still free. */
function padded(names: readonly string[], emptySlot: string): string[] {
  const waiting = Math.max(0, LEAST_ROWS - names.length);
  return [...names, ...Array<string>(waiting).fill(emptySlot)];
}

/** One key per name. Another server may repeat a name, so repeats also get a number. */
function rowKeys(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const likes = seen.get(name) ?? 0;
    seen.set(name, likes + 1);
    return `${name}\n${likes}`;
  });
}

interface WallHeadingProps {
  titleId: string;
  count: number;
  first: number;
  last: number;
  turning: Pick<WallPages, 'pages' | 'isHeld' | 'hold'>;
}

/** The wall's title and how many are in; beyond one page, which of them are shown. */
function WallHeading({ titleId, count, first, last, turning }: WallHeadingProps) {
  const texts = useLobbyTexts();
  const { pages, isHeld, hold } = turning;
  const range = `${first + 1}–${last}`;
  return (
    <chakra.div
      gridArea="heading"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      mb="2"
      fontSize="large"
    >
      <chakra.h2 display="flex" alignItems="baseline" gap="2" fontWeight={800} lineHeight={1.2}>
        <span id={titleId}>{texts.players}</span>
        <chakra.span color="accent">{texts.number(count)}</chakra.span>
      </chakra.h2>
      {pages > 1 && (
        <Button
          variant="ghost"
          aria-label={`${range}, ${isHeld ? texts.turnPages : texts.holdPage}`}
          onClick={() => hold(!isHeld)}
        >
          {range}
          {isHeld ? <PlayIcon /> : <PauseIcon />}
        </Button>
      )}
    </chakra.div>
  );
}

interface OpenedMenu {
  playerId: string;
  button: HTMLElement;
}

/** Which player's menu is open. It is gone with the player; `list` has the focus then, if its row had it. */
function usePlayerMenu(players: readonly LobbyPlayer[], list: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  const focusNext = useRef<HTMLElement>(null);
  // The same function every time: the rows that did not change are not drawn again.
  const open = useCallback((playerId: string, button: HTMLElement) => {
    setOpened((last) => (last?.playerId === playerId ? null : { playerId, button }));
  }, []);
  // Only now, since a question lets nothing outside itself have the focus while it is there.
  useEffect(() => {
    const button = focusNext.current;
    focusNext.current = null;
    if (!opened && button) (button.isConnected ? button : list.current)?.focus();
  }, [opened, list]);
  const player = opened && players.find(({ playerId }) => playerId === opened.playerId);
  return {
    menu: opened && player ? { player, button: opened.button } : null,
    open,
    /** `isLeft`: the focus has gone elsewhere already. */
    close: (isLeft: boolean) => {
      focusNext.current = isLeft ? null : (opened?.button ?? null);
      setOpened(null);
    },
  };
}
