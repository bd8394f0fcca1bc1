// The first page to read after unpacking: one page with all languages, shown in the browser's own.
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const TEMPLATE = 'deploy/package/READ-ME-FIRST.html';
const STEPS = ['unpack', 'start', 'done'];
const WARNINGS = ['windows', 'olderMac', 'newerMac', 'stuckMac'];
const AFTER = ['stop', 'playOn', 'update', 'remove', 'port'];
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
  const sections = languages.map(([tag]) => sectionIn(tag));
  return readFileSync(TEMPLATE, 'utf8')
    .replace('<!-- languages -->', () => links.join(' · '))
    .replace('<!-- sections -->', () => sections.join('\n'));
}

function sectionIn(language) {
  const texts = { ...textsIn('en'), ...textsIn(language) };
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
    '</section>',
  ].join('\n');
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
