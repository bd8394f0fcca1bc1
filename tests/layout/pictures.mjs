// Part of `npm run check`: says if the pictures of README and docs are older than what they show. It fails for
// nothing but a picture that a document names and that does not exist. `npm run screenshots` draws the pictures
// and then calls this with `drawn`, which notes what they show.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.readme';
const NOTED = join(FOLDER, 'drawn.json');
/** What decides how the pictures look. */
const SHOWN = ['src/host', 'src/player', 'src/kinds', 'src/look', 'src/locales/en', 'tests/screenshots'];
const DOCUMENTS = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((path) =>
  path.endsWith('.md'),
);

/** A hash of each folder's files, with their names. */
function hashesOf(folders) {
  return Object.fromEntries(
    folders.map((folder) => {
      const hash = createHash('sha256');
      const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      // Windows may have checked the files out with other line ends and path separators.
      for (const path of paths.map((each) => each.replaceAll('\\', '/')).sort())
        hash.update(`${path}\n${readFileSync(path, 'utf8').replaceAll('\r\n', '\n')}\n`);
      return [folder, hash.digest('base64url').slice(0, 12)];
    }),
  );
}

if (process.argv[2] === 'drawn') {
  writeFileSync(NOTED, `${JSON.stringify(hashesOf(SHOWN), null, 2)}\n`);
} else {
  const noted = existsSync(NOTED) ? JSON.parse(readFileSync(NOTED, 'utf8')) : {};
  const changed = Object.entries(hashesOf(SHOWN)).filter(([folder, hash]) => noted[folder] !== hash);
  if (changed.length > 0)
    console.log(
      `The pictures are older than ${changed.map(([folder]) => folder).join(', ')}: npm run screenshots`,
    );
  const named = DOCUMENTS.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\.readme\/([\w-]+\.(?:png|svg))/g)].map(([, name]) => ({
      path,
      name,
    })),
  );
  for (const { path, name } of named.filter(({ name }) => !existsSync(join(FOLDER, name)))) {
    console.error(`${path} names ${FOLDER}/${name}, which does not exist.`);
    process.exitCode = 1;
  }
}
