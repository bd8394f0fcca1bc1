import * as v from 'valibot';
import { storedText } from '../browser/storedText';

const smallTextSchema = v.object({ question: v.string(), text: v.string() });
/** A text that was too small on the projector, and the question to which it belongs. */
type SmallText = v.InferOutput<typeof smallTextSchema>;

/** The small texts of the last rehearsal on this screen. */
const stored = storedText('quiz-night.small-texts');
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sessionCode: v.string(), texts: v.array(smallTextSchema) }),
);

/** Returns a rehearsal's texts that were too small on this screen, in the order in which they were shown. */
export function readSmallTexts(sessionCode: string): SmallText[] {
  const read = v.safeParse(storedSchema, stored.read());
  return read.success && read.output.sessionCode === sessionCode ? read.output.texts : [];
}

/**
 * Records for the report which texts of a question are smaller on the projector than the audience can read,
 * as marked by `useFit`. Returns an unsubscribe function.
 */
export function watchSmallTexts(sessionCode: string, question: string): () => void {
  const look = () => {
    const known = readSmallTexts(sessionCode);
    const isKnown = (text: string) => known.some((each) => each.question === question && each.text === text);
    const found = [...document.querySelectorAll('.scene [data-small]')].map(textOf);
    const texts = [...new Set(found)].filter((text) => !isKnown(text)).map((text) => ({ question, text }));
    if (texts.length > 0) stored.write(JSON.stringify({ sessionCode, texts: [...known, ...texts] }));
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-small'] });
  look();
  return () => observer.disconnect();
}

/** Returns the visible text, without what only screen readers get. */
function textOf(element: Element): string {
  const parts = [...element.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  return parts.join(' ') || element.textContent;
}
