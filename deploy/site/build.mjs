// `npm run docs`: makes pages of README and docs, of the protocol and what is promised about security, in `dist/docs`
// (`--into`: in another folder): plain files for any web server at any path. `--demo` is the demo's address as seen
// from the first page, and `--repository` the repository's, which the clone knows if it has one.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { originOfClone, repositoryFields } from '../package/repository.mjs';
import { filesOf } from './files.mjs';
import { partsOf } from './markdown.mjs';
import { findPages } from './pages.mjs';

const { values } = parseArgs({
  options: {
    into: { type: 'string', default: 'dist/docs' },
    demo: { type: 'string' },
    repository: { type: 'string', default: repositoryFields(originOfClone()).homepage?.replace(/#.*/, '') },
  },
});
const script = (name) => readFileSync(join(import.meta.dirname, name), 'utf8');

const pages = findPages();
const files = filesOf(pages, { ...values, hasSearch: true });
// The first page says a little of everything: what the others say of it is found before.
const index = [...pages.slice(1), pages[0]].map((page) => ({
  page: page.page,
  title: page.title,
  language: page.language,
  parts: partsOf(page.document),
}));
files.set('words.js', `globalThis.quizNightPages = ${JSON.stringify(index)};\n`);
// One plain script, which pages opened from a disk may load.
files.set(
  'site.js',
  `(() => {\n${script('find.mjs').replaceAll(/^export /gm, '')}\n${script('site.js')}})();\n`,
);
rmSync(values.into, { recursive: true, force: true });
for (const [path, content] of files) {
  mkdirSync(dirname(join(values.into, path)), { recursive: true });
  writeFileSync(join(values.into, path), content);
}
process.stdout.write(`${pages.length} pages in ${values.into}\n`);
