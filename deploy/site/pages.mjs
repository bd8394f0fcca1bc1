// Which documents become pages, in which order, and where their links lead.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The document that is the first page, and whose list says in which order the others come. */
export const FIRST = 'README.md';
const LIST = '## How to';
/** The documents that READ-ME-FIRST and the screens lead hosts to. */
export const FOR_HOSTS = ['evening', 'troubleshooting'];
/** README leads to the demo as the code host shows it: by the list of what was published to its pages. */
const DEMO = 'deployments/github-pages';
/** Any repository, seen from one of its files; only what follows is used. */
const SEEN_FROM = 'https://host/owner/name/';
const FILES = `${SEEN_FROM}blob/HEAD/`;

/** Returns all documents in the order of README's list, with their language and the page that each becomes. */
export function findPages() {
  const readme = readFileSync(FIRST, 'utf8');
  const list = readme.slice(readme.indexOf(LIST)).split(/\n## /)[0];
  const named = [...list.matchAll(/\]\(((?:docs\/)?[\w-]+\.md)\)/g)].map(([, path]) => path);
  const languages = languagesOfDocs();
  const others = languages.flatMap((language) => {
    const inLanguage = (path) => posix.join('docs', language, posix.basename(path));
    return [FIRST, ...named].map(inLanguage).filter((path) => existsSync(path));
  });
  const pages = [FIRST, ...new Set(named), ...others].map(pageOf);
  const left = [...markdownIn('docs'), ...languages.flatMap((name) => markdownIn(`docs/${name}`))].filter(
    (path) => pages.every((page) => page.path !== path),
  );
  if (left.length > 0) throw new Error(`${FIRST} does not list ${left.join(', ')}.`);
  return pages;
}

/** Returns the documents for hosts in all languages, and behind them those that they link to. */
export function pagesForHosts() {
  const folders = ['docs', ...languagesOfDocs().map((name) => `docs/${name}`)];
  const paths = folders
    .flatMap((folder) => FOR_HOSTS.map((name) => `${folder}/${name}.md`))
    .filter((path) => existsSync(path));
  const linked = paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\(([\w./-]+\.md)/g)].map(([, to]) =>
      posix.join(posix.dirname(path), to),
    ),
  );
  return [...new Set([...paths, ...linked])].map(pageOf);
}

const languagesOfDocs = () =>
  readdirSync('docs', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const markdownIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** Returns the language of a document, and its page: `docs/de/wifi.md` becomes `de/wifi.html`. */
function pageOf(path) {
  const [, language = 'en'] = /^docs\/([\w-]+)\//.exec(path) ?? [];
  const page = path
    .replace(/^docs\//, '')
    .replace(/README\.md$/, 'index.md')
    .replace(/\.md$/, '.html');
  return { path, language, page };
}

/** Returns the address of a page or file from another page. */
export const fromPage = (page, to) => posix.relative(posix.dirname(page), to) || posix.basename(to);

/**
 * Returns where a link in this document leads: to a page, to the repository, to another site; null if nobody knows,
 * because the address of the repository or the demo was not given.
 */
export function targetOf(href, from, pages, { repository, demo }) {
  if (/^(https?|mailto):/.test(href) || href.startsWith('#')) return href;
  const url = new URL(href, FILES + from.path);
  if (!url.href.startsWith(SEEN_FROM)) return null;
  if (url.href === SEEN_FROM + DEMO) return demo === undefined ? null : fromTop(demo, from);
  const path = decodeURI(url.href.slice(FILES.length)).replace(/#.*/, '');
  const page = url.href.startsWith(FILES) && pages.find((each) => each.path === path);
  if (page) return `${fromPage(from.page, page.page)}${url.hash}`;
  return repository ? `${repository}/${url.href.slice(SEEN_FROM.length)}` : null;
}

/** An address that is given as seen from the first page, as seen from another one. */
export const fromTop = (address, { page }) =>
  /^[a-z]+:|^\//.test(address) ? address : '../'.repeat(page.split('/').length - 1) + address;

/** Returns the path of a picture in the repository. */
export const pictureOf = (source, from) => posix.join(posix.dirname(from.path), source);
