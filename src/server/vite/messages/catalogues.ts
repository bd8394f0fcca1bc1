import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type Select, type Token } from '@messageformat/parser';

/** A folder a language, and in it a file a room. */
export const LOCALES = fileURLToPath(new URL('../../../locales', import.meta.url));

/** A room's messages in ICU's format, by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** Where a catalogue stands. */
export const pathOf = (language: string, room: string): string => join(LOCALES, language, `${room}.json`);

/** The languages that have a folder, and the rooms for which English has a file. */
export const languagesInFolder = (): string[] => readdirSync(LOCALES).sort();
export const rooms = (): string[] =>
  readdirSync(join(LOCALES, 'en')).map((name) => name.replace(/\.json$/, ''));

/** The messages of a file, without their descriptions; none where there is no file. Throws where it is not JSON. */
export function readCatalogue(language: string, room: string): Catalogue {
  const path = pathOf(language, room);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return {};
  }
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return Object.fromEntries(entries.filter(([key]) => !key.startsWith('@'))) as Catalogue;
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/** What a message takes, by name: what is counted is a number, what is chosen between is one of the words. */
export type Arguments = Map<string, Set<string>>;

/** The arguments of a message with their types in TypeScript. Throws where the message is broken. */
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

/** Where in its file a message is broken: the file, line and column, the key, and what the parser says. */
export function placeOf(language: string, room: string, key: string, { message }: Error): string {
  const path = pathOf(language, room);
  const lines = readFileSync(path, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.trimStart().startsWith(`${JSON.stringify(key)}:`));
  const within = Number(/ at line \d+ col (\d+)/.exec(message)?.[1] ?? 1);
  const column = (lines[line]?.indexOf(': "') ?? 0) + 2 + within;
  return `${path}:${line + 1}:${column} ${key}: ${message.split(/ at line |\n/)[0]}`;
}
