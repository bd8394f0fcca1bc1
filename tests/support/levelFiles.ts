import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a varint; returns it with the place after it. */
function varint(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at];
  }
}

/** Undoes Snappy, with which LevelDB compresses the blocks of its tables. */
function unpack(packed: Buffer): Buffer {
  const [length, start] = varint(packed, 0);
  const out = Buffer.alloc(length);
  let end = 0;
  for (let at = start; at < packed.length;) {
    const tag = packed[at++]!;
    let size = (tag >> 2) + 1;
    if ((tag & 3) === 0) {
      const more = Math.max(0, size - 60);
      if (more > 0) size = packed.readUIntLE(at, more) + 1;
      at += more;
      end += packed.copy(out, end, at, at + size);
      at += size;
      continue;
    }
    const wide = [0, 1, 2, 4][tag & 3]!;
    const low = packed.readUIntLE(at, wide);
    at += wide;
    const back = wide === 1 ? low + ((tag >> 5) << 8) : low;
    if (wide === 1) size = ((tag >> 2) & 7) + 4;
    // One by one, since a copy may overlap what it makes.
    for (const stop = end + size; end < stop; end++) out[end] = out[end - back]!;
  }
  return out;
}

function blockAt(table: Buffer, offset: number, size: number): Buffer {
  const block = table.subarray(offset, offset + size);
  return table[offset + size] === 1 ? unpack(block) : block;
}

/** Returns the blocks of a table, which its last 48 bytes lead to by way of an index. */
function blocksOf(table: Buffer): Buffer[] {
  let at = table.length - 48;
  const handle = [0, 0, 0, 0].map(() => {
    const [value, next] = varint(table, at);
    at = next;
    return value;
  });
  const index = blockAt(table, handle[2]!, handle[3]!);
  const end = index.length - 4 - 4 * index.readUInt32LE(index.length - 4);
  const blocks: Buffer[] = [];
  for (let entry = 0; entry < end;) {
    const [, unshared] = varint(index, entry);
    const [keySize, sized] = varint(index, unshared);
    const [valueSize, key] = varint(index, sized);
    const [offset, sizeAt] = varint(index, key + keySize);
    blocks.push(blockAt(table, offset, varint(index, sizeAt)[0]));
    entry = key + keySize + valueSize;
  }
  return blocks;
}

/** The end of a whole table. While one is being written, what it will hold is in other files as well. */
const TABLE_END = 0xdb4775248b80fb57n;

/** Returns the bytes of a file as people with the right tools could read them: LevelDB's tables uncompressed. */
function legible(name: string, bytes: Buffer): Buffer {
  const isTable = name.endsWith('.ldb') && bytes.length > 48;
  const isWhole = isTable && bytes.readBigUInt64LE(bytes.length - 8) === TABLE_END;
  return isWhole ? Buffer.concat(blocksOf(bytes)) : bytes;
}

/** Returns those of the words that stand in any file of a folder, however deep, or in a file's name. */
export async function wordsIn(folder: string, words: readonly string[]): Promise<string[]> {
  const contents = await contentsIn(folder);
  return words.filter((word) => contents.some((content) => content.includes(word)));
}

/** Returns the names and contents of all files at one time: where one was replaced meanwhile, all are read again. */
async function contentsIn(folder: string): Promise<Buffer[]> {
  let isReplaced = false;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const read = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const bytes = entry.isFile()
      ? await readFile(path).catch(({ code }: NodeJS.ErrnoException) => {
          if (code === 'ENOENT') isReplaced = true;
        })
      : undefined;
    return Buffer.concat([Buffer.from(`${entry.name}\n`), bytes ? legible(entry.name, bytes) : Buffer.of()]);
  });
  const contents = await Promise.all(read);
  return isReplaced ? contentsIn(folder) : contents;
}
