import { amountOf } from '../draft/numbers';
import type { SoundPiece } from '../draft/sounds';
import { type HeardPart, movedTo } from './handles';

/** The pieces of a song in the order of their starts, each once. */
export function piecesInOrder(pieces: readonly SoundPiece[]): SoundPiece[] {
  const byPlace = new Map(pieces.map((piece) => [`${piece.audioFrom} ${piece.audioTo}`, piece]));
  return [...byPlace.values()].sort((one, other) => startOf(one) - startOf(other));
}

const startOf = ({ audioFrom }: SoundPiece) => amountOf(audioFrom) ?? 0;

/** The piece of the same length that follows a part; the part itself where the file has no room for it. */
export function nextPiece({ from, to }: Pick<HeardPart, 'from' | 'to'>, duration: number): SoundPiece {
  const length = to - from;
  const hasRoom = duration - to >= 1;
  const next = hasRoom ? { from: to, to: Math.min(duration, to + length) } : { from, to };
  return {
    audioFrom: movedTo('audioFrom', next.from, next, duration),
    audioTo: movedTo('audioTo', next.to, next, duration),
  };
}

/** A time in a file as players show it: `1:05`, or `1:05.5` with this decimal sign. */
export function fileTime(time: number, decimal: string): string {
  const tenths = Math.round(time * 10);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  const rest = tenths % 10 ? `${decimal}${tenths % 10}` : '';
  return `${Math.floor(tenths / 600)}:${seconds}${rest}`;
}
