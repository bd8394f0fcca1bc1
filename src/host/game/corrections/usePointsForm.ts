import { useState } from 'react';

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

/** The most that is given or taken at once. */
const MOST = 1_000_000;

/** Typed points, whole or half, with a comma or a point; null where they are none. */
export function pointsAmount(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  const amount = Number(text);
  return amount > 0 && amount <= MOST && Number.isInteger(amount * 2) ? amount : null;
}
