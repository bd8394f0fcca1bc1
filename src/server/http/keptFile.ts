import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parsed } from '../../contract/parsed';
import { DRAFT, OWNER_ONLY, protectSecret, readStored, reasonUnread, writeWhole } from '../disk';
import type { Log } from '../log';
import { jsonBytes, orSaveFailed } from '../quizzes/storedFile';
import { createQueue } from '../schedule';

interface KeptFileParts<T> {
  dataFolder: string;
  /** Of the file in the data folder, such as `wifi.json`. */
  name: string;
  parse: (input: unknown) => Parsed<T>;
  /** Where there is no file, or one that cannot be read. */
  empty: T;
  log: Log;
}

/** A small thing that the server remembers in a file of its own in the data folder, which only its user may read. */
export class KeptFile<T extends object> {
  readonly #parts: KeptFileParts<T>;
  readonly #inTurn = createQueue();

  constructor(parts: KeptFileParts<T>) {
    this.#parts = parts;
  }

  /** To be called at the start. Never fails. */
  protect(): Promise<void> {
    const { dataFolder, name, log } = this.#parts;
    return protectSecret(join(dataFolder, name), log);
  }

  /** Never fails: a file that cannot be read counts as none, which the log says. */
  async read(): Promise<T> {
    const { dataFolder, name, parse, empty, log } = this.#parts;
    try {
      const stored = await readStored(dataFolder, name);
      const read = stored.ok ? parse(JSON.parse(Buffer.from(stored.value).toString())) : stored;
      if (read.ok) return read.value;
      log('warn', `${name} is left out: ${read.reason}`, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty;
      log('warn', `${name} is left out: ${reasonUnread(error)}`, name);
    }
    return empty;
  }

  /** Throws save_failed. */
  save(value: T): Promise<void> {
    const { dataFolder, name, log } = this.#parts;
    const draftName = `${DRAFT}-${name}`;
    return this.#inTurn(() =>
      orSaveFailed(name, log, async () => {
        await mkdir(dataFolder, { recursive: true });
        await writeWhole(dataFolder, name, jsonBytes(value), { mode: OWNER_ONLY, draftName });
      }),
    );
  }
}
