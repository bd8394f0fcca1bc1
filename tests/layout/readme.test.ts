import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('README.md', 'utf8');
const named = [...page.matchAll(/\(\.readme\/([^)]+)\)|src="\.readme\/([^"]+)"/g)].map(
  ([, one, other]) => one ?? other,
);

test('README shows every picture that is drawn for it, once', () => {
  expect(named.sort()).toEqual(readdirSync('.readme').sort());
});

test('README is short, and so are its pictures', () => {
  expect(page.split('\n').length).toBeLessThan(120);
  const bytes = named.reduce((sum, name) => sum + statSync(`.readme/${name}`).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});

test('each picture of README says what it shows', () => {
  const texts = [...page.matchAll(/!\[([^\]]*)\]\(|<img [^>]*alt="([^"]*)"/g)].map(
    ([, one, other]) => one ?? other,
  );
  expect(texts).toHaveLength(named.length);
  for (const text of texts) expect(text).toMatch(/\w+ \w+/);
});
