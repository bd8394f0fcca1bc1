import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, run, test as base, unpack } from './fixtures';
import { playQuiz } from './playQuiz';

const CASE_BLIND = join(import.meta.dirname, 'caseBlind.py');
const PREBUILDS = 'app/node_modules/classic-level/prebuilds';

const test = base.extend<{ disk: string }>({
  /** A case-insensitive folder, like a Mac's disk. */
  disk: async ({ folder }, provide) => {
    const [behind, disk] = [join(folder, 'behind'), join(folder, 'disk')];
    for (const each of [behind, disk]) mkdirSync(each);
    const mounted = spawn('/usr/bin/python3', [CASE_BLIND, behind, disk], { stdio: 'inherit' });
    writeFileSync(join(behind, 'Here'), '');
    await expect.poll(() => existsSync(join(disk, 'here'))).toBe(true);
    await provide(disk);
    run('fusermount', ['-u', '-z', disk]);
    mounted.kill();
  },
});

/** The first bytes of Mac programs, and the following ones by processor. */
const MACH_O = 0xfeedfacf;
const FOR_BOTH = 0xcafebabe;
const PROCESSORS = { 'darwin-arm64': 0x0100000c, 'darwin-x64': 0x01000007 };

for (const system of ['darwin-arm64', 'darwin-x64'] as const) {
  test(`${system}: no names collide on a case-insensitive disk, and programs are executable`, ({
    folder,
    disk,
  }) => {
    // Node is by far the largest file, so an empty one stands in for it.
    const [onMac, here] = [unpack(system, disk, 'app/node'), unpack(system, join(folder, 'here'))];
    writeFileSync(join(onMac, 'app/node'), '', { flag: 'wx' });
    run('diff', ['-r', '--exclude=node', onMac, here]);
    for (const path of ['quiz-night.command', 'app/node'])
      expect(statSync(join(here, path)).mode & 0o777, path).toBe(0o755);
    expect(statSync(join(onMac, 'quiz-night.command')).mode & 0o777).toBe(0o755);
    const program = readFileSync(join(here, 'app/node'));
    expect([program.readUInt32LE(0), program.readUInt32LE(4)]).toEqual([MACH_O, PROCESSORS[system]]);
    expect(readFileSync(join(onMac, PREBUILDS, 'darwin-x64+arm64/classic-level.node')).readUInt32BE(0)).toBe(
      FOR_BOTH,
    );
  });
}

test('the program in it plays a quiz there, with the test machine’s Node and LevelDB', async ({
  folder,
  disk,
  start,
}) => {
  const [onMac, here] = [
    unpack('darwin-arm64', disk, 'app/node'),
    unpack(`linux-${process.arch}`, join(folder, 'here')),
  ];
  const prebuild = `linux-${process.arch}`;
  cpSync(join(here, PREBUILDS, prebuild), join(onMac, PREBUILDS, prebuild), { recursive: true });
  cpSync(join(here, 'app/node'), join(onMac, 'app/node'));
  const data = join(disk, 'Library/Application Support/Quiz Night');
  const server = start({
    command: join(onMac, 'quiz-night.command'),
    args: ['--port', '0', '--data', data],
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  });
  const origin = await server.opened();
  await playQuiz(origin);
  expect(server.said).not.toContain('Nothing can be saved');
  expect(await server.stop()).toBe(0);
});
