import { join } from 'node:path';
import type { Parsed } from '../../contract/parsed';
import { DRAFT, OWNER_ONLY, protectSecret } from '../disk';
import type { Log } from '../log';
import { createQueue } from '../schedule';
import { orSaveFailed, parseUnquoted, readDocument, writeDocument } from './document';

interface KeptFileParts<T> {
  dataFolder: string;
  /** The name of the file in the data folder, such as `wifi.json`. */
  name: string;
  parse: (input: unknown) => Parsed<T>;
  /** The value if there is no readable file. */
  empty: T;
  log: Log;
}

/** A small value that the server remembers in a file of the data folder, readable only by its user. */
export class KeptFile<T extends object> {
  readonly #parts: KeptFileParts<T>;
  readonly #inTurn = createQueue();

  constructor(parts: KeptFileParts<T>) {
    this.#parts = parts;
  }

  /** Must be called at the start. Never fails. */
  protect(): Promise<void> {
    const { dataFolder, name, log } = this.#parts;
    return protectSecret(join(dataFolder, name), log);
  }

  /** Never fails: an unreadable file counts as none, and is logged. */
  async read(): Promise<T> {
    const { dataFolder, name, parse, empty, log } = this.#parts;
    const { read, isMissing } = await readDocument<T>(dataFolder, name, (content) =>
      parseUnquoted(content, parse),
    );
    if (read.ok) return read.value;
    if (!isMissing) log('warn', `${name} is left out: ${read.reason}`, name);
    return empty;
  }

  /** Throws save_failed. */
  save(value: T): Promise<void> {
    const { dataFolder, name, log } = this.#parts;
    const options = { mode: OWNER_ONLY, draftName: `${DRAFT}-${name}` };
    return this.#inTurn(() =>
      orSaveFailed(name, log, async () => void (await writeDocument(dataFolder, name, value, options))),
    );
  }
}
