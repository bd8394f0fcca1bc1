import * as v from 'valibot';
import { eveningSchema, type Evening } from '../../contract/evening';
import { withStorage } from '../../look/withStorage';
import { parseSaved } from '../join/savedSessions';
import { EVENINGS_KEY, isKept, keptSchema } from './hasEvening';

const MAX_EVENINGS = 10;

const keptEveningSchema = v.object({
  ...keptSchema.entries,
  /** The session's quiz, from 0. */
  quiz: v.optional(v.number(), 0),
  evening: eveningSchema,
});
/** An evening as saved on this phone. */
export type KeptEvening = v.InferOutput<typeof keptEveningSchema>;

/** Returns the evenings of the last week, latest first. Older or damaged ones are left out. */
export function keptEvenings(): KeptEvening[] {
  const saved = parseSaved(EVENINGS_KEY, v.array(v.unknown())) ?? [];
  return saved.flatMap((each) => {
    const parsed = v.safeParse(keptEveningSchema, each);
    return parsed.success && isKept(parsed.output) ? [parsed.output] : [];
  });
}

/** Saves an evening in place of an earlier version, and returns whether it could. `quiz`: from 0. */
export function keepEvening(code: string, evening: Evening, quiz = 0): boolean {
  const kept: KeptEvening = { keptAt: Date.now(), code, quiz, evening };
  const others = keptEvenings().filter((each) => eveningKey(each) !== eveningKey(kept));
  return save([kept, ...others].slice(0, MAX_EVENINGS));
}

/** The same for all versions of one evening: room codes recur, and a room can play the same quiz twice. */
export function eveningKey({ code, quiz, evening }: KeptEvening): string {
  return [code, quiz, evening.date, evening.quizName].join('\n');
}

/** If the storage is full, the oldest evenings are deleted. */
function save(evenings: readonly KeptEvening[]): boolean {
  for (let count = evenings.length; count > 0; count--) {
    const text = JSON.stringify(evenings.slice(0, count));
    const isSaved = withStorage((storage) => {
      storage.setItem(EVENINGS_KEY, text);
      return true;
    });
    if (isSaved) return true;
  }
  return false;
}
