import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = '../../deploy/package/contents.mjs';
const { checkCompiled } = (await import(SCRIPT)) as { checkCompiled: (folders: string[]) => void };

/** Makes the folder of a package with these files. */
function packageWith(name: string, files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'quiz-night-package-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = `${root.replaceAll('\\', '/')}/node_modules/${name}`;
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

test.each([
  ['another package with a native file', '@some/package', ['prebuilds/linux-x64/it.node'], '@some/package'],
  ['another one with WebAssembly', 'some-package', ['it.wasm'], 'some-package'],
  ['other code in the known one', 'classic-level', ['binding.gyp', 'deps/zstd/zstd.c'], 'zstd'],
])('no package is made before somebody has looked into %s', (_, name, files, named) => {
  expect(() => checkCompiled([packageWith(name, files)])).toThrow(
    new RegExp(`${named} .*contents\\.mjs|${named}\\?`),
  );
});

test('what is compiled into the packages that are there is known', () => {
  checkCompiled(['node_modules/classic-level', 'node_modules/react']);
  checkCompiled([packageWith('classic-level', ['it.node', 'deps/leveldb/db.cc', 'deps/snappy/snappy.cc'])]);
});
