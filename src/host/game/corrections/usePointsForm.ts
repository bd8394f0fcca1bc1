import { useState } from 'react';
import { pointsAmount } from './pointsAmount';

/** As long as the server takes it. */
export const MOST_REASON = 200;

/** What is typed to correct a player's points. Giving and taking are two actions: phones' number keys have no sign. */
export function usePointsForm(onAdjust: (points: number, reason: string) => void) {
  const [typed, setTyped] = useState('1');
  const [reason, setReason] = useState('');
  const amount = pointsAmount(typed);
  const adjust = (sign: 1 | -1) => {
    if (amount === null) return;
    onAdjust(sign * amount, reason.trim());
    setReason('');
  };
  return { typed, setTyped, reason, setReason, isBad: amount === null, adjust };
}
