import * as v from 'valibot';
import { withStorage } from '../../look/withStorage';

/** Returns the JSON saved under a key, or undefined if there is none or it has another shape. */
export function parseSaved<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = withStorage((storage) => storage.getItem(key));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : undefined;
}
