import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pathIn, systemReason, writeWhole } from '../../src/server/disk';
import { isStorable } from '../../src/server/fileNames';
import { fc } from '../support/property';
import { temporaryFolder } from '../support/quizServer';

const FOLDER = join('/data', 'venue');
const refusal = expect.objectContaining({ code: 'invalid_id' }) as unknown;

test.each(['a.png', 'Über uns.png', 'a..b', 'x'.repeat(255), 'console.png', 'com10.png'])(
  'the file %s is in its folder on every system',
  (name) => {
    for (const platform of ['linux', 'darwin', 'win32'] as const)
      expect(pathIn(FOLDER, name, platform)).toBe(join(FOLDER, name));
    expect(isStorable(name)).toBe(true);
  },
);

test.each([
  ...'|.|..|...|.hidden|/|/etc/passwd|\\|../a.png|..\\a.png|a/../../b|a\\b'.split('|'),
  'C:\\a.png',
  '\\\\host\\share',
  '\0',
  'a.png\0',
  'a\n.png',
  'x'.repeat(256),
  'ü'.repeat(128),
])('%j is not a file name on any system', (name) => {
  for (const platform of ['linux', 'darwin', 'win32'] as const)
    expect(() => pathIn(FOLDER, name, platform)).toThrow(refusal);
  expect(isStorable(name)).toBe(false);
});

test.each([
  'CON',
  'con.png',
  'Nul',
  'NUL .txt',
  'aux.tar.gz',
  'COM1',
  'com¹.png',
  'LPT9.json',
  'CONIN$',
  'C:a.png',
  'a.png::$DATA',
  'a.png.',
  'a.png ',
  'a?.png',
  'a*',
  '<a>',
  'a|b',
  '"a"',
])('%j is not a file name on Windows only', (name) => {
  expect(() => pathIn(FOLDER, name, 'win32')).toThrow(refusal);
  expect(pathIn(FOLDER, name, 'linux')).toBe(join(FOLDER, name));
  expect(isStorable(name)).toBe(false);
});

test('whatever a name is, its path never leaves the folder', () => {
  const sign = fc.constantFrom(...'./\\:~%\0 ab');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'binary' })), (name) => {
      try {
        expect(dirname(pathIn(FOLDER, name))).toBe(FOLDER);
      } catch (error) {
        expect(error).toEqual(refusal);
      }
    }),
  );
});

test.each(['', 'none'])(
  'what the system says of a file that cannot be written names it, and no draft (%j)',
  async (below) => {
    const folder = join(await temporaryFolder(), below);
    if (below === '') await mkdir(join(folder, 'wifi.json', 'full'), { recursive: true });
    const error: unknown = await writeWhole(folder, 'wifi.json', Buffer.from('{}')).catch(
      (each: unknown) => each,
    );
    expect(String(error)).toContain(join(folder, 'wifi.json'));
    expect(String(error)).not.toContain('.saving-');
    expect(systemReason(error)).toMatch(/^E[A-Z]+: [a-z ]+$/);
  },
);
