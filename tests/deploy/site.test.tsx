import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { excerptOf, findIn } from '../../deploy/site/find.mjs';
import { idMaker } from '../../deploy/site/markdown.mjs';

interface Part {
  id: string;
  heading: string;
  text: string;
}
interface IndexPage {
  page: string;
  title: string;
  language: string;
  parts: Part[];
}
/** Builds the pages of the documents in this folder, and returns where they are. */
function build(documents: string, ...args: string[]): string {
  const into = mkdtempSync(join(tmpdir(), 'quiz-night-docs-'));
  onTestFinished(() => rmSync(into, { recursive: true, force: true }));
  const script = resolve('deploy/site/build.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--into', into, ...args], {
    cwd: documents,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return into;
}

/** A folder with documents of a small project. */
function documents(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'quiz-night-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'));
const open = (folder: string, page: string) =>
  new DOMParser().parseFromString(readFileSync(join(folder, page), 'utf8'), 'text/html');
const indexOf = (folder: string) =>
  JSON.parse(/= (.*);/.exec(readFileSync(join(folder, 'words.js'), 'utf8'))![1]!) as IndexPage[];

test('every link, picture and file of every page leads somewhere, also within a page', () => {
  const folder = build('.', '--demo', '../demo/', '--repository', 'https://code.example/owner/name');
  const pages = pagesIn(folder);
  const all = new Map(pages.map((page) => [page, open(folder, page)]));
  let withId = 0;
  const lost: string[] = [];
  for (const [page, document] of all)
    for (const element of document.querySelectorAll('[href], [src]')) {
      const address = element.getAttribute('href') ?? element.getAttribute('src')!;
      const url = new URL(address, `http://docs.test/x/${page}`);
      if (url.origin !== 'http://docs.test') {
        // Other sites are only led to.
        if (element.tagName !== 'A') lost.push(`${page} loads ${address}`);
        continue;
      }
      if (url.pathname === '/demo/') continue;
      const path = decodeURI(url.pathname.replace('/x/', ''));
      const id = decodeURIComponent(url.hash.slice(1));
      const target = all.get(path);
      if (id) withId++;
      if (!existsSync(join(folder, path)) || (id && !target?.getElementById(id)))
        lost.push(`${page} leads to ${address}`);
    }
  expect(lost).toEqual([]);
  expect(pages).toHaveLength(
    readdirSync('docs', { recursive: true }).filter((name) => /\.md$/.test(String(name))).length + 3,
  );
  expect(withId).toBeGreaterThan(50);
  for (const page of indexOf(folder))
    for (const { id } of page.parts) expect(all.get(page.page)!.getElementById(id)).not.toBeNull();
  expect(all.get('index.html')!.querySelector('article a')!.getAttribute('href')).toBe('../demo/');
});

test('links to what is not on the pages lead to the repository, and nowhere if nobody knows it', () => {
  const readme =
    '# Q\n\n[Try](../../deployments/github-pages) [get](../../releases/latest) [how](CONTRIBUTING.md#setting-up)\n\n## How to\n\n- [A](docs/a.md)\n';
  const folder = documents({
    'README.md': readme,
    'docs/a.md': '# A\n\n[r](../README.md#how-to) [x](javascript:alert(1))',
  });
  const hrefs = (built: string, page: string) =>
    [...open(built, page).querySelectorAll('article p a')].map((each) => each.getAttribute('href'));
  const known = build(folder, '--demo', '../', '--repository', 'https://code.example/o/n');
  expect(hrefs(known, 'index.html')).toEqual([
    '../',
    'https://code.example/o/n/releases/latest',
    'https://code.example/o/n/blob/HEAD/CONTRIBUTING.md#setting-up',
  ]);
  expect(hrefs(known, 'a.html')).toEqual(['index.html#how-to']);
  const alone = build(folder);
  expect(hrefs(alone, 'index.html')).toEqual([]);
  expect(open(alone, 'index.html').querySelector('article p')!.textContent).toContain('Try get how');
});

test('what documents contain is shown, and never becomes a part of the page', () => {
  const evil = '<script>alert(1)</script>';
  const text = `# A ${evil} & "b"\n\n${evil}\n\n<b onclick="x">bold</b> <img src="x.png" alt="y" onerror="z">\n\n<!-- a note -->\n\n\`\`\`"><i>\n<u>code</u>\n\`\`\`\n\n| a |\n| --- |\n| ${evil} |\n\n![<s>"](../.readme/p.svg)\n`;
  const folder = documents({
    'README.md': '# Q\n\n## How to\n\n- [A](docs/a.md)\n',
    'docs/a.md': text,
    'docs/x.png': 'no picture',
    '.readme/p.svg': '<svg viewBox="0 0 20 10"/>',
  });
  const built = build(folder);
  const page = open(built, 'a.html');
  const article = page.querySelector('article')!;
  expect(article.querySelectorAll('script, b, i, u, s, [onclick], [onerror]')).toHaveLength(0);
  expect(page.querySelectorAll('script:not([src]), style, [style]')).toHaveLength(0);
  expect(article.textContent).toContain('<b onclick="x">bold</b>');
  expect(article.textContent).not.toContain('a note');
  expect(article.querySelector('pre')!.textContent).toBe('<u>code</u>\n');
  const picture = article.querySelector<HTMLImageElement>('img[width]')!;
  expect([picture.alt, picture.getAttribute('src'), picture.width, picture.height]).toEqual([
    '<s>"',
    'pictures/p.svg',
    20,
    10,
  ]);
});

test('headings have the ids that the code host gives them', () => {
  const id = idMaker();
  expect(
    ['Quiz hub, `/quizHub`', 'What is “new”?', 'Größe & Länge', 'A_b - c', 'Same', 'Same', 'Same-1'].map(id),
  ).toEqual(['quiz-hub-quizhub', 'what-is-new', 'größe--länge', 'a_b---c', 'same', 'same-1', 'same-1-1']);
});

test('a document that README does not list stops the build', () => {
  const folder = documents({ 'README.md': '# Q\n\n## How to\n\n- none\n', 'docs/lost.md': '# Lost' });
  const { status, stderr } = spawnSync(process.execPath, [resolve('deploy/site/build.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain('README.md does not list docs/lost.md.');
});

test('the search finds several words without accents, those of the reader’s language and of headings first', () => {
  const folder = documents({
    'README.md': '# Quiz\n\n## How to\n\n- [Paper](docs/paper.md), [Wi-Fi](docs/wifi.md)\n',
    'docs/paper.md': '# On paper\n\nPrint sheets for Müller.\n\n## Marking\n\nThe grid is for marking.\n',
    'docs/wifi.md': '# Wi-Fi\n\nThe grid has no Wi-Fi.\n',
    'docs/de/paper.md': '# Auf Papier\n\nBögen drucken.\n\n## Große Straße\n\nZweimal Bögen über Bögen.\n',
  });
  const built = build(folder);
  const index = indexOf(built);
  const places = (query: string, language = 'en') =>
    findIn(index, query, language).found.map(({ page, part }) => `${page.page}#${part.id}`);
  expect(places('GRID')).toEqual(['paper.html#marking', 'wifi.html#wi-fi']);
  expect(places('wi-fi grid')).toEqual(['wifi.html#wi-fi']);
  expect(places('muller')).toEqual(['paper.html#on-paper']);
  expect(places('bogen', 'de')).toEqual(['de/paper.html#auf-papier', 'de/paper.html#große-straße']);
  expect(places('strasse')).toEqual(['de/paper.html#große-straße']);
  expect(places('nowhere')).toEqual([]);
  expect(places('  ')).toEqual([]);
  expect(places('pap', 'de')[0]).toBe('de/paper.html#auf-papier');
  const german = open(built, 'de/paper.html');
  expect(german.documentElement.lang).toBe('de');
  const links = [...german.querySelectorAll('header nav a, .pages a')].map((each) =>
    each.getAttribute('href'),
  );
  expect(links).toEqual(['../paper.html', 'paper.html', '../index.html', '../wifi.html']);
});

test('an excerpt shows the first of the words, all of them marked', () => {
  const { text, marks } = excerptOf(
    `${'before '.repeat(60)}the Größe of grosse things${' after'.repeat(60)}`,
    ['grosse'],
  );
  expect(text).toMatch(/^… before .*the Größe of .* after …$/);
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Größe', 'grosse']);
  expect(excerptOf('short', ['no'])).toEqual({ text: 'short', marks: [] });
});
