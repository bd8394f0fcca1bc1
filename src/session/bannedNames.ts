import { nameKey } from '../game/names/nameKeys';
import type { Hash } from './ports';
import type { SessionRecord } from './documents';

/**
 * The names that nobody can join under again. Only hashes are stored, with a key of the session's own: what a
 * host removes, perhaps because of its name, should not stay legible.
 */
type BannedNames = SessionRecord['banned'];

/** Returns the banned names with another one. */
export function withBanned(
  banned: BannedNames,
  name: string,
  { hash, newSecret }: { hash: Hash; newSecret(): string },
): NonNullable<BannedNames> {
  const { key, hashes } = banned ?? { key: newSecret(), hashes: [] };
  return isBanned(banned, name, hash)
    ? banned!
    : { key, hashes: [...hashes, hash.keyed(key, nameKey(name))] };
}

export function isBanned(banned: BannedNames, name: string, hash: Hash): boolean {
  return banned !== undefined && banned.hashes.includes(hash.keyed(banned.key, nameKey(name)));
}
