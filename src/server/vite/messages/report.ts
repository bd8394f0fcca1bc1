import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import { readFileSync } from 'node:fs';
import { isLanguage, LANGUAGES, localeOf, SPOKEN_LANGUAGES } from '../../../contract/languages.ts';
import { argumentsOf, languagesInFolder, pathOf, readCatalogue, rooms } from './catalogues.ts';
import { answerFaults, hasAnswers } from './answers.ts';
import { writeTypes } from './types.ts';

/** The formatters that messages call by name, such as `{date, del}`, and the modules that export them. */
const FORMATTERS = {
  shortOrdinal: '/src/contract/wording/es.ts',
  del: '/src/contract/wording/it.ts',
};
const customFormatters = Object.fromEntries(
  Object.entries(FORMATTERS).map(([id, module]) => [id, { id, module, formatter: () => '' }]),
);

export const formatIn = (language: string) => new MessageFormat(localeOf(language), { customFormatters });

/**
 * Returns what is wrong with a room's messages in one language, each with its file, line and column: a message that
 * cannot be read, one that English does not have, and an argument that the English message does not have.
 */
export function catalogueFaults(language: string, room: string, folder?: string): string[] {
  const english = readCatalogue('en', room, folder);
  const format = formatIn(language);
  return Object.entries(readCatalogue(language, room, folder)).flatMap(([key, message]) => {
    const source = english[key];
    if (source === undefined)
      return [`${pathOf(language, room, folder)} ${key}: English has no such message`];
    const placed = (fault: string) => placeOf(pathOf(language, room, folder), key, fault);
    try {
      compileModule(format, { message });
    } catch (error) {
      return [placed((error as Error).message)];
    }
    const known = [...argumentsOf(source).keys()];
    const unknown = [...argumentsOf(message).keys()].filter((name) => !known.includes(name));
    return unknown.map((name) => placed(`no argument {${name}}, only ${known.join(', ') || 'none'}`));
  });
}

/** Puts the file, line and column of a message before what is wrong with it. */
function placeOf(path: string, key: string, fault: string): string {
  const lines = readFileSync(path, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.trimStart().startsWith(`${JSON.stringify(key)}:`));
  const within = Number(/ at line \d+ col (\d+)/.exec(fault)?.[1] ?? 1);
  const column = (lines[line]?.indexOf(': "') ?? 0) + 2 + within;
  return `${path}:${line + 1}:${column} ${key}: ${fault.split(/ at line |\n/)[0]}`;
}

/**
 * Writes the types of all messages, and returns what is wrong with them. A missing message is a fault in a
 * listed language that is not marked as partial or begun, and only reported for any other folder.
 */
export function report(): { faults: string[]; told: string[] } {
  writeTypes();
  return reportOn();
}

/** The same without writing anything. `folder` has a folder for each language. */
export function reportOn(folder?: string): { faults: string[]; told: string[] } {
  const languages = [...new Set([...languagesInFolder(folder), ...SPOKEN_LANGUAGES])];
  const faults = languages.flatMap((language) => [
    ...rooms(folder).flatMap((room) => catalogueFaults(language, room, folder)),
    ...answerFaults(language, folder),
  ]);
  const told: string[] = [];
  for (const language of languages) {
    const count = countMissing(language, folder);
    const row = isLanguage(language) ? LANGUAGES[language] : undefined;
    if (language === 'mixture' || row?.over) continue;
    const isWhole = row && !row.partial && !row.begun;
    if (isWhole && !hasAnswers(language, folder))
      faults.push(`src/locales/${language}: answers.json is missing`);
    if (count === 0) continue;
    (isWhole ? faults : told).push(
      `src/locales/${language}: messages missing and shown in English: ${count}`,
    );
  }
  return { faults, told };
}

function countMissing(language: string, folder: string | undefined): number {
  const counts = rooms(folder).map((room) => {
    const own = readCatalogue(language, room, folder);
    return Object.keys(readCatalogue('en', room, folder)).filter((key) => own[key] === undefined).length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
