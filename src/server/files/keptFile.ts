import { join } from 'node:path';
import type { Parsed } from '../../contract/parsed';
import { DRAFT, OWNER_ONLY, protectSecret } from '../disk';
import type { Log } from '../../session/ports';
import { createQueue } from '../../session/schedule';
import { orSaveFailed, parseUnquoted, readDocument, writeDocument, type Content } from './document';

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
export function createKeptFile<T extends object>({ dataFolder, name, parse, empty, log }: KeptFileParts<T>) {
  const inTurn = createQueue();
  const options = { mode: OWNER_ONLY, draftName: `${DRAFT}-${name}` };
  return {
    /** Must be called at the start. Never fails. */
    protect: () => protectSecret(join(dataFolder, name), log),
    /** Never fails: an unreadable file counts as none, and is logged. */
    async read(): Promise<T> {
      const readAs = (content: Content) => parseUnquoted(content, parse);
      const { read, isMissing } = await readDocument<T>(dataFolder, name, readAs);
      if (read.ok) return read.value;
      if (!isMissing) log('warn', `${name} is left out: ${read.reason}`, name);
      return empty;
    },
    /** Throws save_failed. */
    async save(value: T): Promise<void> {
      await inTurn(() => orSaveFailed(name, log, () => writeDocument(dataFolder, name, value, options)));
    },
  };
}
