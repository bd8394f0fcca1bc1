// What pages consist of: their HTML, their pictures, and how they look.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readMarkdown, toHtml } from './markdown.mjs';
import { FIRST, fromPage, fromTop, pictureOf, targetOf } from './pages.mjs';
import { wholePage } from './template.mjs';

/** Where this module is; the documents are in the folder where the program is started. */
const HERE = import.meta.dirname;
const PRODUCT = join(HERE, '../..');

/**
 * Returns all files of these pages by their paths: texts, and the bytes of pictures. Each page gets its `document` and
 * `title`. `demo` and `repository` are addresses if they are known; pages have a search if the caller adds its files.
 *
 * @param {ReturnType<typeof import('./pages.mjs').findPages>} pages
 * @param {{ demo?: string, repository?: string, hasSearch?: boolean }} options
 */
export function filesOf(pages, { demo, repository, hasSearch }) {
  const allWords = JSON.parse(readFileSync(join(HERE, 'words.json'), 'utf8'));
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map();
  for (const page of pages) {
    page.words = allWords[page.language];
    if (!page.words) throw new Error(`deploy/site/words.json has no words for ${page.path}.`);
    page.document = readMarkdown(
      readFileSync(page.path, 'utf8'),
      page.path === FIRST ? listFirst : undefined,
    );
    page.title = page.document.headings[0].text;
  }
  for (const page of pages) {
    page.html = toHtml(page.document, {
      words: page.words,
      link: (href) => targetOf(href, page, pages, { demo, repository }),
      picture: (source, width) => takePicture(pictureOf(source, page), page, width, files),
    });
    files.set(page.page, wholePage(page, { pages, allWords, demo: demo && fromTop(demo, page), hasSearch }));
  }
  const styles = [join(PRODUCT, 'src/look/tokens.css'), join(HERE, 'site.css')];
  const [tokens, own] = styles.map((path) => readFileSync(path, 'utf8'));
  files.set('site.css', inBothThemes(tokens) + own);
  files.set('icon.svg', readFileSync(join(PRODUCT, 'public/icon.svg')));
  return files;
}

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

/** Adds a picture to the files, and returns its address and size; a width that was asked for decides the height. */
function takePicture(path, page, asked, files) {
  const to = `pictures/${basename(path)}`;
  if (!files.has(to)) files.set(to, readFileSync(path));
  const { width, height } = sizeOf(files.get(to));
  const shown = asked ?? width;
  return {
    address: fromPage(page.page, to),
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
