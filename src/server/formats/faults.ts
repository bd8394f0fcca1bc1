import { lookUp } from '../../contract/lookUp';
import { say } from '../../contract/wording/say';
import type { QuizProblem } from '../../contract/errors';
import type { Fault } from '../../reading/fields';
import { tablesOfKinds } from './tablesKind';
import type { ItemName } from './tablesKind';
import { sayText, type Report } from './report';
import type { Language } from '../../contract/languages';
import { placeIn, serverTexts } from '../texts/texts';

/** What one item of a list in this field is called; of other fields the whole is named. */
function itemNames(): Partial<Record<string, ItemName | 'slide'>> {
  return Object.assign({ slides: 'slide' }, ...Object.values(tablesOfKinds()).map(({ items }) => items));
}

/** Returns what is wrong in which field, in the host's words, without naming its question or round. */
export function faultText(fault: Fault, language: Language): string {
  const { field } = partsOf(fault.path);
  const what = sentenceOf(fault, language);
  if (field.length === 0) return what;
  return serverTexts[language].labelled({ label: fieldName(field, language), text: what });
}

/** Returns the same with its place in the JSON. */
export function problemOfFault(fault: Fault, language: Language): QuizProblem {
  return { path: fault.path.join('/'), message: faultText(fault, language) };
}

/** Returns the same for the log, with the place, in the terms of the quiz file. */
export function faultForLog(fault: Fault): string {
  const { field } = partsOf(fault.path);
  const what = [field.join('.'), sentenceOf(fault, 'en')].filter(Boolean).join(' ');
  const place = placeText(fault.path, 'file');
  return place ? `${place}: ${what}` : what;
}

/** Returns a question's or round's place, for hosts or in a quiz file's terms; empty for the whole quiz. */
export function placeText(path: readonly string[], language: Language | 'file'): string {
  const { round, question, isTieBreak } = partsOf(path);
  const say = (key: 'round' | 'question' | 'tieBreak', ...number: number[]): string =>
    language === 'file' ? [key, ...number].join(' ') : sayText(language, key, ...number);
  const places = [
    ...(round === undefined ? [] : [say('round', round)]),
    ...(question === undefined ? [] : [say('question', question)]),
    ...(isTieBreak ? [say('tieBreak')] : []),
  ];
  return language === 'file' ? places.join(', ') : placeIn(language, ...places);
}

/** Reports which fields of a quiz, a round or a question a format cannot hold. Empty fields do not count. */
export function reportLost(
  part: Record<string, unknown>,
  kept: readonly string[],
  where: string,
  report: Report,
): void {
  // For `seconds`, null means no time limit.
  const isEmpty = (name: string, value: unknown): boolean =>
    value === undefined || value === '' || (value === null && name !== 'seconds');
  const lost = Object.entries(part).filter(([name, value]) => !kept.includes(name) && !isEmpty(name, value));
  const names = lost.map(([name]) => fieldName([name], report.language));
  if (names.length) report.add(where, 'fieldsLost', names);
}

/** Returns a field's name in the host's words. One of several answers or parts is named by its number. */
export function fieldName([field = '', place, ...inside]: readonly string[], language: Language): string {
  const kind = lookUp(itemNames(), field);
  if (place !== undefined && kind) {
    const item = serverTexts[language][kind]({ place: Number(place) + 1 });
    return inside.length ? placeIn(language, item, fieldName(inside, language)) : item;
  }
  return lookUp<string>(serverTexts[language].fields, field) ?? field;
}

function sentenceOf({ code, values }: Fault, language: Language): string {
  return say(serverTexts[language].faults[code], values);
}

/** Returns the numbers, counted from 1, and the rest of the path, which is the field. */
function partsOf(path: readonly string[]) {
  const [first, ...rest] = path;
  if (first === 'tieBreak') return { isTieBreak: true, field: rest };
  const round = first === 'rounds' && rest.length ? Number(rest[0]) + 1 : undefined;
  const inRound = round === undefined ? path : path.slice(2);
  const isQuestion = inRound[0] === 'questions' && inRound.length > 1;
  const question = isQuestion ? Number(inRound[1]) + 1 : undefined;
  return { round, question, isTieBreak: false, field: isQuestion ? inRound.slice(2) : inRound };
}
