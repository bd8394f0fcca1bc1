// `node deploy/release/notes.mjs v1.2.3`: prints what CHANGELOG.md says about this release. Stops with one
// sentence if the tag is not the version in package.json, or if CHANGELOG.md has no entry for it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The line that starts an entry, such as `## [1.2.3] - 2026-11-25`. */
const HEADING = /^## \[([^\]]+)\](?: - \d{4}-\d{2}-\d{2})?$/;

/** Returns the changelog's entry for a tag without its heading. Throws if the tag cannot be released. */
export function notesFor(tag, version, changelog) {
  if (tag !== `v${version}`)
    throw new Error(
      `The tag is ${tag}, but the version in package.json is ${version}: it must be v${version}.`,
    );
  const lines = changelog.split(/\r?\n/);
  const start = lines.findIndex((line) => HEADING.exec(line)?.[1] === version && line.includes(' - '));
  if (start < 0)
    throw new Error(`CHANGELOG.md has no entry for ${version}: it must begin with "## [${version}] - date".`);
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => HEADING.test(line));
  const notes = after
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trim();
  if (notes === '') throw new Error(`The entry for ${version} in CHANGELOG.md is empty.`);
  return `${notes}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  try {
    process.stdout.write(notesFor(process.argv[2], version, readFileSync('CHANGELOG.md', 'utf8')));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
