// What the packages contain of other people's work.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The dependency that is not bundled, because it is compiled code. */
export const NATIVE = 'classic-level';
/** Where the build lists the packages that it has bundled. */
const BUNDLED = 'dist/bundled';

/** What is compiled into a package's native files besides its own code, by folder, with the files that have licences. */
export const COMPILED_IN = {
  [NATIVE]: [
    {
      name: 'leveldb',
      version: '1.20',
      title: 'LevelDB',
      license: 'BSD-3-Clause',
      folder: 'deps/leveldb',
      text: 'leveldb-1.20/LICENSE',
    },
    {
      name: 'snappy',
      version: '1.1.4',
      title: 'Snappy',
      license: 'BSD-3-Clause',
      folder: 'deps/snappy',
      text: 'snappy/COPYING',
    },
  ],
};
/** Its macros, which are compiled into the native files as well, are a package of their own. */
const MACROS = 'napi-macros';

/** Returns the names of the native dependency and of what it needs at runtime. */
export function nativeNames() {
  const wanted = [NATIVE];
  for (const name of wanted)
    for (const needed of Object.keys(read(`node_modules/${name}/package.json`).dependencies ?? {}))
      if (!wanted.includes(needed) && needed !== MACROS) wanted.push(needed);
  return wanted;
}

/**
 * Returns the folders of all npm packages that are part of the program, whether bundled by the build or
 * beside it.
 */
export function packagesInside() {
  const bundled = readdirSync(BUNDLED).flatMap((name) => read(join(BUNDLED, name)));
  const native = [...nativeNames(), MACROS].map((name) => `node_modules/${name}`);
  const inside = [...new Set([...bundled, ...native])].sort();
  checkCompiled(inside);
  return inside;
}

/** Throws if one of the packages has native files, and nobody has looked what is compiled into them. */
export function checkCompiled(folders) {
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
    const isNative = files.some((file) => /\.(node|wasm)$|(^|\/)binding\.gyp$/.test(file));
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!isNative) continue;
    if (!COMPILED_IN[name]) throw new Error(`What is compiled into ${name}? Name it in contents.mjs.`);
    const parts = existsSync(join(folder, 'deps')) ? readdirSync(join(folder, 'deps')) : [];
    const known = COMPILED_IN[name].map((part) => basename(part.folder));
    const unknown = parts.filter((part) => !known.includes(part));
    if (unknown.length > 0) throw new Error(`${unknown.join(', ')} in ${name} is not in contents.mjs.`);
  }
}
