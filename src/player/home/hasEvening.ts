import * as v from 'valibot';
import { withStorage } from '../../look/withStorage';
import { parseSaved } from '../join/savedSessions';

/** All evenings together: a list of KeptEvening, latest first. */
export const EVENINGS_KEY = 'quiz-night.evenings';
/** In milliseconds: one week. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export const keptSchema = v.object({
  /** Milliseconds since 1970. */
  keptAt: v.number(),
  /** The room code of the session. */
  code: v.string(),
});

/** Whether something saved at that time is still kept. Setting the clock back does not extend it. */
export function isKept({ keptAt }: { keptAt: number }): boolean {
  return Math.abs(Date.now() - keptAt) < KEPT_MS;
}

/** Whether this phone has an evening to show, from this session if a code is given. Deletes expired ones. */
export function hasEvening(code?: string): boolean {
  const kept = parseSaved(EVENINGS_KEY, v.array(keptSchema))?.filter(isKept) ?? [];
  if (kept.length === 0) withStorage((storage) => storage.removeItem(EVENINGS_KEY));
  return kept.some((each) => code === undefined || each.code === code);
}
