import { lookUp } from '../../contract/lookUp';
import type { QuizProblem } from '../../contract/errors';
import type { Language } from '../../contract/languages';
import { faultsOf, type Fault } from '../../reading/fields';
import { readSeason } from '../../game/season/season';
import { say, type Message } from '../../contract/wording/say';
import { placeIn, serverTexts } from '../texts/texts';

/** Returns everything that is wrong with a season, for a host to read; empty exactly if it can be used. */
export function seasonProblems(source: unknown, language: Language): QuizProblem[] {
  return faultsOf(readSeason(source)).map((fault) => problemOf(fault, language));
}

/** Returns a fault with its place in the season's JSON. */
export function problemOf(fault: Fault, language: Language): QuizProblem {
  return { path: fault.path.join('/'), message: seasonFaultText(fault, language) };
}

/** Returns what is wrong and where, in the host's words. */
export function seasonFaultText({ path, code, values }: Fault, language: Language): string {
  const { faults, season, labelled } = serverTexts[language];
  const { items, fields }: Record<'items' | 'fields', Partial<Record<string, Message>>> = season;
  const places: string[] = [];
  for (let at = 0; at < path.length; at++) {
    const [list, place] = [path[at]!, Number(path[at + 1]) + 1];
    const item = Number.isNaN(place) ? undefined : lookUp(items, list);
    const field = lookUp(fields, list);
    places.push(item ? say(item, [place]) : field ? say(field, []) : list);
    if (item) at++;
  }
  const what = say(faults[code], values);
  return places.length ? labelled({ label: placeIn(language, ...places), text: what }) : what;
}
