import { SPOKEN_LANGUAGES } from '../../../contract/languages.ts';
import { lookAtMessages } from './faults.ts';
import { writeTypes } from './types.ts';

/**
 * Writes the types of all messages, and answers what is wrong with them: for a language that is listed a message that
 * is missing, too. What another folder lacks is only told.
 */
export function report(): { faults: string[]; told: string[] } {
  writeTypes();
  const { faults, missing } = lookAtMessages();
  const told: string[] = [];
  for (const [language, count] of missing) {
    if (count === 0 || language === 'mixture') continue;
    const isOurs = SPOKEN_LANGUAGES.some((each) => each === language);
    (isOurs ? faults : told).push(`src/locales/${language} lacks ${count} messages, said in English`);
  }
  return { faults, told };
}
