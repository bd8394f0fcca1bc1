import { createHmac } from 'node:crypto';
import { nameKey } from '../../game/names/nameKeys';
import { createSecret } from '../access/secret';
import type { SessionRecord } from '../store/sessionDocuments';

/**
 * The names that nobody can join under again. Only hashes are stored, with a key of the session's own: what a
 * host removes, perhaps because of its name, should not stay legible.
 */
type BannedNames = SessionRecord['banned'];

/** Returns the banned names with another one. */
export function withBanned(banned: BannedNames, name: string): NonNullable<BannedNames> {
  const { key, hashes } = banned ?? { key: createSecret(), hashes: [] };
  return isBanned(banned, name) ? banned! : { key, hashes: [...hashes, hashOf(key, name)] };
}

export function isBanned(banned: BannedNames, name: string): boolean {
  return banned !== undefined && banned.hashes.includes(hashOf(banned.key, name));
}

function hashOf(key: string, name: string): string {
  return createHmac('sha256', key).update(nameKey(name)).digest('base64url');
}
