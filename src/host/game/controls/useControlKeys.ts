import { useState } from 'react';
import type { Command } from '../../../contract/commands';
import { useShortcuts } from '../../ui/useShortcuts';
import type { MediaCommands } from '../media/mediaCommands';
import type { PossibleCommands } from './possibleCommands';

/**
 * The keys of keyboards and presenters; returns whether the picture is black. A key that would move the game then only
 * takes the black off: nothing moves unseen.
 */
export function useControlKeys(
  { next, back, pause, addTimeByKey, scores }: PossibleCommands,
  media: MediaCommands | null,
  send: (command: Command) => void,
): { isBlack: boolean; showPicture: () => void } {
  const [isBlack, setIsBlack] = useState(false);
  const showPicture = () => setIsBlack(false);
  const press = (command: Command | null) => () => {
    if (isBlack) showPicture();
    else if (command) send(command);
  };
  // What plays can be heard while the picture is black.
  const playWith = (command: Command | null | undefined) => command && (() => send(command));
  const blank = () => setIsBlack(!isBlack);
  useShortcuts({
    ' ': press(next),
    arrowright: press(next),
    n: press(next),
    pagedown: press(next),
    arrowleft: press(back),
    pageup: press(back),
    p: press(pause),
    s: press(scores),
    '+': press(addTimeByKey),
    w: playWith(media?.toggle),
    r: playWith(media?.replay),
    arrowup: playWith(media?.louder),
    arrowdown: playWith(media?.quieter),
    b: blank,
    '.': blank,
  });
  return { isBlack, showPicture };
}
