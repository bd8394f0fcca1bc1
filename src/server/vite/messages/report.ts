import { isLanguage, LANGUAGES, SPOKEN_LANGUAGES } from '../../../contract/languages.ts';
import { languagesInFolder, readCatalogue, rooms } from './catalogues.ts';
import { catalogueFaults } from './faults.ts';
import { writeTypes } from './types.ts';

/**
 * Writes the types of all messages, and returns what is wrong with them. A missing message is a fault in a
 * listed language that is not marked as partial, and only reported for any other folder.
 */
export function report(): { faults: string[]; told: string[] } {
  writeTypes();
  return reportOn();
}

/** The same without writing anything. `folder` has a folder for each language. */
export function reportOn(folder?: string): { faults: string[]; told: string[] } {
  const languages = [...new Set([...languagesInFolder(folder), ...SPOKEN_LANGUAGES])];
  const faults = languages.flatMap((language) =>
    rooms(folder).flatMap((room) => catalogueFaults(language, room, folder)),
  );
  const told: string[] = [];
  for (const language of languages) {
    const count = countMissing(language, folder);
    if (count === 0 || language === 'mixture') continue;
    const isWhole = isLanguage(language) && !LANGUAGES[language].partial;
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
