import * as v from 'valibot';
import { storedText } from '../browser/storedText';

/** Of the last rehearsal on this screen. */
const stored = storedText('quiz-night.small-texts');
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sessionCode: v.string(), texts: v.array(v.string()) }),
);

/** The questions of a rehearsal whose texts were too small on this screen, in the order in which they were shown. */
export function readSmallTexts(sessionCode: string): string[] {
  const read = v.safeParse(storedSchema, stored.read());
  return read.success && read.output.sessionCode === sessionCode ? read.output.texts : [];
}

/**
 * Notes a question for the report when its texts stand on the wall smaller than a room reads, which `useFit` marks.
 * Returns an unsubscribe function.
 */
export function watchSmallTexts(sessionCode: string, question: string): () => void {
  const look = () => {
    if (!document.querySelector('.scene [data-small]')) return;
    const known = readSmallTexts(sessionCode);
    if (known.includes(question)) return;
    stored.write(JSON.stringify({ sessionCode, texts: [...known, question] }));
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-small'] });
  look();
  return () => observer.disconnect();
}
