import { type CSSProperties, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { lazily } from '../../ui/Loading';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { type LobbyHost, type LobbyPlayer, matchPlayers } from '../lobbyHost';
import { PlayerRow } from './PlayerRow';
import { useArrivals, usePages, type WallPages } from './usePages';
import { type FittedWall, layoutOf, type RowLook, useRooms, useWallFit } from './useWallFit';
import { useLobbyTexts, useWords } from '../../texts/roomTexts';

/** Loaded only for hosts, when they press a name. */
const PlayerMenu = lazily(() => import('./PlayerMenu').then((part) => part.PlayerMenu));

/** The lobby keeps this many places visible (specification §9). */
const LEAST_ROWS = 6;

const TITLE_ID = 'players-title';

interface PlayerWallProps {
  names: readonly string[];
  /** The names of players whose phones are not connected. */
  away: readonly string[];
  /** The names of players without a phone. */
  paper: readonly string[];
  host: LobbyHost | undefined;
}

/** All players in the order in which they joined, then the free places, fitted to the remaining space. */
export function PlayerWall({ names, away, paper, host }: PlayerWallProps) {
  const { emptySlot } = useLobbyTexts();
  const { ref, rooms } = useRooms();
  const turning = usePages(names.length, rooms === null);
  const { first, last } = turning;
  const keys = useMemo(() => rowKeys(names), [names]);
  const list = useArrivals(keys, turning);
  const rows = useMemo(() => padded(names.slice(first, last), emptySlot), [names, first, last, emptySlot]);
  const fit = useWallFit(rows, last - first, rooms);
  const players = useMemo(() => matchPlayers(names, host?.players ?? []), [names, host?.players]);
  const areAway = useMemo(() => new Set(away), [away]);
  const areOnPaper = useMemo(() => new Set(paper), [paper]);
  const stateOf = (text: string, isWaiting: boolean) => {
    if (isWaiting) return 'waiting';
    return areOnPaper.has(text) ? 'paper' : areAway.has(text) ? 'away' : 'there';
  };
  const { menu, open, close } = usePlayerMenu(host?.players ?? [], list);
  return (
    <section aria-labelledby={TITLE_ID} className="wall">
      <WallHeading count={names.length} turning={turning} />
      <div ref={ref} className="wall-list">
        <ul
          key={turning.page}
          ref={list}
          tabIndex={-1}
          data-fitted={fit ? true : undefined}
          style={fit ? fittedStyle(fit) : styleOf(layoutOf(names.length).looks[0])}
        >
          {rows.map((text, place) => (
            <PlayerRow
              key={keys[first + place] ?? place}
              text={text}
              state={stateOf(text, first + place >= names.length)}
              {...fit?.fitOf(text)}
              playerId={players[first + place]?.playerId}
              onOpen={open}
            />
          ))}
        </ul>
      </div>
      {host && menu && (
        <PlayerMenu
          key={menu.player.playerId}
          {...menu}
          players={host.players}
          command={host.command}
          onTeam={host.onTeam}
          onClose={close}
        />
      )}
    </section>
  );
}

/** Passes the look's lengths to the style sheet as custom properties of the same names. */
function styleOf(look: RowLook, columns = 1): CSSProperties {
  const lengths = Object.entries(look).map(([name, length]) => [`--${name}`, `${length}em`]);
  return { ...Object.fromEntries(lengths), '--columns': columns };
}

function fittedStyle({ look, rowHeight, columns, size }: FittedWall): CSSProperties {
  return { ...styleOf({ ...look, height: rowHeight }, columns), fontSize: `${size}px` };
}

/** Returns the names, followed by the places that are still free. */
function padded(names: readonly string[], emptySlot: string): string[] {
  const waiting = Math.max(0, LEAST_ROWS - names.length);
  return [...names, ...Array<string>(waiting).fill(emptySlot)];
}

/** Returns one key per name. Another server may repeat names, so repeated ones also get a number. */
function rowKeys(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const likes = seen.get(name) ?? 0;
    seen.set(name, likes + 1);
    return `${name}\n${likes}`;
  });
}

/** The wall's title and the number of players and, with several pages, which players are shown. */
function WallHeading({ count, turning }: { count: number; turning: WallPages }) {
  const texts = useLobbyTexts();
  const { number, pair } = useWords();
  const { pages, first, last, isHeld, hold } = turning;
  const range = `${first + 1}–${last}`;
  return (
    <div className="row wall-heading">
      <h2>
        <span id={TITLE_ID}>{texts.players}</span>
        <span>{number(count)}</span>
      </h2>
      {pages > 1 && (
        <Button
          variant="ghost"
          aria-label={pair({ first: range, second: isHeld ? texts.turnPages : texts.holdPage })}
          onClick={() => hold(!isHeld)}
        >
          {range}
          {isHeld ? <PlayIcon /> : <PauseIcon />}
        </Button>
      )}
    </div>
  );
}

interface OpenedMenu {
  playerId: string;
  button: HTMLElement;
}

/** Keeps track of the open menu. It closes if its player leaves; `list` then gets the focus, if lost. */
function usePlayerMenu(players: readonly LobbyPlayer[], list: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  const focusNext = useRef<HTMLElement>(null);
  // A stable function, so that unchanged rows are not rendered again.
  const open = useCallback((playerId: string, button: HTMLElement) => {
    setOpened((last) => (last?.playerId === playerId ? null : { playerId, button }));
  }, []);
  // Only now, since an open question keeps the focus inside itself.
  useEffect(() => {
    const button = focusNext.current;
    focusNext.current = null;
    if (!opened && button) (button.isConnected ? button : list.current)?.focus();
  }, [opened, list]);
  const player = opened && players.find(({ playerId }) => playerId === opened.playerId);
  return {
    menu: opened && player ? { player, button: opened.button } : null,
    open,
    /** `isLeft`: the focus has already moved elsewhere. */
    close: (isLeft: boolean) => {
      focusNext.current = isLeft ? null : (opened?.button ?? null);
      setOpened(null);
    },
  };
}
