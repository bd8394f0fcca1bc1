// The frame of every page: header with the search, the list of pages, and what is on this page.
import { escapeHtml } from './markdown.mjs';
import { fromPage } from './pages.mjs';

/** Nothing but the pages' own files: whatever a document contains, no other site hears of its reader. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

const link = (from, to, text, more = '') =>
  `<a href="${escapeHtml(fromPage(from.page, to.page))}"${more}>${escapeHtml(text)}</a>`;

/**
 * Returns a whole page. `page` has its language, title, document and HTML; `pages` is all of them, `words` those of
 * its language, `allWords` those of all languages, and `demo` the address of the demo if there is one. Pages without a
 * search have no script, and no policy either: browsers do not agree on what that allows on a disk.
 */
export function wholePage(page, { pages, allWords, demo, hasSearch }) {
  const words = allWords[page.language];
  const file = (name) => escapeHtml(fromPage(page.page, name));
  const nameOf = (path) => path.split('/').at(-1);
  const sisters = pages.filter(
    (each) => each.language !== page.language && nameOf(each.page) === nameOf(page.page),
  );
  const first =
    pages.find((each) => each.language === page.language && nameOf(each.page) === pages[0].page) ?? pages[0];
  const isFirst = page === pages[0];
  const title = isFirst ? page.title : `${page.title} – Quiz Night`;
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
${hasSearch ? `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` : ''}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${file('icon.svg')}">
<link rel="stylesheet" href="${file('site.css')}">
${hasSearch ? scriptOf(file) : ''}</head>
<body>
<a class="skip" href="#text">${escapeHtml(words.skip)}</a>
<header>
<p class="home"><a href="${file(first.page)}"><img src="${file('icon.svg')}" alt="" width="32" height="32">Quiz Night</a></p>
<a class="to-pages" href="#pages">${escapeHtml(words.pages)}</a>
${hasSearch ? searchIn(words) : ''}${languagesOf(page, sisters, words, allWords)}${demo === undefined || isFirst ? '' : `<p class="demo"><a href="${escapeHtml(demo)}">${escapeHtml(words.demo)}</a></p>\n`}</header>
<div class="columns">
<main id="text" tabindex="-1">
${contentsOf(page, words, hasSearch)}<article>
${page.html}</article>
</main>
${pagesList(page, pages, words)}</div>
</body>
</html>
`;
}

const scriptOf = (file) =>
  `<script src="${file('site.js')}" defer data-index="${file('words.js')}" data-top="${file('index.html').replace(/index\.html$/, '')}"></script>\n`;

const searchIn = (
  words,
) => `<search hidden data-none="${escapeHtml(words.none)}" data-found="${escapeHtml(words.found)}" data-broken="${escapeHtml(words.broken)}">
<label for="search">${escapeHtml(words.search)}</label>
<input id="search" type="search" placeholder="${escapeHtml(words.hint)}" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd>
<div class="results" hidden><p role="status"></p><ol></ol></div>
</search>
`;

/** Links to the same page in other languages. */
function languagesOf(page, sisters, words, allWords) {
  if (sisters.length === 0) return '';
  const links = sisters.map((each) =>
    link(page, each, allWords[each.language].name, ` lang="${each.language}" hreflang="${each.language}"`),
  );
  return `<nav class="languages" aria-label="${escapeHtml(words.languages)}">${links.join(' ')}</nav>\n`;
}

/** The table of contents, open unless a script opens it where there is room; for less than two headings there is none. */
function contentsOf({ document: { headings } }, words, hasScript) {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.length < 2) return '';
  const items = shown.map(
    ({ depth, id, text }) =>
      `<li${depth === 3 ? ' class="deeper"' : ''}><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="${escapeHtml(words.onThisPage)}"><details${hasScript ? '' : ' open'}>
<summary>${escapeHtml(words.onThisPage)}</summary>
<ul>
${items.join('\n')}
</ul>
</details></nav>
`;
}

/** All pages of the language, and below them those that there are only in English. */
function pagesList(page, pages, words) {
  const own = pages.filter(({ language }) => language === page.language);
  const named = new Set(own.map((each) => each.page.split('/').at(-1)));
  const others =
    page.language === 'en' ? [] : pages.filter((each) => each.language === 'en' && !named.has(each.page));
  const list = (which, more = '') => `<ul${more}>
${which.map((each) => `<li>${link(page, each, each.title, each === page ? ' aria-current="page"' : '')}</li>`).join('\n')}
</ul>
`;
  const rest =
    others.length > 0 ? `<h2>${escapeHtml(words.otherPages)}</h2>\n${list(others, ' lang="en"')}` : '';
  return `<nav id="pages" class="pages" aria-label="${escapeHtml(words.pages)}">
<h2>${escapeHtml(words.pages)}</h2>
${list(own)}${rest}</nav>
`;
}
