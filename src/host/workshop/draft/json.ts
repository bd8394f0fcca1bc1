/** The fields of a part of some JSON, whose values may be anything. */
export type JsonFields = Record<string, unknown>;

export function fieldsOf(input: unknown): JsonFields {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};
}

export function listOf(input: unknown): unknown[] {
  return Array.isArray(input) ? input : [];
}

export function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** Text as it is, numbers and the like in words; nothing else says anything. */
export function textOf(value: unknown): string {
  return isPresent(value) && typeof value !== 'object' ? String(value) : '';
}
