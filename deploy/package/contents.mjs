// What the packages contain of other people's work.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The dependency that is not bundled, because it is compiled code. */
export const NATIVE = 'classic-level';
/** Where the build lists the packages that it has bundled. */
const BUNDLED = 'dist/bundled';

/** Returns the names of the native dependency and of what it needs at runtime. */
export function nativeNames() {
  const wanted = [NATIVE];
  for (const name of wanted)
    for (const needed of Object.keys(read(`node_modules/${name}/package.json`).dependencies ?? {}))
      if (!wanted.includes(needed) && needed !== 'napi-macros') wanted.push(needed);
  return wanted;
}

/**
 * Returns the folders of all npm packages that are part of the program, whether bundled by the build or
 * beside it.
 */
export function packagesInside() {
  const bundled = readdirSync(BUNDLED).flatMap((name) => read(join(BUNDLED, name)));
  const native = nativeNames().map((name) => `node_modules/${name}`);
  return [...new Set([...bundled, ...native])].sort();
}
