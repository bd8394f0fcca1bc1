import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

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

describe('the check of file names', () => {
  test('finds a component and a module that macOS and Windows treat as one file', () => {
    const { status, stderr } = checkFolderWith(['marking/Queue.tsx', 'marking/queue.ts']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/queue\.tsx? and .*queue\.tsx? differ by case alone/i);
  });

  test('finds names that are invalid on Windows', () => {
    const { status, stderr } = checkFolderWith(['words/aux.ts', 'words/what?.ts', 'words/auxiliary.ts']);
    expect(status).toBe(1);
    expect(stderr.split('\n').sort()).toEqual([
      '',
      expect.stringMatching(/aux\.ts is no name that Windows can have\.$/),
      expect.stringMatching(/what\?\.ts is no name that Windows can have\.$/),
    ]);
  });

  test('allows a file beside its styles, and the same name in two folders', () => {
    const { status, stderr } = checkFolderWith([
      'wall/fit.ts',
      'wall/fit.css',
      'Fit.ts',
      'node_modules/x.js',
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
