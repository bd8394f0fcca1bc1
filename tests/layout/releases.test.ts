import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WORKFLOWS = '.github/workflows';
const workflows = readdirSync(WORKFLOWS).map((name) => readFileSync(`${WORKFLOWS}/${name}`, 'utf8'));
const release = readFileSync(`${WORKFLOWS}/release.yml`, 'utf8');
/** The jobs of a release with their lines. */
const jobs = new Map(
  release
    .slice(release.indexOf('\njobs:\n'))
    .split(/^(?= {2}[\w-]+:$)/m)
    .slice(1)
    .map((text) => [text.slice(2, text.indexOf(':')), text]),
);

/** Returns all jobs that a job waits for. */
function before(name: string): string[] {
  const [, needs = ''] = /^ {4}needs: \[?([^\]\n]*)/m.exec(jobs.get(name) ?? '') ?? [];
  const own = needs.split(', ').filter(Boolean);
  return [...new Set([...own, ...own.flatMap(before)])];
}

test('a release publishes nothing before all is built, tested and started, then one thing after the other', () => {
  const isPublishing = /(packages|contents): write|publishNpm/;
  const publishing = [...jobs].filter(([, text]) => isPublishing.test(text)).map(([name]) => name);
  expect(publishing).toEqual(['publish-image', 'npm', 'release', 'latest']);
  for (const [index, name] of publishing.entries())
    expect(before(name)).toEqual(
      expect.arrayContaining(['notes', 'packages', 'image', ...publishing.slice(0, index)]),
    );
  expect(jobs.get('notes')).toContain('checkReady.sh');
  expect(jobs.get('latest')).toContain("if: ${{ !contains(github.ref_name, '-') }}");
});

test('manifests are made of the checksums of what was signed, and attested and published with it', () => {
  const steps = ['sha256sum', 'manifests.mjs', 'attest-build-provenance', 'publishRelease.sh'];
  const at = steps.map((step) => jobs.get('release')!.indexOf(step));
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((one, other) => one - other));
});

test('demo and docs follow the release: what its token publishes starts no workflow by itself', () => {
  expect(before('pages')).toContain('release');
  expect(jobs.get('pages')).toContain('uses: ./.github/workflows/pages.yml');
  const pages = readFileSync(`${WORKFLOWS}/pages.yml`, 'utf8');
  expect(pages).toMatch(/^on:\n(.*\n)? {2}workflow_call:\n {2}workflow_dispatch:$/m);
  for (const command of ['npm run demo', 'npm run docs', 'npx playwright test -c tests/demo'])
    expect(pages).toContain(`- run: ${command}`);
});

test('README speaks of npx only after a release: until then, the name on npm is not ours', () => {
  const isReleased = /^## \[\d/m.test(readFileSync('CHANGELOG.md', 'utf8'));
  expect(/\bnpx quiz-night\b/.test(readFileSync('README.md', 'utf8'))).toBe(isReleased);
});

test('workflows name other people’s actions by commit, and which release that is', () => {
  const used = workflows.flatMap((text) => [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, name]) => name));
  expect(used.length).toBeGreaterThan(10);
  for (const name of used) expect(name).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('no workflow has rights of its own, and each job says which it needs', () => {
  for (const text of workflows) {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const names = text.slice(text.indexOf('\njobs:\n')).match(/^ {2}[\w-]+:$/gm) ?? [];
    expect(names.length).toBeGreaterThan(1);
    expect(text.match(/^ {4}permissions:/gm)).toHaveLength(names.length);
  }
});
