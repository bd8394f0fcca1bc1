import { INVISIBLE } from './playerName';

/**
 * The key of a name: names with the same key count as the same name in a session. It ignores case, width, the
 * shape of quotes and dashes, which phones choose by themselves, and invisible characters.
 */
export function nameKey(name: string): string {
  const drawn = name.normalize('NFKD').replace(INVISIBLE, '').trim().replace(/\s+/g, ' ');
  const plain = drawn.replace(/[‘’ʼ]/g, "'").replace(/\p{Pd}/gu, '-');
  // Lower, upper, lower case: ẞ becomes ß and then SS, both sigmas become Σ, and i with or without its dot
  // becomes I.
  return plain
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/i\u0307+/g, 'i')
    .normalize('NFC');
}

/** Whether two names count as the same. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
