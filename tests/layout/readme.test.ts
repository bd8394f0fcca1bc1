import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('README.md', 'utf8');
const named = [...page.matchAll(/\(\.readme\/([^)]+)\)|src="\.readme\/([^"]+)"/g)].map(
  ([, one, other]) => one ?? other,
);

const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
const texts = docs.map((name) => readFileSync(`docs/${name}`, 'utf8'));
const drawn = readdirSync('.readme').filter((name) => name.endsWith('.png'));

test('README shows each of its pictures once, and every picture is shown somewhere', () => {
  expect(new Set(named).size).toBe(named.length);
  const shown = drawn.filter((name) => [page, ...texts].some((text) => text.includes(`.readme/${name}`)));
  expect(shown).toEqual(drawn);
});

test('README leads to every page of docs', () => {
  for (const name of docs) expect(page).toContain(`(docs/${name})`);
});

test('README’s first link leads to the demo, on whatever site its repository publishes it', () => {
  const [, first] = /(?<!!)\[[^\]]+\]\(([^)]+)\)/.exec(page) ?? [];
  expect(first).toBe('../../deployments/github-pages');
});

test('README is short, and so are its pictures', () => {
  expect(page.split('\n').length).toBeLessThan(120);
  const bytes = named.reduce((sum, name) => sum + statSync(`.readme/${name}`).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});

test('each picture of README says what it shows', () => {
  const said = [...page.matchAll(/!\[([^\]]*)\]\(|<img [^>]*alt="([^"]*)"/g)].map(
    ([, one, other]) => one ?? other,
  );
  expect(said).toHaveLength(named.length);
  for (const text of said) expect(text).toMatch(/\w+ \w+/);
});
