import { isObject } from '../../../contract/parsed';

/** The fields of a JSON object, with values of any type. */
export type JsonFields = Record<string, unknown>;

export function fieldsOf(input: unknown): JsonFields {
  return isObject(input) ? { ...input } : {};
}

export function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** A text unchanged, a number or boolean as text; anything else is empty. */
export function textOf(value: unknown): string {
  return isPresent(value) && typeof value !== 'object' ? String(value) : '';
}
