import { useState } from 'react';
import { useShortcuts } from '../../ui/useShortcuts';
import { actions, type Action, type GameHost } from './actions';
import { useControlTexts, type ControlTexts } from '../gameTexts';

/** Keys that send no command; the last one belongs to the sounds. */
const LOCAL_KEYS = { black: ['b', '.'], mute: ['m'] } as const;

const KEYED: readonly Action[] = Object.values(actions);
const ARROWS = { arrowright: '→', arrowleft: '←', arrowup: '↑', arrowdown: '↓' };

/**
 * Handles the keys of keyboards and presenters; returns whether the screen is black. While it is, a key that
 * would move the game only ends the black, so that nothing moves unseen.
 */
export function useControlKeys({ send, ...now }: GameHost) {
  const [isBlack, setIsBlack] = useState(false);
  const showPicture = () => setIsBlack(false);
  const performOf = (action: Action): (() => void) | null => {
    const command = (action.commandByKey ?? action.command)(now);
    const press = command && (() => send(command));
    return action.isHeard ? press : () => (isBlack ? showPicture() : press?.());
  };
  const blank = () => setIsBlack(!isBlack);
  useShortcuts({
    ...Object.fromEntries(KEYED.flatMap((each) => (each.keys ?? []).map((key) => [key, performOf(each)]))),
    ...Object.fromEntries(LOCAL_KEYS.black.map((key) => [key, blank])),
  });
  return { isBlack, showPicture };
}

/** The list of keys: the names of keys that do the same, and what they do. */
export function useKeysInGame(): (readonly [names: string[], meaning: string])[] {
  const texts = useControlTexts();
  const keyNames: Record<string, string> = { ...ARROWS, ...texts.keyNames };
  const helps = Object.keys(texts.keys) as (keyof ControlTexts['keys'])[];
  return helps.map((help) => {
    const local: Partial<Record<typeof help, readonly string[]>> = LOCAL_KEYS;
    const keys = KEYED.flatMap((each) => (each.keyHelp === help ? (each.keys ?? []) : []));
    const names = [...keys, ...(local[help] ?? [])].map((key) => keyNames[key] ?? key.toUpperCase());
    return [names, texts.keys[help]] as const;
  });
}
