import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addToCrc, CRC_START, maskedCrc } from './checksum';

/*
 * LevelDB's tables hold everything but the latest writes: blocks, each followed by a type and a checksum, and a
 * foot. LevelDB does not compare the checksums: it reads a wrong byte as it is, or refuses all writes later.
 */

const CHECKSUM_BYTES = 4;
const FOOT_BYTES = 48;
/** How every table ends. */
const SIGNATURE = Buffer.from('57fb808b247547db', 'hex');
/** The greatest type of a block: compressed. */
const COMPRESSED = 1;

/** Returns the names of the tables in LevelDB's folder. */
export async function tablesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => name.endsWith('.ldb'));
}

/** Returns the first damaged one of these tables. One that LevelDB has deleted meanwhile is none. */
export async function damagedTable(folder: string, names: string[]): Promise<string | undefined> {
  for (const name of names) {
    const bytes = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (bytes && !isWholeTable(bytes)) return name;
  }
  return undefined;
}

/** Whether a table has its foot, and all its blocks have the right checksum. */
export function isWholeTable(bytes: Buffer): boolean {
  const foot = bytes.length - FOOT_BYTES;
  if (foot < 0 || !bytes.subarray(-SIGNATURE.length).equals(SIGNATURE)) return false;
  // Blocks do not say how long they are: each ends where the checksum fits.
  let crc = CRC_START;
  let start = 0;
  for (let at = 0; at + CHECKSUM_BYTES < foot; at++) {
    crc = addToCrc(crc, bytes[at]!);
    if (bytes[at]! > COMPRESSED || bytes.readUInt32LE(at + 1) !== maskedCrc(crc)) continue;
    at += CHECKSUM_BYTES;
    start = at + 1;
    crc = CRC_START;
  }
  return start === foot;
}
