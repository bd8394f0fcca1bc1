import type { Language } from '../../contract/languages';
import { fileFor } from '../../contract/wording/fileFor';

const FILES = import.meta.glob<{ default: Messages['pretend'] }>('../../locales/*/pretend.json');

const listed = (text = ''): string[] => text.split('|').filter(Boolean);

let words: Messages['pretend'] | undefined;

/** Loads the names and guesses of one language: those of all would be the largest part of the demo's words. */
export async function loadTeamNames(language: Language): Promise<void> {
  words = (await fileFor(FILES, language)()).default;
}

/** What pretend teams call themselves: there are more names than teams, so that no other language's are needed. */
export function teamNames(): [own: string[], others: string[]] {
  return [listed(words?.names), []];
}

/** What teams type when they do not know the answer. */
export function guessesIn(): string[] {
  return listed(words?.guesses);
}
