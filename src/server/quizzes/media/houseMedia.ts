import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MEDIA = import.meta.glob<string>('../evening/media/*.{png,mp3}', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Where the addresses below begin: the folder of the built server, or that of the source code. */
const ROOT = import.meta.env.PROD ? fileURLToPath(new URL('.', import.meta.url)) : process.cwd();

/** Run from source, addresses have a query. */
const pathOf = (address: string) => address.replace(/\?.*/, '');

/** The paths of the house’s evening’s media, by the names that questions give; no other file can have these names. */
export const HOUSE_MEDIA: ReadonlyMap<string, string> = new Map(
  Object.entries(MEDIA).map(([path, address]) => [
    path.slice(path.lastIndexOf('/') + 1),
    join(ROOT, pathOf(address)),
  ]),
);
