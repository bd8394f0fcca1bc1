// `npm run docs`: makes pages of README and docs, of the protocol and what is promised about security, in `dist/docs`
// (`--into`: in another folder): plain files for any web server at any path. `--demo` is the demo's address as seen
// from the first page, and `--repository` the repository's, which the clone knows if it has one.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { originOfClone, repositoryFields } from '../package/repository.mjs';
import { partsOf, readMarkdown, toHtml } from './markdown.mjs';
import { findPages, FIRST, fromPage, pictureOf, targetOf } from './pages.mjs';
import { wholePage } from './template.mjs';

/** Where this program is; the documents are in the folder where it is started. */
const HERE = import.meta.dirname;
const PRODUCT = join(HERE, '../..');
const PICTURES = 'pictures';
const { values } = parseArgs({
  options: {
    into: { type: 'string', default: 'dist/docs' },
    demo: { type: 'string' },
    repository: { type: 'string', default: repositoryFields(originOfClone()).homepage?.replace(/#.*/, '') },
  },
});
const allWords = JSON.parse(readFileSync(join(HERE, 'words.json'), 'utf8'));
const copied = new Set();

rmSync(values.into, { recursive: true, force: true });
mkdirSync(join(values.into, PICTURES), { recursive: true });
const pages = findPages();
for (const page of pages) {
  page.words = allWords[page.language];
  if (!page.words) throw new Error(`deploy/site/words.json has no words for ${page.path}.`);
  page.document = readMarkdown(readFileSync(page.path, 'utf8'), page.path === FIRST ? listFirst : undefined);
  page.headings = page.document.headings;
  page.title = page.headings[0].text;
}
for (const page of pages) {
  page.html = toHtml(page.document, {
    words: page.words,
    link: (href) => targetOf(href, page, pages, values),
    picture: (source, width) => takePicture(pictureOf(source, page), page, width),
  });
  write(page.page, wholePage(page, { pages, allWords, demo: demoFrom(page) }));
}
// The first page says a little of everything: what the others say of it is found before.
const index = [...pages.slice(1), pages[0]].map((page) => ({
  page: page.page,
  title: page.title,
  language: page.language,
  parts: partsOf(page.document),
}));
write('words.js', `globalThis.quizNightPages = ${JSON.stringify(index)};\n`);
write(
  'site.js',
  `(() => {\n${withoutExports('find.mjs')}\n${readFileSync(join(HERE, 'site.js'), 'utf8')}})();\n`,
);
write(
  'site.css',
  inBothThemes(readFileSync(join(PRODUCT, 'src/look/tokens.css'), 'utf8')) +
    readFileSync(join(HERE, 'site.css'), 'utf8'),
);
cpSync(join(PRODUCT, 'public/icon.svg'), join(values.into, 'icon.svg'));
process.stdout.write(`${pages.length} pages and ${copied.size} pictures in ${values.into}\n`);

/** README with its list of pages before everything else that has a heading. */
function listFirst(blocks) {
  const headings = blocks.flatMap((block, at) => (block.type === 'heading' ? [at] : []));
  const [, first] = headings;
  const list = headings.find((at) => blocks[at].text === 'How to');
  const end = headings.find((at) => at > list) ?? blocks.length;
  return [
    ...blocks.slice(0, first),
    ...blocks.slice(list, end),
    ...blocks.slice(first, list),
    ...blocks.slice(end),
  ];
}

/** The demo's address as this page sees it. */
function demoFrom(page) {
  return (
    targetOf('../../deployments/github-pages', { path: FIRST, page: page.page }, pages, {
      demo: values.demo,
    }) ?? undefined
  );
}

/** Copies a picture, and returns its address and size; a width that was asked for decides the height. */
function takePicture(path, page, asked) {
  const name = basename(path);
  if (!copied.has(name)) cpSync(path, join(values.into, PICTURES, name));
  copied.add(name);
  const { width, height } = sizeOf(readFileSync(path));
  const shown = asked ?? width;
  return {
    address: fromPage(page.page, `${PICTURES}/${name}`),
    width: shown,
    height: width && Math.round((height * shown) / width),
  };
}

/** The size of a PNG, or what an SVG says of itself. */
function sizeOf(bytes) {
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(bytes.toString('utf8')) ?? [];
  return { width: width && Number(width), height: height && Number(height) };
}

/** The product's colours for both themes: its pages have a class for the theme, these follow the system. */
function inBothThemes(tokens) {
  return tokens.replace(/^\.light (\{[^}]*\})/m, '@media (prefers-color-scheme: light) {\n:root $1\n}');
}

/** A module as a part of a plain script, which pages opened from a disk may load. */
function withoutExports(name) {
  return readFileSync(join(HERE, name), 'utf8').replaceAll(/^export /gm, '');
}

function write(path, text) {
  mkdirSync(dirname(join(values.into, path)), { recursive: true });
  writeFileSync(join(values.into, path), text);
}
