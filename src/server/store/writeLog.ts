import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setAsideFolder } from '../files/setAside';
import type { Log } from '../../session/ports';
import { addToCrc, CRC_START, maskedCrc } from './checksum';

/*
 * LevelDB's log holds the latest writes: blocks of 32 KiB, filled with records that have a checksum, a length
 * and a type. When LevelDB opens, it drops what it cannot read of it, says nothing, and deletes the file.
 */

const BLOCK_BYTES = 32 * 1024;
const HEAD_BYTES = 7;
/** Types of records: a whole write, or the first, middle and last part of one. */
const [WHOLE, FIRST, LAST] = [1, 2, 4];
/** Far more than LevelDB writes to one log. */
const MAX_BYTES = 64 * 1024 * 1024;

/** `torn`: only the last write is incomplete, as after a power cut. */
type Damage = 'torn' | 'damaged';

/**
 * Looks at the log in LevelDB's folder before LevelDB does. If it is damaged, sets a copy aside and says so in
 * the server's log. Returns whether writes are lost that were acknowledged. Never fails.
 */
export async function checkWriteLog(folder: string, now: () => number, log: Log): Promise<boolean> {
  const damaged: string[] = [];
  for (const name of (await readdir(folder).catch(() => [])).filter((each) => each.endsWith('.log'))) {
    const damage = await damageOf(join(folder, name));
    if (damage === 'damaged') damaged.push(name);
    if (damage === 'torn')
      log(
        'warn',
        `The last write to ${join(folder, name)} is incomplete, as after a power cut, and was dropped`,
      );
  }
  if (damaged.length === 0) return false;
  const aside = await setAsideFolder(folder, 'damaged', now());
  const copied = mkdir(aside).then(() =>
    Promise.all(damaged.map((name) => copyFile(join(folder, name), join(aside, name)))),
  );
  const kept = await copied.then(
    () => `a copy was set aside in ${aside}`,
    (error: unknown) => `no copy could be set aside: ${String(error)}`,
  );
  const files = damaged.map((name) => join(folder, name)).join(', ');
  log('error', `Damaged: ${files}. The players and answers written last may be missing; ${kept}`);
  return true;
}

async function damageOf(path: string): Promise<Damage | undefined> {
  try {
    const stats = await stat(path);
    if (!stats.isFile() || stats.size > MAX_BYTES) return undefined;
    return damageIn(await readFile(path));
  } catch {
    // LevelDB cannot read it either, and says so.
    return undefined;
  }
}

/** Returns what is wrong with a log. A file that was cut between two writes looks whole. */
export function damageIn(bytes: Buffer): Damage | undefined {
  let isInside = false;
  for (let at = 0; at < bytes.length;) {
    const left = BLOCK_BYTES - (at % BLOCK_BYTES);
    if (left < HEAD_BYTES) {
      // Too little is left of the block for a record.
      at += left;
      continue;
    }
    // What never reached the disk is missing, or is zero up to the end.
    if (at + HEAD_BYTES > bytes.length || bytes.subarray(at).every((byte) => byte === 0)) return 'torn';
    const type = bytes[at + 6]!;
    const end = endOf(bytes, at);
    const begins = type === WHOLE || type === FIRST;
    if (end === undefined || begins === isInside) return 'damaged';
    // A wrong length can also lead beyond the end; other records then follow.
    if (end > bytes.length) return hasRecord(bytes, at + 1) ? 'damaged' : 'torn';
    if (!isWhole(bytes, at, end)) return 'damaged';
    isInside = type !== WHOLE && type !== LAST;
    at = end;
  }
  return isInside ? 'torn' : undefined;
}

/** Returns where a record ends according to its head; undefined if that is impossible. */
function endOf(bytes: Buffer, at: number): number | undefined {
  const [length, type] = [bytes.readUInt16LE(at + 4), bytes[at + 6]!];
  const left = BLOCK_BYTES - (at % BLOCK_BYTES) - HEAD_BYTES;
  return type >= WHOLE && type <= LAST && length <= left ? at + HEAD_BYTES + length : undefined;
}

function isWhole(bytes: Buffer, at: number, end: number): boolean {
  return bytes.readUInt32LE(at) === checksumOf(bytes.subarray(at + 6, end));
}

/** Whether there is a whole record anywhere from this place on. */
function hasRecord(bytes: Buffer, from: number): boolean {
  for (let at = from; at + HEAD_BYTES <= bytes.length; at++) {
    const end = at % BLOCK_BYTES > BLOCK_BYTES - HEAD_BYTES ? undefined : endOf(bytes, at);
    if (end !== undefined && end <= bytes.length && isWhole(bytes, at, end)) return true;
  }
  return false;
}

function checksumOf(bytes: Uint8Array): number {
  let crc = CRC_START;
  for (const byte of bytes) crc = addToCrc(crc, byte);
  return maskedCrc(crc);
}
