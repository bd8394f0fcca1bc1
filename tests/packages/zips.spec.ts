import { statSync } from 'node:fs';
import { expect, packageFor, run, test } from './fixtures';

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
    for (const bundled of ['react', 'hono', 'classic-level', '@fontsource-variable/bricolage-grotesque'])
      expect(licenses).toMatch(new RegExp(`^${bundled} \\d.* \\(.+\\)$`, 'm'));
    // classic-level has LevelDB and Snappy compiled in.
    expect(licenses).toContain('The LevelDB Authors');
    expect(licenses).toContain('Copyright 2011, Google Inc.');
    // The same build makes the same zip, so that a download can be verified.
    const dates = run('unzip', ['-ZT', path]).match(/\b\d{8}\.\d{6}\b/g);
    expect(dates).toHaveLength(names.length);
    expect([...new Set(dates)]).toEqual(['19800101.000000']);
  });
}
