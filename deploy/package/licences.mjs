// The licences of everything that the program contains, which must accompany it.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { COMPILED_IN, packagesInside, read } from './contents.mjs';

const LICENCE = /^(licen[cs]e|copying|notice)([.-]|$)/i;

/** Returns one text with every package inside and its licence. */
export function thirdPartyLicences() {
  return licencesOf(packagesInside(), licencesCompiledIn());
}

/** Returns one text with the packages in these folders, and their licences; identical texts appear once. */
export function licencesOf(folders, others = []) {
  const byText = new Map();
  for (const { text, title } of [...folders.map(licenceIn), ...others])
    byText.set(text, [...(byText.get(text) ?? []), title]);
  const parts = [...byText].map(([text, titles]) => `${titles.sort().join('\n')}\n\n${text}\n`);
  const line = `\n${'-'.repeat(80)}\n\n`;
  return ['Quiz Night contains these packages, each under its own licence.\n', ...parts].join(line);
}

/** Returns the licences of what is compiled into native files, such as LevelDB's. */
function licencesCompiledIn() {
  return Object.entries(COMPILED_IN).flatMap(([into, parts]) =>
    parts.map(({ title, version, license, folder, text }) => ({
      title: `${title} ${version}, compiled into ${into} (${license})`,
      text: textOf(join('node_modules', into, folder, text)),
    })),
  );
}

const textOf = (path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim();

/** Returns a package's licence, and those of third-party code that it contains. */
function licenceIn(path) {
  const { name, version, license = 'see below', author } = read(join(path, 'package.json'));
  const texts = readdirSync(path, { recursive: true })
    .filter((each) => LICENCE.test(basename(each)) && !/(^|[/\\])(node_modules|deps)[/\\]/.test(each))
    .sort()
    .map((each) => textOf(join(path, each)));
  const by = typeof author === 'string' ? author : author?.name;
  const text = texts.join('\n\n') || `Licence ${license}${by ? `, by ${by}` : ''}.`;
  return { title: `${name} ${version} (${license})`, text };
}
