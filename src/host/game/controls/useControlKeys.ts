import { useState } from 'react';
import type { Command } from '../../../contract/commands';
import { useShortcuts } from '../../ui/useShortcuts';
import type { MediaCommands } from '../media/mediaCommands';
import type { PodiumShow } from '../standings/usePodiumShow';
import type { PossibleCommands } from './possibleCommands';

/** What going on and going back do; null where they do nothing. */
interface Moves {
  forward: (() => void) | null;
  back: (() => void) | null;
  /** What of the podium's show going on is, where it is not the game that goes on. */
  shows: PodiumShow['does'];
}

/** The podium is uncovered before the game goes on, and its pages turn where the game does not. */
export function movesOf(
  { next, back }: PossibleCommands,
  show: PodiumShow | null,
  send: (command: Command) => void,
): Moves {
  const isOfShow = show !== null && (show.does === 'uncover' || next === null);
  return {
    forward: isOfShow ? show.does && show.forward : next && (() => send(next)),
    back: show?.back ?? (back && (() => send(back))),
    shows: isOfShow ? show.does : null,
  };
}

/**
 * The keys of keyboards and presenters; returns whether the picture is black. A key that would move the game then only
 * takes the black off: nothing moves unseen.
 */
export function useControlKeys(
  { pause, addTimeByKey, scores }: PossibleCommands,
  { forward, back }: Moves,
  media: MediaCommands | null,
  zoom: Command | null,
  send: (command: Command) => void,
): { isBlack: boolean; showPicture: () => void } {
  const [isBlack, setIsBlack] = useState(false);
  const showPicture = () => setIsBlack(false);
  const move = (action: (() => void) | null) => () => {
    if (isBlack) showPicture();
    else action?.();
  };
  const press = (command: Command | null) => move(command && (() => send(command)));
  // What plays can be heard while the picture is black.
  const playWith = (command: Command | null | undefined) => command && (() => send(command));
  const blank = () => setIsBlack(!isBlack);
  useShortcuts({
    ' ': move(forward),
    arrowright: move(forward),
    n: move(forward),
    pagedown: move(forward),
    arrowleft: move(back),
    pageup: move(back),
    p: press(pause),
    s: press(scores),
    '+': press(addTimeByKey),
    w: playWith(media?.toggle),
    r: playWith(media?.replay),
    arrowup: playWith(media?.louder),
    arrowdown: playWith(media?.quieter),
    z: press(zoom),
    b: blank,
    '.': blank,
  });
  return { isBlack, showPicture };
}
