// The licences of everything that the program was built from, which must accompany it.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const LICENCE = /^(licen[cs]e|copying|notice)([.-]|$)/i;
/** What the pages contain although it is only a build dependency. */
const BUILT_IN = /\/(@fontsource-variable\/[^/]+)$/;

/** Returns one text with every package needed at runtime and its licence; identical texts appear once. */
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
 * Returns a package's licence, and those of third-party code that it contains, such as LevelDB's. Undefined
 * for packages that are not installed because they are for other systems.
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
