import { useState } from 'react';
import { useShortcuts } from '../../ui/useShortcuts';
import type { PodiumShow } from '../projector/usePodiumShow';
import { actions, type Action, type GameHost } from './actions';
import { useControlTexts, type ControlTexts } from '../gameTexts';

/** Keys that send no command; the last one belongs to the sounds. */
const LOCAL_KEYS = { black: ['b', '.'], mute: ['m'] } as const;

const KEYED: readonly Action[] = Object.values(actions);
const ARROWS = { arrowright: '→', arrowleft: '←', arrowup: '↑', arrowdown: '↓' };

/** What the keys for forward and back do; null where they do nothing. */
interface Moves {
  forward: (() => void) | null;
  back: (() => void) | null;
  /** What forward does to the podium's show, where it does not advance the game. */
  shows: PodiumShow['does'];
}

/** Forward uncovers the podium before it advances the game; both keys turn the podium's pages. */
export function movesOf({ send, ...now }: GameHost, show: PodiumShow | null): Moves {
  const next = actions.next.command(now);
  const back = actions.back.command(now);
  const isOfShow = show !== null && (show.does === 'uncover' || next === null);
  return {
    forward: isOfShow ? show.does && show.forward : next && (() => send(next)),
    back: show?.back ?? (back && (() => send(back))),
    shows: isOfShow ? show.does : null,
  };
}

/**
 * Handles the keys of keyboards and presenters; returns whether the screen is black. While it is, a key that
 * would move the game only ends the black, so that nothing moves unseen.
 */
export function useControlKeys({ send, ...now }: GameHost, { forward, back }: Moves) {
  const [isBlack, setIsBlack] = useState(false);
  const showPicture = () => setIsBlack(false);
  const pressOf = (action: Action): (() => void) | null => {
    if (action === actions.next) return forward;
    if (action === actions.back) return back;
    const command = (action.commandByKey ?? action.command)(now);
    return command && (() => send(command));
  };
  const performOf = (action: Action): (() => void) | null => {
    const press = pressOf(action);
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
