import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import { fallbacksOf, localeOf } from '../../../contract/languages.ts';
import { argumentsOf, placeOf, readCatalogue } from './catalogues.ts';

/** What messages call by name, such as `{date, del}`, and where it is exported. */
const FORMATTERS = {
  shortOrdinal: { id: 'shortOrdinal', module: '/src/contract/wording/es.ts' },
  del: { id: 'del', module: '/src/contract/wording/it.ts' },
};
const customFormatters = Object.fromEntries(
  Object.entries(FORMATTERS).map(([name, { id, module }]) => [name, { id, module, formatter: () => '' }]),
);

/** What compiles the messages of a language. */
export const formatIn = (language: string) => new MessageFormat(localeOf(language), { customFormatters });

interface Tree {
  [name: string]: string | Tree;
}

/**
 * A module whose default export has a room's words in one language, by the parts of their keys: texts, and functions of
 * what a message takes. What the language lacks is said in those that it falls back to. Throws what is wrong with a
 * message, with its file, key and column.
 */
export function compileRoom(language: string, room: string): string {
  const languages = fallbacksOf(language);
  const catalogues = languages.map((each) => readCatalogue(each, room));
  const trees = languages.map((): Tree => ({}));
  for (const key of Object.keys(catalogues.at(-1)!)) {
    const at = catalogues.findIndex((catalogue) => catalogue[key] !== undefined);
    const message = catalogues[at]![key]!;
    // What takes nothing is the same in whatever language it is compiled.
    const isText = argumentsOf(message).size === 0;
    put(trees[isText ? Math.max(0, languages.length - 2) : at]!, key.split('.'), message);
  }
  const used = languages.flatMap((each, at) =>
    Object.keys(trees[at]!).length > 0 ? [[each, trees[at]!] as const] : [],
  );
  return used.length === 1
    ? compile(...used[0]!, room)
    : merge(used.map(([each, tree]) => compile(each, tree, room)));
}

function put(tree: Tree, [name, ...rest]: string[], message: string): void {
  if (rest.length === 0) tree[name!] = message;
  else put((tree[name!] ??= {}) as Tree, rest, message);
}

function compile(language: string, tree: Tree, room: string): string {
  const format = formatIn(language);
  let code: string;
  try {
    code = compileModule(format, tree);
  } catch (error) {
    throw firstFault(language, room, format) ?? error;
  }
  return (
    code
      .replace('"@messageformat/runtime"', '"/src/contract/wording/runtime.ts"')
      // What takes nothing is a text.
      .replace(/\(\) => (".*")(?=,?$)/gm, '$1')
  );
}

/** The compiler says nothing of where it was. */
function firstFault(language: string, room: string, format: MessageFormat): Error | undefined {
  for (const [key, message] of Object.entries(readCatalogue(language, room)))
    try {
      compileModule(format, { message });
    } catch (error) {
      return new Error(placeOf(language, room, key, error as Error));
    }
  return undefined;
}

/** One module of several, of which the first says most; only languages that are not complete need it. */
function merge(modules: readonly string[]): string {
  const parts = modules.map((code, at) => {
    const [imports, body] = [code.match(/^import .*$/gm) ?? [], code.replace(/^import .*$/gm, '')];
    return { imports, body: body.replace('export default', `const words${at} =`) };
  });
  const names = parts.map((_, at) => `words${at}`).join(', ');
  return [
    ...new Set(parts.flatMap(({ imports }) => imports)),
    ...parts.map(({ body }) => body),
    'const over = (words, more) => {',
    "  for (const key in more) if (typeof more[key] === 'object') over((words[key] ??= {}), more[key]); else words[key] = more[key];",
    '  return words;',
    '};',
    `export default [${names}].reduce(over);`,
  ].join('\n');
}
