// Part of `npm run check`: fails if two names in one folder differ only by case, with or without their
// extensions, since macOS and Windows treat them as one file, so that an import finds the wrong one and the
// build fails. Also fails if Windows cannot have a name at all. `npm test` checks `dist` in the same way,
// since that is what users get.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'release',
  'data',
  'test-results',
  'playwright-report',
  '.git',
]);
const FORBIDDEN = /[<>:"|?*\\\p{Cc}]|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/iu;
const withoutEnding = (name) => name.replace(/\.[^.]*$/, '');

/** The pairs of paths below the folder that differ only by case; files and folders are separate. */
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

/** The paths below the folder that are invalid on Windows. */
function forbiddenIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return [
        ...(FORBIDDEN.test(entry.name) ? [path] : []),
        ...(entry.isDirectory() ? forbiddenIn(path) : []),
      ];
    });
}

const top = process.argv[2] ?? '.';
const found = [
  ...twinsIn(top).map((pair) => `${pair} differ by case alone: macOS and Windows take them for one.`),
  ...forbiddenIn(top).map((path) => `${path} is no name that Windows can have.`),
];
for (const each of found) process.stderr.write(`${each}\n`);
process.exitCode = found.length ? 1 : 0;
