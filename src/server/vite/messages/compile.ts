import compileModule from '@messageformat/core/compile-module';
import { directionOf, fallbacksOf, isLanguage, localeOf } from '../../../contract/languages.ts';
import { argumentsOf, putText, readCatalogue, type Tree } from './catalogues.ts';
import { catalogueFaults, formatIn } from './report.ts';

/**
 * Returns a module whose default export is a room's messages in one language, nested by the parts of their
 * keys: texts, and functions of the message's arguments. What the language lacks comes from its fallbacks. If
 * messages are broken, throws an error that names each with its file, line and column.
 */
export function compileRoom(language: string, room: string, folder?: string): string {
  const languages = fallbacksOf(language);
  const faults = languages.flatMap((each) => catalogueFaults(each, room, folder));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const catalogues = languages.map((each) => readCatalogue(each, room, folder));
  const trees = languages.map((): Tree => ({}));
  for (const key of Object.keys(catalogues.at(-1)!)) {
    const at = catalogues.findIndex((catalogue) => catalogue[key] !== undefined);
    const message = isolate(catalogues[at]![key]!, directionIn(languages[at]!), directionIn(language));
    // A message without arguments compiles to the same in every language.
    const isText = argumentsOf(message).size === 0;
    putText(trees[isText ? Math.max(0, languages.length - 2) : at]!, key.split('.'), message);
  }
  const used = languages.flatMap((each, at) =>
    Object.keys(trees[at]!).length > 0 ? [[each, trees[at]!] as const] : [],
  );
  return used.length === 1 ? compile(...used[0]!) : merge(used.map(([each, tree]) => compile(each, tree)));
}

const directionIn = (language: string) => (isLanguage(language) ? directionOf(language) : 'ltr');

/**
 * Marks what has a direction of its own on a page that is written from right to left: what takes an argument's
 * place, such as a name, and whole sentences of a fallback.
 */
function isolate(message: string, own: 'ltr' | 'rtl', page: 'ltr' | 'rtl'): string {
  if (page === 'ltr') return message;
  if (own !== page) return /\s/.test(message) ? `\u2066${message}\u2069` : message;
  const argument = /\{\w+\}/g;
  // Without a word of its own, such as “{value} {unit}”, a message takes its arguments' direction.
  const hasWords = /\p{L}/u.test(message.replace(argument, ''));
  return hasWords ? message.replace(argument, '\u2068$&\u2069') : message;
}

function compile(language: string, tree: Tree): string {
  return (
    compileModule(formatIn(language), tree)
      .replace('"@messageformat/runtime"', '"/src/contract/wording/runtime.ts"')
      // The platform knows the plural rules of all languages; a file with them would be loaded by every page.
      .replace(
        /import \{ (\w+) \} from "@messageformat\/runtime\/lib\/(?:cardinals|plurals)";/,
        (_, rules: string) =>
          `import { pluralRules } from "/src/contract/wording/runtime.ts";\nconst ${rules} = pluralRules("${localeOf(language)}");`,
      )
      // A message without arguments is a plain text.
      .replace(/\(\) => (".*")(?=,?$)/gm, '$1')
  );
}

const IMPORT = /^import \{ (.*) \} from (.*);$/gm;

/** Merges several modules, no two of which have the same message; only regions and incomplete languages need this. */
function merge(modules: readonly string[]): string {
  const imported = new Map<string, Set<string>>();
  const parts = modules.map((code, at) => {
    for (const [, names = '', source = ''] of code.matchAll(IMPORT))
      imported.set(source, new Set([...(imported.get(source) ?? []), ...names.split(', ')]));
    // In a function, because two modules can give their plural rules the same name.
    const body = code.replace(IMPORT, '').replace('export default', 'return');
    return `const words${at} = (() => {${body}})();`;
  });
  return [
    ...[...imported].map(([source, names]) => `import { ${[...names].join(', ')} } from ${source};`),
    ...parts,
    'const over = (words, more) => {',
    "  for (const key in more) if (typeof more[key] === 'object') over((words[key] ??= {}), more[key]); else words[key] = more[key];",
    '  return words;',
    '};',
    `export default [${parts.map((_, at) => `words${at}`).join(', ')}].reduce(over);`,
  ].join('\n');
}
