import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, packageFor, run, test } from './fixtures';

interface Component {
  name: string;
  version?: string;
  purl?: string;
}
const { components: inside } = JSON.parse(readFileSync(packageFor('.cdx.json'), 'utf8')) as {
  components: Component[];
};

test('the list of what is inside names what is bundled, compiled in and beside it', () => {
  const names = inside.map(({ name }) => name);
  const some = [
    '@fontsource-variable/bricolage-grotesque',
    '@messageformat/runtime',
    'axios',
    'classic-level',
  ];
  expect(names).toEqual(
    expect.arrayContaining([...some, 'hono', 'leveldb', 'napi-macros', 'node', 'react', 'snappy']),
  );
  // Only needed to build.
  for (const tool of ['vite', 'typescript', 'vitest']) expect(names).not.toContain(tool);
});

test('a second run, in another time zone, makes the same bytes', ({ folder }) => {
  const again = join(folder, 'again');
  run(process.execPath, ['deploy/package/package.mjs', '--into', again, 'linux-arm64'], {
    ...process.env,
    TZ: 'Pacific/Auckland',
  });
  const first = readFileSync(packageFor('SHA256SUMS'), 'utf8').split('\n');
  const second = readFileSync(join(again, 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(second).toHaveLength(3);
  expect(first).toEqual(expect.arrayContaining(second));
});

for (const system of ['win-x64', 'linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64']) {
  test(`${system}: under 60 MB, whole, and made of files with plain names that differ by more than case`, () => {
    const path = packageFor(`-${system}.zip`);
    expect(statSync(path).size).toBeLessThan(60e6);
    run('unzip', ['-tqq', path]);
    const names = run('unzip', ['-Z1', path]).trim().split('\n');
    const top = new Set(names.map((name) => name.split('/').slice(0, 2).join('/')));
    const starter = { win: 'quiz-night.cmd', linux: 'quiz-night', darwin: 'quiz-night.command' };
    const kind = system.split('-')[0] as keyof typeof starter;
    expect([...top].sort()).toEqual(
      ['Quiz Night/READ-ME-FIRST.html', 'Quiz Night/app', `Quiz Night/${starter[kind]}`].sort(),
    );
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.filter((name) => !/^[\w. @+/-]+$/.test(name))).toEqual([]);
    expect(names.filter((name) => /\/(con|prn|aux|nul|com\d|lpt\d)[./]|[. ](\/|$)/i.test(name))).toEqual([]);
    expect(names.filter((name) => name.endsWith('.node'))).toHaveLength(1);
    // Windows cannot unpack files whose full path is longer than 260 characters.
    expect(Math.max(...names.map((name) => name.length))).toBeLessThan(110);
    const licenses = run('unzip', ['-p', path, 'Quiz Night/app/THIRD-PARTY-LICENSES.txt']);
    for (const { name, version, purl } of inside.filter(({ purl }) => purl?.startsWith('pkg:npm/')))
      expect(licenses.split('\n'), purl).toContainEqual(
        expect.stringMatching(new RegExp(`^${name} ${version} \\(.+\\)$`)),
      );
    for (const part of ['LevelDB 1.20', 'Snappy 1.1.4'])
      expect(licenses).toContain(`${part}, compiled into classic-level (BSD-3-Clause)\n\nCopyright`);
    expect(run('unzip', ['-p', path, 'Quiz Night/app/LICENSE-Node'])).toContain('Node.js is licensed');
    // The same build makes the same zip, so that a download can be verified.
    const dates = run('unzip', ['-ZT', path]).match(/\b\d{8}\.\d{6}\b/g);
    expect(dates).toHaveLength(names.length);
    expect([...new Set(dates)]).toEqual(['19800101.000000']);
  });
}
