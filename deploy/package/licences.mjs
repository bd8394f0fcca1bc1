// The licences of all that the program was built from, which must go with it.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const LICENCE = /^(licen[cs]e|copying|notice)([.-]|$)/i;
/** What pages hold though it is only needed to build them. */
const BUILT_IN = /\/(@fontsource-variable\/[^/]+)$/;

/** One text with every package that is needed to run, and what it says of its licence; the same text stands once. */
export function thirdPartyLicences() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const byText = new Map();
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path === '' || (dev && !BUILT_IN.test(path))) continue;
    const found = licenceIn(path);
    if (found) byText.set(found.text, [...(byText.get(found.text) ?? []), found.title]);
  }
  const parts = [...byText].map(([text, titles]) => `${titles.sort().join('\n')}\n\n${text}\n`);
  const line = `\n${'-'.repeat(80)}\n\n`;
  return ['Quiz Night is built from these packages, each under its own licence.\n', ...parts].join(line);
}

/**
 * What a package says of its licence, and of the code of others that it holds, such as LevelDB's. Undefined for what is
 * not there, since it is for other systems.
 */
function licenceIn(path) {
  let names = [];
  try {
    names = readdirSync(path, { recursive: true });
  } catch {
    return undefined;
  }
  const {
    name,
    version,
    license = 'see below',
    author,
  } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const texts = names
    .filter((each) => LICENCE.test(basename(each)) && !/(^|[/\\])node_modules[/\\]/.test(each))
    .sort()
    .map((each) => readFileSync(join(path, each), 'utf8').replaceAll('\r\n', '\n').trim());
  const by = typeof author === 'string' ? author : author?.name;
  const text = texts.join('\n\n') || `Licence ${license}${by ? `, by ${by}` : ''}.`;
  return { title: `${name} ${version} (${license})`, text };
}
