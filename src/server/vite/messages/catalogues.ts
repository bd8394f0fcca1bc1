import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type Select, type Token } from '@messageformat/parser';

/** Contains a folder for each language, with a file for each room. */
export const LOCALES = fileURLToPath(new URL('../../../locales', import.meta.url));

export const pathOf = (language: string, room: string, folder = LOCALES): string =>
  join(folder, language, `${room}.json`);

/** The file beside the messages that says what is the same in typed answers. It holds no messages. */
export const ANSWERS = 'answers';

/** Returns the languages that have a folder; `rooms` below returns the rooms for which English has a file. */
export const languagesInFolder = (folder = LOCALES): string[] => readdirSync(folder).sort();
export const rooms = (folder = LOCALES): string[] =>
  readdirSync(join(folder, 'en'))
    .map((name) => name.replace(/\.json$/, ''))
    .filter(isRoom);

/** The files beside the messages that have none, but lists of words. */
const DATA_FILES: readonly string[] = [ANSWERS, 'badWords'];

/** Whether a language's file of this name has messages. */
export function isRoom(name: string): boolean {
  return !DATA_FILES.includes(name);
}

/** Reads a file's messages in ICU's format, by key; none if there is no file. Throws if it is not JSON. */
export function readCatalogue(language: string, room: string, folder?: string): Record<string, string> {
  const path = pathOf(language, room, folder);
  if (!existsSync(path)) return {};
  try {
    const entries = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);
    return Object.fromEntries(entries.filter(([key]) => !key.startsWith('@'))) as Record<string, string>;
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/** Texts nested by the parts of their messages' keys. */
export interface Tree {
  [name: string]: string | Tree;
}

/** Puts a text into a tree, under the parts of its key. */
export function putText(tree: Tree, [name, ...rest]: string[], text: string): void {
  if (rest.length === 0) tree[name!] = text;
  else putText((tree[name!] ??= {}) as Tree, rest, text);
}

/** The arguments of a message by name, each with its types: numbers for plurals, words for selects. */
export type Arguments = Map<string, Set<string>>;

/** Returns the arguments of a message with their TypeScript types. Throws if the message is broken. */
export function argumentsOf(message: string): Arguments {
  const found: Arguments = new Map();
  const add = (name: string, type: string) => found.set(name, (found.get(name) ?? new Set()).add(type));
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'argument') add(token.arg, 'string | number');
      else if (token.type === 'function')
        add(token.arg, token.key === 'number' ? 'number' : 'string | number');
      else if (token.type === 'plural' || token.type === 'selectordinal') add(token.arg, 'number');
      else if (token.type === 'select') add(token.arg, chosen(token));
      if ('cases' in token) token.cases.forEach((each) => visit(each.tokens));
    }
  };
  visit(parse(message));
  return found;
}

function chosen({ cases }: Select): string {
  const words = cases.map(({ key }) => key);
  return words.every((word) => word === 'true' || word === 'other') ? 'boolean' : 'string';
}
