import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { LobbyPlayer } from '../lobbyHost';

interface OpenedMenu {
  playerId: string;
  button: HTMLElement;
}

/** Which player's menu is open. It is gone with the player; `list` has the focus then, if its row had it. */
export function usePlayerMenu(players: readonly LobbyPlayer[], list: RefObject<HTMLElement | null>) {
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
