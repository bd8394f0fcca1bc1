import { useCallback, useState } from 'react';
import type { LobbyPlayer } from '../lobbyHost';

interface OpenedMenu {
  playerId: string;
  button: HTMLElement;
}

/** Which player's menu is open. It is gone with the player. */
export function usePlayerMenu(players: readonly LobbyPlayer[]) {
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  // The same function every time: the rows that did not change are not drawn again.
  const open = useCallback((playerId: string, button: HTMLElement) => {
    setOpened((last) => (last?.playerId === playerId ? null : { playerId, button }));
  }, []);
  const player = opened && players.find(({ playerId }) => playerId === opened.playerId);
  return {
    menu: opened && player ? { player, button: opened.button } : null,
    open,
    close: () => setOpened(null),
  };
}
