import { writtenNumber } from './table/cells';
import { foldName, inAllLanguages } from '../texts/texts';
import type { FoundQuestion, Report } from './report';

/** Takes out the first question whose round column marks it as the tie-break. */
export function takeTieBreak(
  found: FoundQuestion[],
  report: Report,
): { tieBreak?: object; inGame: FoundQuestion[] } {
  const marked = found.find(({ round }) => isTieBreak(round));
  const inGame = found.filter((each) => each !== marked);
  return { tieBreak: marked && asNumber(marked.question, report), inGame };
}

/** The answer to a tie-break is a number to guess, although a table or a list may not say so. */
function asNumber(question: { acceptedAnswers?: unknown[] }, report: Report): object {
  const { acceptedAnswers: [text, ...others] = [], ...rest } = question;
  if (typeof text !== 'string' || others.length) return question;
  const correctNumber = writtenNumber(text, report.text('tieBreak'), report);
  return correctNumber === undefined ? question : { ...rest, correctNumber };
}

const TIE_BREAK = new Set(inAllLanguages(({ reports }) => reports.tieBreak).map(foldName));

/** Whether the title of a round marks the tie-break. */
export function isTieBreak(round: string): boolean {
  // Many call it so.
  return (
    /^(?:stichfrage|tie[- ]?break(?:er)?(?: question)?)$/i.test(round.trim()) ||
    TIE_BREAK.has(foldName(round))
  );
}
