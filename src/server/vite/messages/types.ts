import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { argumentsOf, putText, readCatalogue, rooms, type Tree } from './catalogues.ts';

const FILE = fileURLToPath(new URL('../../../../node_modules/.cache/messages.d.ts', import.meta.url));

/** Writes all messages' types, derived from English: a missing key or a wrong argument does not compile. */
export function writeTypes(): void {
  const parts = rooms().map((room) => `  ${room}: ${written(treeOf(room), '  ')};`);
  const text = `/** Made of src/locales/en. */\ninterface Messages {\n${parts.join('\n')}\n}\n`;
  if (existsSync(FILE) && text === readFileSync(FILE, 'utf8')) return;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(`${FILE}.new`, text);
  renameSync(`${FILE}.new`, FILE);
}

function treeOf(room: string): Tree {
  const tree: Tree = {};
  for (const [key, message] of Object.entries(readCatalogue('en', room)))
    putText(tree, key.split('.'), typeOf(message));
  return tree;
}

function typeOf(message: string): string {
  const given = [...argumentsOf(message)].map(([name, types]) => {
    // An argument that is both shown and counted is a number.
    const type = [...types].sort((one, other) => one.length - other.length)[0]!;
    return `${JSON.stringify(name)}: ${type}`;
  });
  return given.length > 0 ? `(given: { ${given.join('; ')} }) => string` : 'string';
}

function written(tree: Tree, indent: string): string {
  const lines = Object.entries(tree).map(([name, value]) => {
    const type = typeof value === 'string' ? value : written(value, `${indent}  `);
    return `${indent}  ${JSON.stringify(name)}: ${type};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
