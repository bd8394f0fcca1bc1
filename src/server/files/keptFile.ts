import { join } from 'node:path';
import type { Parsed } from '../../contract/parsed';
import { DRAFT, OWNER_ONLY, protectSecret } from '../disk';
import type { Log } from '../log';
import { createQueue } from '../schedule';
import { orSaveFailed, readDocument, writeDocument } from './document';

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
    const { read, isMissing } = await readDocument<T, { reason: string }>(dataFolder, name, (content) => {
      if (content.ok) return parse(content.json);
      // What the reader of JSON says quotes what stands there, which may be a password.
      return content.fault === 'json' ? { ok: false, reason: 'it is no JSON' } : content;
    });
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
