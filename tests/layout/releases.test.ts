import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WORKFLOWS = '.github/workflows';
const workflows = readdirSync(WORKFLOWS).map((name) => readFileSync(`${WORKFLOWS}/${name}`, 'utf8'));

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
    const jobs = text.slice(text.indexOf('\njobs:\n')).match(/^ {2}[\w-]+:$/gm) ?? [];
    expect(jobs.length).toBeGreaterThan(2);
    expect(text.match(/^ {4}permissions:/gm)).toHaveLength(jobs.length);
  }
});
