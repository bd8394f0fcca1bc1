import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret: 128 random bits as 22 base64url characters. */
export function createSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** What the server keeps of a secret: who reads the store can neither come back as a player nor act as a host. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether a secret has this hash. Compares in constant time, so that the time says nothing about the secret. */
export function hasHash(secret: string, hash: string): boolean {
  const [shown, kept] = [Buffer.from(hashSecret(secret)), Buffer.from(hash)];
  return shown.length === kept.length && timingSafeEqual(shown, kept);
}

/** Another secret for one purpose, always the same for the same key. It tells nothing of the key. */
export function deriveSecret(key: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', purpose, 32));
}
