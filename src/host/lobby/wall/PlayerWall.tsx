import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lazily } from '../../ui/lazily';
import { type LobbyHost, matchPlayers } from '../lobbyHost';
import { useLobbyTexts } from '../lobbyTexts';
import { PlayerRow } from './PlayerRow';
import { WallHeading } from './WallHeading';
import { rowStyles } from './rowStyles';
import { useArrivals } from './useArrivals';
import { usePages } from './usePages';
import { usePlayerMenu } from './usePlayerMenu';
import { useWallFit } from './useWallFit';
import type { Box, RowLook } from './wallFit';

/** Only hosts need it, and only when they press a name. */
const PlayerMenu = lazily(() => import('./PlayerMenu').then(({ PlayerMenu }) => PlayerMenu));

/** The lobby keeps this many places visible (specification §9). */
const LEAST_ROWS = 6;

const TITLE_ID = 'players-title';
const NAME_WEIGHT = 600;

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
  const fit = useWallFit(rows, box, look, NAME_WEIGHT);
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

/** From this width on the lobby is one screen without scrolling; below, a page that scrolls. As the theme's `lg`. */
const ONE_SCREEN = '(min-width: 60rem)';

/** The current size of the element with the ref; null where the page scrolls, and the size is not fixed. */
function useBox(): { ref: RefObject<HTMLDivElement | null>; box: Box | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      const isOneScreen = width > 0 && matchMedia(ONE_SCREEN).matches;
      setBox((last) => {
        if (!isOneScreen) return null;
        return last?.width === width && last.height === height ? last : { width, height };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, box };
}
