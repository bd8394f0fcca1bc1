import { MAX_NAME_BYTES, MAX_NAME_CHARACTERS } from '../../../contract/limits';

/** Why a name is none; `refused`: the server did not take it. */
export type NameFault = 'empty' | 'too_long' | 'refused';

/** Older browsers lack it; there the server alone counts. */
const characters = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** What is wrong with a name, as far as can be told without the server. */
export function nameFault(typed: string): NameFault | null {
  const name = typed.trim();
  if (name === '') return 'empty';
  if (new TextEncoder().encode(name.normalize('NFC')).length > MAX_NAME_BYTES) return 'too_long';
  return characters && [...characters.segment(name)].length > MAX_NAME_CHARACTERS ? 'too_long' : null;
}
