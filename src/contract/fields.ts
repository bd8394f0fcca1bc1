import * as v from 'valibot';

/** A count, or an index from 0. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A time that is left, in milliseconds; null (or absent): without a limit. */
export const timeLeftSchema = v.nullish(v.pipe(v.number(), v.minValue(0)), null);

/** A field that may be absent. A value that cannot be read counts as absent, so that the rest still reads. */
export function optionalField<T extends v.GenericSchema>(schema: T) {
  return v.fallback(v.optional(schema), undefined);
}
