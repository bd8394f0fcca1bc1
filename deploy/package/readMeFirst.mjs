// The first page to read after unpacking: one page with all languages, shown in the browser's own.
import { existsSync, readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { FOR_HOSTS } from '../site/pages.mjs';

const TEMPLATE = 'deploy/package/READ-ME-FIRST.html';
const STEPS = ['unpack', 'start', 'done'];
const WARNINGS = ['windows', 'olderMac', 'newerMac', 'stuckMac'];
const AFTER = ['stop', 'playOn', 'update', 'remove', 'port'];
/** Where the unpacked program has the pages of `docs` to read next. */
const HELP = 'app/dist/client/help';
const FOLDERS = [
  'Windows: `%LOCALAPPDATA%\\Quiz Night`',
  'macOS: `~/Library/Application Support/Quiz Night`',
  'Linux: `~/.local/share/quiz-night`',
];

/** Returns the whole page as HTML. */
export async function readMeFirst() {
  const { module } = await runnerImport('./src/contract/languages.ts', { configFile: false });
  const languages = Object.entries(module.LANGUAGES);
  const links = languages.map(([tag, { name }]) => `<a href="#${tag}" lang="${tag}">${name}</a>`);
  const sections = languages.map(([tag]) => sectionIn(tag, module.fallbacksOf(tag)));
  return readFileSync(TEMPLATE, 'utf8')
    .replace('<!-- languages -->', () => links.join(' · '))
    .replace('<!-- sections -->', () => sections.join('\n'));
}

function sectionIn(language, fallbacks) {
  const texts = Object.assign({}, ...fallbacks.map(textsIn).reverse());
  const say = (key) => marked(texts[key]);
  const list = (tag, items) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
  const all = (group, keys) => keys.map((key) => say(`${group}.${key}`));
  return [
    `<section id="${language}" lang="${language}">`,
    `<h1>${say('heading')}</h1>`,
    list('ol', all('steps', STEPS)),
    `<h2>${say('warning.heading')}</h2><p>${say('warning.why')}</p>`,
    list('ul', all('warning', WARNINGS)),
    `<h2>${say('firewall.heading')}</h2><p>${say('firewall.text')}</p>`,
    `<h2>${say('places.heading')}</h2><p>${say('places.text')}</p>`,
    list('ul', FOLDERS.map(marked)),
    `<h2>${say('after.heading')}</h2>`,
    list('ul', all('after', AFTER)),
    `<h2>${say('help.heading')}</h2>`,
    list(
      'ul',
      FOR_HOSTS.map((name) => `<a href="${HELP}/${pageIn(language, name)}">${say(`help.${name}`)}</a>`),
    ),
    '</section>',
  ].join('\n');
}

/** Returns the path of a page in a language, else in English. */
function pageIn(language, name) {
  return existsSync(`docs/${language}/${name}.md`) ? `${language}/${name}.html` : `${name}.html`;
}

function textsIn(language) {
  try {
    return JSON.parse(readFileSync(`src/locales/${language}/readMe.json`, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Returns a message as HTML, with its **bold** parts and its `code`. */
function marked(text) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.replace(/\*\*(.+?)\*\*/g, '<b>$1</b>').replace(/`(.+?)`/g, '<code>$1</code>');
}
