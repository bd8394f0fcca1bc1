import { KEEP_HOURS, type KeepResults } from '../../contract/venue';
import type { Language } from '../../contract/languages';
import { keptTime } from '../../contract/wording/keptTime';

interface StayTexts {
  stays: (given: { time: string }) => string;
  staysForever: string;
}

/** Says in a sentence how long results are kept. */
export function staysFor(keep: KeepResults = KEEP_HOURS.usual, texts: StayTexts, language: Language): string {
  return keep === 'forever' ? texts.staysForever : texts.stays({ time: keptTime(keep, language) });
}
