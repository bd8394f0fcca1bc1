import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET } from '../../contract/secret';
import { newDraft, OWNER_ONLY, protectSecret, readStored, systemReason } from '../disk';
import type { Log, Hash } from '../../session/ports';
import { createSecret } from '../../session/secrets';

/** Hashes a secret for storage: whoever reads the store can neither come back as a player nor be a host. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** SHA-256, with a key or without, as sessions need it. */
export const sha256: Hash = {
  of: hashSecret,
  keyed: (key, text) => createHmac('sha256', key).update(text).digest('base64url'),
};

/** Whether a secret has this hash. Compares in constant time, so that the duration reveals nothing. */
export function hasHash(secret: string, hash: string): boolean {
  const [shown, kept] = [Buffer.from(hashSecret(secret)), Buffer.from(hash)];
  return shown.length === kept.length && timingSafeEqual(shown, kept);
}

/** Derives a secret for one purpose, always the same for the same key. It reveals nothing about the key. */
export function deriveSecret(key: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', purpose, 32));
}

const KEY_FILE = 'server-key';

/**
 * Returns the server's key, which is made at the first start, kept in the data folder and read at later
 * starts. Never fails: a file that cannot be read or holds no key is replaced; if nothing can be written, the
 * key is valid until the server ends.
 */
export async function openServerKey(dataFolder: string, log: Log): Promise<string> {
  const path = join(dataFolder, KEY_FILE);
  const known = await readKey(dataFolder, log);
  if (known) {
    await protectSecret(path, log);
    return known;
  }
  const key = createSecret();
  return writeKey(dataFolder, key).catch((error: unknown) => {
    log(
      'error',
      `The server's key could not be saved in ${path} (${systemReason(error)}): the next start will make a new one`,
    );
    return key;
  });
}

/** Returns undefined if there is no usable key; logs why if there is a file. */
async function readKey(dataFolder: string, log: Log): Promise<string | undefined> {
  const path = join(dataFolder, KEY_FILE);
  try {
    const key = await keyIn(dataFolder);
    if (key) return key;
    log('warn', `${path} contains no key: making a new one; links printed earlier no longer work`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    log('warn', `${path} cannot be read (${String(error)}): making a new key`);
  }
  return undefined;
}

async function keyIn(dataFolder: string): Promise<string | undefined> {
  const stored = await readStored(dataFolder, KEY_FILE);
  if (!stored.ok) throw new Error(stored.reason);
  const text = Buffer.from(stored.value).toString().trim();
  return SECRET.test(text) ? text : undefined;
}

/**
 * Writes a key, completely or not at all, unless another process was faster. Resolves with the key that is stored. A
 * file without a key is replaced.
 */
async function writeKey(dataFolder: string, key: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true });
  const [draft, path] = [join(dataFolder, newDraft()), join(dataFolder, KEY_FILE)];
  await writeFile(draft, `${key}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
  try {
    await link(draft, path);
    return key;
  } catch {
    // The file exists already, or the file system has no links.
    const kept = await keyIn(dataFolder).catch(() => undefined);
    if (kept) return kept;
    await rename(draft, path);
    return key;
  } finally {
    await rm(draft, { force: true });
  }
}
