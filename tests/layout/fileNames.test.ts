import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const CHECK = fileURLToPath(new URL('fileNames.mjs', import.meta.url));

function checkFolderWith(names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'quiz-night-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
  const { status, stderr } = spawnSync(process.execPath, [CHECK, folder], { encoding: 'utf8' });
  return { status, stderr: stderr.replaceAll(folder, '') };
}

test('a component and a module that macOS and Windows treat as one file are found', () => {
  const { status, stderr } = checkFolderWith(['marking/Queue.tsx', 'marking/queue.ts']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/queue\.tsx? and .*queue\.tsx? differ by case alone/i);
});

test('names that are invalid on Windows are found', () => {
  const { status, stderr } = checkFolderWith(['words/aux.ts', 'words/what?.ts', 'words/auxiliary.ts']);
  expect(status).toBe(1);
  const found = stderr.match(/\S+(?= is no name that Windows can have\.\n)/g);
  expect(found?.sort()).toEqual(['/words/aux.ts', '/words/what?.ts']);
});

test('a file may stand beside its styles, and in two folders under the same name', () => {
  const names = ['wall/fit.ts', 'wall/fit.css', 'Fit.ts', 'node_modules/x.js'];
  expect(checkFolderWith(names)).toEqual({ status: 0, stderr: '' });
});
