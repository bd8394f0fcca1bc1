import { fileFor } from '../../contract/wording/fileFor';
import { isLanguage, type Language, SPOKEN_LANGUAGES } from '../../contract/languages';

const FILES = import.meta.glob<Messages['pretend']>('../../locales/*/pretend.json', {
  eager: true,
  import: 'default',
});

const listed = (text = ''): string[] => text.split('|').filter(Boolean);

function namesIn(language: Language): string[] {
  return listed(fileFor(FILES, language).names);
}

/** What pretend teams call themselves: the names of this language, and those of all others for when they run out. */
export function teamNames(language: string | undefined): [own: string[], others: string[]] {
  const own = isLanguage(language) ? namesIn(language) : [];
  const others = new Set(SPOKEN_LANGUAGES.flatMap(namesIn));
  for (const name of own) others.delete(name);
  return [own, [...others]];
}

/** What teams type when they do not know the answer: few, so that several say the same. */
export function guessesIn(language: string | undefined): string[] {
  return listed(fileFor(FILES, language ?? 'en').guesses);
}
