import { say } from '../../contract/wording/say';
import type { QuizProblem } from '../../contract/errors';
import type { Fault } from '../../kinds/faults';
import { sayText, type Report } from './report';
import type { Language } from '../../contract/languages';
import { serverTexts } from '../texts/texts';
const ANSWER_LISTS = ['answers', 'acceptedAnswers', 'correctOrder'];

/** What is wrong in which field, as hosts call it; its question or round is not named. */
export function faultText(fault: Fault, language: Language): string {
  const { field } = partsOf(fault.path);
  const what = sentenceOf(fault, language);
  return field.length ? fieldName(field, language) + serverTexts[language].colon + what : what;
}

/** The same with its place in the JSON. */
export function problemOfFault(fault: Fault, language: Language): QuizProblem {
  return { path: fault.path.join('/'), message: faultText(fault, language) };
}

/** The same for the log, with the place, in the words of the quiz file. */
export function faultForLog(fault: Fault): string {
  const { field } = partsOf(fault.path);
  const what = [field.join('.'), sentenceOf(fault, 'en')].filter(Boolean).join(' ');
  const place = placeText(fault.path, 'file');
  return place ? `${place}: ${what}` : what;
}

/** The place of a question or a round as hosts call it, or in the words of the quiz file; empty for the whole quiz. */
export function placeText(path: readonly string[], language: Language | 'file'): string {
  const { round, question, isTieBreak } = partsOf(path);
  const say = (key: 'round' | 'question' | 'tieBreak', ...number: number[]): string =>
    language === 'file' ? [key, ...number].join(' ') : sayText(language, key, ...number);
  return [
    ...(round === undefined ? [] : [say('round', round)]),
    ...(question === undefined ? [] : [say('question', question)]),
    ...(isTieBreak ? [say('tieBreak')] : []),
  ].join(', ');
}

/** Reports which fields of a quiz, a round or a question a format cannot hold. An empty field says nothing. */
export function reportLost(
  part: Record<string, unknown>,
  kept: readonly string[],
  where: string,
  report: Report,
): void {
  // Time without a limit is told by null.
  const isEmpty = (name: string, value: unknown): boolean =>
    value === undefined || value === '' || (value === null && name !== 'seconds');
  const lost = Object.entries(part).filter(([name, value]) => !kept.includes(name) && !isEmpty(name, value));
  const names = lost.map(([name]) => fieldName([name], report.language));
  if (names.length) report.add(where, 'fieldsLost', names);
}

/** A field as hosts call it. An answer of several is named by its number, and so is a part. */
export function fieldName([field = '', place, ...inside]: readonly string[], language: Language): string {
  const number = Number(place) + 1;
  if (place !== undefined && (field === 'parts' || field === 'slides')) {
    const part = serverTexts[language][field === 'parts' ? 'part' : 'slide']({ place: number });
    return inside.length ? `${part}, ${fieldName(inside, language)}` : part;
  }
  if (place !== undefined && ANSWER_LISTS.includes(field))
    return serverTexts[language].answer({ place: number });
  const names: Partial<Record<string, string>> = serverTexts[language].fields;
  return names[field] ?? field;
}

function sentenceOf({ code, values }: Fault, language: Language): string {
  return say(serverTexts[language].faults[code], values);
}

/** Numbers as people count, and what is left of the path: the field. */
function partsOf(path: readonly string[]) {
  const [first, ...rest] = path;
  if (first === 'tieBreak') return { isTieBreak: true, field: rest };
  const round = first === 'rounds' && rest.length ? Number(rest[0]) + 1 : undefined;
  const inRound = round === undefined ? path : path.slice(2);
  const isQuestion = inRound[0] === 'questions' && inRound.length > 1;
  const question = isQuestion ? Number(inRound[1]) + 1 : undefined;
  return { round, question, isTieBreak: false, field: isQuestion ? inRound.slice(2) : inRound };
}
