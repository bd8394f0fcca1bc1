import compileModule from '@messageformat/core/compile-module';
import { SPOKEN_LANGUAGES } from '../../../contract/languages.ts';
import { argumentsOf, languagesInFolder, pathOf, placeOf, readCatalogue, rooms } from './catalogues.ts';
import { formatIn } from './compile.ts';

/** What is wrong with the messages of all languages, and how many each of them still lacks. */
export function lookAtMessages(): { faults: string[]; missing: Map<string, number> } {
  const faults: string[] = [];
  const missing = new Map<string, number>();
  for (const language of languagesInFolder())
    for (const room of rooms()) {
      faults.push(...faultsOf(language, room));
      const own = readCatalogue(language, room);
      const lacks = Object.keys(readCatalogue('en', room)).filter((key) => own[key] === undefined).length;
      missing.set(language, (missing.get(language) ?? 0) + lacks);
    }
  for (const language of SPOKEN_LANGUAGES) if (!missing.has(language)) missing.set(language, Infinity);
  return { faults, missing };
}

function faultsOf(language: string, room: string): string[] {
  const english = readCatalogue('en', room);
  const format = formatIn(language);
  return Object.entries(readCatalogue(language, room)).flatMap(([key, message]) => {
    const source = english[key];
    if (source === undefined) return [`${pathOf(language, room)} ${key}: English has no such message`];
    try {
      compileModule(format, { message });
      const known = [...argumentsOf(source).keys()];
      const unknown = [...argumentsOf(message).keys()].filter((name) => !known.includes(name));
      return unknown.map((name) =>
        placeOf(language, room, key, new Error(`no argument {${name}}, only ${known.join(', ') || 'none'}`)),
      );
    } catch (error) {
      return [placeOf(language, room, key, error as Error)];
    }
  });
}
