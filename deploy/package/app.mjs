// The program itself: what `npx` installs, and what the zips contain besides Node.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NATIVE, nativeNames, read } from './contents.mjs';
import { thirdPartyLicences } from './licences.mjs';
import { originOfClone, repositoryFields } from './repository.mjs';

const STARTER = 'quiz-night.cjs';
const LICENCES = 'THIRD-PARTY-LICENSES.txt';
/** What a package is only built from. */
const LEFT_OUT =
  /(^|\/)(deps|prebuilds|test|docs)\/|\.(md|gyp|cc|h|d\.ts|map|markdown)$|(^|\/)\.(?!.*LICENSE)/i;

/** Puts the program into a folder of its own, as packed by npm. */
export function stageApp(folder) {
  const { name, version, description, keywords, license, type, engines } = read('package.json');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of ['dist/client', 'dist/server', 'LICENSE'])
    cpSync(path, join(folder, path), { recursive: true });
  for (const name of [STARTER, 'README.md']) cpSync(join('deploy/package', name), join(folder, name));
  writeFileSync(join(folder, LICENCES), thirdPartyLicences());
  const bin = { [name]: STARTER };
  const files = ['dist', STARTER, LICENCES];
  const dependencies = { [NATIVE]: read(`node_modules/${NATIVE}/package.json`).version };
  const about = { name, version, description, keywords, license, ...repositoryFields(originOfClone()) };
  const manifest = { ...about, type, engines, bin, files, dependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Returns the paths of all files below a folder. */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .replaceAll('\\', '/')
        .slice(folder.length + 1),
    )
    .sort();
}

/** Returns LevelDB and its dependencies by path, with compiled code for this system only. */
export function nativeFiles(prebuild) {
  const files = nativeNames().flatMap((name) =>
    filesBelow(`node_modules/${name}`)
      .filter((path) => !LEFT_OUT.test(path))
      .map((path) => `node_modules/${name}/${path}`),
  );
  return [...files, `node_modules/${NATIVE}/prebuilds/${prebuild}`];
}
