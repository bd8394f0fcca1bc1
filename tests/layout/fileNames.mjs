// Part of `npm run check`: fails where two names in one folder differ by case alone, with or without their endings.
// macOS and Windows take them for one file, so that an import finds the wrong one and the build fails there.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', 'release', 'data', 'test-results', 'playwright-report', '.git']);
const withoutEnding = (name) => name.replace(/\.[^.]*$/, '');

/** The pairs of paths below the folder whose names differ by case alone; files and folders are compared apart. */
function twinsIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !LEFT_OUT.has(name));
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const pairs = [...twins(folders, (name) => name), ...twins(files, withoutEnding)];
  const here = pairs.map((pair) => pair.map((name) => join(folder, name)).join(' and '));
  return [...here, ...folders.flatMap((name) => twinsIn(join(folder, name)))];
}

function twins(names, plain) {
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .filter(
        (other) => plain(one) !== plain(other) && plain(one).toLowerCase() === plain(other).toLowerCase(),
      )
      .map((other) => [one, other]),
  );
}

const found = twinsIn(process.argv[2] ?? '.');
for (const pair of found)
  process.stderr.write(`${pair} differ by case alone: macOS and Windows take them for one.\n`);
process.exitCode = found.length ? 1 : 0;
