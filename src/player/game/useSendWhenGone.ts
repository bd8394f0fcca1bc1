import { useEffect, useEffectEvent } from 'react';
import type { Answer } from '../../contract/answer';

/** Sends what was typed and not sent when its question goes away: time may run out in the middle of a word. */
export function useSendWhenGone(typed: Answer | undefined, onAnswer: (answer: Answer) => void): void {
  const send = useEffectEvent(() => {
    if (typed !== undefined) onAnswer(typed);
  });
  useEffect(() => () => send(), []);
}
