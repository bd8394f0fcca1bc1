import { languageFor } from '../../contract/languages';
import { serverTexts } from '../texts/texts';

/** Returns the request to leave the window open, in the system's own language. */
export function keepOpen(locale = Intl.DateTimeFormat().resolvedOptions().locale): string {
  return serverTexts[languageFor([locale])].keepOpen;
}
