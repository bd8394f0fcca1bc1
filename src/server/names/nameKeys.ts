import { LOOKALIKES } from './lookalikes';
import { INVISIBLE } from './playerName';

/**
 * The keys of a name: two names that share one count as the same name in a session. Case, width, lookalike letters and
 * signs, and what is not drawn make no difference.
 *
 * What a letter reads as is looked up before case is set aside, for a capital may read as another letter than its small
 * form: Greek Ν as N, but ν as v. The letters alone are therefore a key of their own, which ΝΙΝΑ and νινα share.
 *
 * Digits stay digits: with case set aside, 1 as I as l would make Neil and Nell the same, and a
 * lookalike gains nothing: a player is known by the phone's token, not by the name.
 */
export function nameKeys(name: string): string[] {
  const drawn = name.normalize('NFKD').replace(INVISIBLE, '').trim().replace(/\s+/g, ' ');
  const letters = foldCase(drawn);
  const reading = read(foldCase(read(drawn)));
  return [...new Set([letters, reading].map((key) => key.normalize('NFC')))];
}

/** Whether two names count as the same. */
export function isSameName(one: string, other: string): boolean {
  const keys = nameKeys(other);
  return nameKeys(one).some((key) => keys.includes(key));
}

/** Down, up and down again: ß, and only from there ẞ, is SS; both sigmas are Σ; i with or without its dot is I. */
function foldCase(text: string): string {
  return text
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/i\u0307+/g, 'i');
}

function read(text: string): string {
  return [...text].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
}
