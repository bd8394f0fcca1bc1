import * as v from 'valibot';
import { withStorage } from '../../look/withStorage';
import { parseSaved } from '../storage/parseSaved';

/** All evenings in one: the newest first, a list of KeptEvening. */
export const EVENINGS_KEY = 'quiz-night.evenings';
/** In milliseconds: a week. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export const keptSchema = v.object({
  /** Milliseconds since 1970. */
  keptAt: v.number(),
  /** The room code of the session. */
  code: v.string(),
});

/** Whether what was kept then is kept still. A clock that was set back makes nothing last longer. */
export function isKept({ keptAt }: { keptAt: number }): boolean {
  return Math.abs(Date.now() - keptAt) < KEPT_MS;
}

/**
 * Whether this phone has an evening to show, of this session where a code is given; what is too old is forgotten. Its
 * words are read when it is opened.
 */
export function hasEvening(code?: string): boolean {
  const kept = parseSaved(EVENINGS_KEY, v.array(keptSchema))?.filter(isKept) ?? [];
  if (kept.length === 0) withStorage((storage) => storage.removeItem(EVENINGS_KEY));
  return kept.some((each) => code === undefined || each.code === code);
}
