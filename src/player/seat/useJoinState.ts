import { useEffect, useSyncExternalStore } from 'react';
import type { GameConnection } from './joinClient';
import { joinPath } from './joinPath';
import type { JoinState } from './joinState';

/** Keeps the game connected while mounted, and the page's address at the room that the player is in. */
export function useGame(game: GameConnection): JoinState {
  const state = useSyncExternalStore(game.subscribe, game.getState);
  const code = state.screen.kind === 'in' ? state.screen.seat.code : undefined;

  useEffect(() => game.start(), [game]);

  useEffect(() => {
    if (code !== undefined) history.replaceState(null, '', joinPath(code));
  }, [code]);

  return state;
}
