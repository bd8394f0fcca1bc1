import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

const COMMIT = 'c0ffee';

/** Runs a step of a release with stand-ins for programs: each notes how it is called, then runs its script. */
function step(name: string, args: string[], programs: Record<string, string>, env: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'quiz-night-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [bin, calls] = [join(folder, 'bin'), join(folder, 'calls')];
  mkdirSync(bin);
  writeFileSync(calls, '');
  for (const [program, script] of Object.entries(programs))
    writeFileSync(join(bin, program), `#!/bin/sh\necho "${program} $*" >> '${calls}'\n${script}\n`, {
      mode: 0o755,
    });
  writeFileSync(join(folder, 'quiz-night.tgz'), 'the package');
  const all = { GITHUB_REPOSITORY: 'owner/name', GITHUB_SHA: COMMIT, ...env };
  const { status, stdout, stderr } = spawnSync(resolve('deploy/release', name), args, {
    cwd: folder,
    env: { ...process.env, ...all, PATH: `${bin}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr, calls: readFileSync(calls, 'utf8') };
}

// The workflow runs them on Linux.
describe.skipIf(process.platform === 'win32')('a release', () => {
  test.each([
    ['no green CI for its commit', 'echo 0', 'exit 0', {}, /^CI is not green for c0ffee on main: .*\.\n$/],
    [
      'no way to publish a new name',
      'echo 1',
      'exit 1',
      {},
      /^quiz-night is not on npm yet, .* NPM_TOKEN\.\n$/,
    ],
  ])('with %s stops before anything is published', (_, gh, npm, env, sentence) => {
    const { status, said } = step('checkReady.sh', ['1.2.3'], { gh, npm }, env);
    expect([status, said]).toEqual([1, expect.stringMatching(sentence)]);
  });

  test.each([
    ['the first one, with a token', 'exit 1', { NODE_AUTH_TOKEN: 'x' }],
    ['a later one, without', 'echo 1.2.2', {}],
  ])('goes on: %s', (_, npm, env) => {
    expect(step('checkReady.sh', ['1.2.3'], { gh: 'echo 1', npm }, env)).toMatchObject({
      status: 0,
      said: '',
    });
  });

  const INSPECTED = `case "$*" in *Manifest*) echo '{"digest":"sha256:1"}' ;; esac`;

  test('pushes the image of each processor and joins them', () => {
    const docker = `case "$*" in *"inspect ghcr.io/o/n:1.2.3") exit 1 ;; esac; ${INSPECTED}`;
    const { status, said, calls } = step('publishImage.sh', ['ghcr.io/o/n', '1.2.3'], { docker });
    expect([status, said]).toEqual([0, 'sha256:1\n']);
    expect(calls).toMatch(
      /push .*:1\.2\.3-amd64\n.*push .*:1\.2\.3-arm64\n.*create -t ghcr\.io\/o\/n:1\.2\.3 /,
    );
    expect(calls).not.toContain('latest');
  });

  test('leaves an image of the same commit as it is, and refuses one of another commit', () => {
    const from = (commit: string) => `case "$*" in *revision*) echo ${commit} ;; esac; ${INSPECTED}`;
    const again = step('publishImage.sh', ['ghcr.io/o/n', '1.2.3'], { docker: from(COMMIT) });
    expect([again.status, again.said]).toEqual([0, 'sha256:1\n']);
    expect(again.calls).not.toContain('push');
    const other = step('publishImage.sh', ['ghcr.io/o/n', '1.2.3'], { docker: from('other') });
    expect(other.status).toBe(1);
    expect(other.said).toMatch(/:1\.2\.3 was made from commit other, .* needs a new version\.\n$/);
  });

  test.each([
    ['1.2.3', 'latest'],
    ['1.3.0-rc.1', 'next'],
  ])('publishes %s on npm as %s', (version, tag) => {
    const { calls } = step('publishNpm.sh', ['./quiz-night.tgz', version], { npm: '[ "$1" != view ]' });
    expect(calls).toContain(`npm publish ./quiz-night.tgz --provenance --access public --tag ${tag}\n`);
  });

  test('leaves the same package on npm as it is, and refuses another of this version', () => {
    const same = `sha512-${createHash('sha512').update('the package').digest('base64')}`;
    const again = step('publishNpm.sh', ['./quiz-night.tgz', '1.2.3'], { npm: `echo ${same}` });
    expect([again.status, again.said]).toEqual([0, 'quiz-night 1.2.3 is already on npm.\n']);
    expect(again.calls).not.toContain('publish');
    const other = step('publishNpm.sh', ['./quiz-night.tgz', '1.2.3'], { npm: 'echo sha512-other' });
    expect(other.status).toBe(1);
    expect(other.said).toMatch(/a different quiz-night 1\.2\.3: .* needs a new version\.\n$/);
  });

  const release = (gh: string, tag = 'v1.2.3') =>
    step('publishRelease.sh', [tag, 'notes.md', 'quiz-night.tgz'], { gh }).calls;
  /** A code host where the release becomes a draft once it is made. */
  const NEW = 'case "$2" in create) touch made ;; view) [ -e made ] && echo true ;; esac';

  test('is published once its draft has all files, as the latest unless it is a pre-release', () => {
    expect(release(NEW)).toMatch(
      / create v1\.2\.3 .* --draft [^]* upload v1\.2\.3 [^]* --draft=false --latest\n$/,
    );
    expect(release(NEW, 'v1.3.0-rc.1')).toMatch(/ --draft=false --prerelease --latest=false\n$/);
  });

  test('that has failed half-way is completed, and one that is published stays as it is', () => {
    const completed = release('[ "$2" = view ] && echo true; true');
    expect(completed).not.toContain('create');
    expect(completed).toMatch(/ upload v1\.2\.3 [^]* --draft=false /);
    expect(release('[ "$2" = view ] && echo false; true')).not.toMatch(/create|upload|edit/);
  });
});
