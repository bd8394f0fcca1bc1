import { INVISIBLE } from './playerName';

/**
 * The key of a name: names that share it count as the same name in a session. Case, width, the shape of quotes and
 * dashes, which phones choose themselves, and what is not drawn make no difference.
 */
export function nameKey(name: string): string {
  const drawn = name.normalize('NFKD').replace(INVISIBLE, '').trim().replace(/\s+/g, ' ');
  const plain = drawn.replace(/[‘’ʼ]/g, "'").replace(/\p{Pd}/gu, '-');
  // Down, up and down again: ß, and only from there ẞ, is SS; both sigmas are Σ; i with or without its dot is I.
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
