import { useLayoutEffect, useSyncExternalStore } from 'react';
import { firstSpoken, isLanguage, type Language } from '../../contract/languages';
import { fileFor } from '../../contract/wording/fileFor';
import { setPageLanguage } from '../../look/pageLanguage';
import { logFailure } from '../browser/log';
import { storedText } from '../browser/storedText';

/** The host's choices. The mixture is the specification's: German, with the texts that it quotes in English. */
export type LanguageSetting = 'mixture' | Language;

const stored = storedText('quiz-night.language');

/** Returns the stored language; the mixture if none, or an unknown one, is stored. */
export function readLanguage(): LanguageSetting {
  const text = stored.read();
  return text !== null && isLanguage(text) ? text : 'mixture';
}

/** Stores the language that the page's address asks for, if it does. */
export function takeAskedLanguage(): void {
  const asked = new URLSearchParams(location.search).get('lang') ?? undefined;
  if (isLanguage(asked)) saveLanguage(asked);
}

/** Stores the host's choice, which is shown once its texts are loaded. */
export function saveLanguage(language: LanguageSetting): void {
  stored.write(language);
}

/** Stores the language of another screen, unless one was chosen on this one. */
export function takeLanguage(tag: string | undefined): void {
  if (stored.read() === null && isLanguage(tag)) saveLanguage(tag);
}

/** Returns the browser's language, if nobody has chosen one yet and it is not the mixture's German. */
function offeredLanguage(): Language | undefined {
  const wished = stored.read() === null ? firstSpoken(navigator.languages) : undefined;
  return wished === 'de' ? undefined : wished;
}

/** Returns the language to offer on the start page until one is chosen. */
export function useOfferedLanguage(): Language | undefined {
  return useSyncExternalStore(stored.subscribe, offeredLanguage);
}

/** Returns the language of all unquoted texts, of numbers, and of the server's messages. */
export function spokenIn(language: LanguageSetting): Language {
  return language === 'mixture' ? 'de' : language;
}

/** A room's texts in one language. */
export interface Catalogue<Texts> {
  default: Texts;
}

interface Room {
  loaded: Map<LanguageSetting, unknown>;
  load: (language: LanguageSetting) => Promise<void>;
}
const rooms: Room[] = [];

/**
 * Makes the hook that gives a room its texts in the host's language, once `loadTexts` has loaded them.
 * @param catalogues by file, such as `../locales/de/game.json`: a page loads no other than the one that is shown
 * @param complete adds what a language writes and no message can say, such as its dates
 */
export function defineTexts<Texts, Complete = Texts>(
  catalogues: Readonly<Record<string, () => Promise<Catalogue<Texts>>>>,
  complete: (texts: Texts, language: Language) => Complete = (texts) => texts as unknown as Complete,
): () => Complete {
  const loaded = new Map<LanguageSetting, Complete>();
  rooms.push({
    loaded,
    async load(language) {
      const { default: texts } = await fileFor(catalogues, language)();
      loaded.set(language, complete(texts, spokenIn(language)));
    },
  });
  return function useTexts() {
    const texts = loaded.get(useLanguage());
    if (texts === undefined) throw new Error('The texts of this room are not loaded');
    return texts;
  };
}

/** Loads the texts of all rooms whose code is loaded, in the language shown and in the chosen one. */
export async function loadTexts(
  languages: readonly LanguageSetting[] = [shownLanguage(), readLanguage()],
): Promise<void> {
  const missing = [...new Set(languages)].flatMap((language) =>
    rooms.filter(({ loaded }) => !loaded.has(language)).map(({ load }) => load(language)),
  );
  await Promise.all(missing);
}

const isLoaded = (language: LanguageSetting) => rooms.every(({ loaded }) => loaded.has(language));

let shown: LanguageSetting | undefined;

/** Returns the language shown: the previous one until all texts of a newly chosen one are loaded. */
function shownLanguage(): LanguageSetting {
  const wanted = readLanguage();
  if (shown === undefined || isLoaded(wanted)) shown = wanted;
  return shown;
}

function subscribeToShown(listener: () => void): () => void {
  // While the texts were loading, another room may have arrived.
  const load = (): Promise<void> => loadTexts().then(() => (isLoaded(readLanguage()) ? listener() : load()));
  const follow = () => {
    load().catch((error: unknown) => logFailure('The texts could not be loaded', error));
  };
  // Another tab may have changed the language since this one was drawn.
  if (shownLanguage() !== readLanguage()) follow();
  return stored.subscribe(follow);
}

/** Returns the host's language; a newly chosen one takes effect at once, also from another tab. */
export function useLanguage(): LanguageSetting {
  return useSyncExternalStore(subscribeToShown, shownLanguage);
}

/** Returns the host's choice, even while its texts are still loading. */
export function useChosenLanguage(): LanguageSetting {
  return useSyncExternalStore(stored.subscribe, readLanguage);
}

/** Returns the language of numbers and of the server's messages. */
export function useSpoken(): Language {
  return spokenIn(useLanguage());
}

/** Keeps the page's language and direction up to date. */
export function useRootLanguage(): void {
  const language = useSpoken();
  useLayoutEffect(() => {
    setPageLanguage(language);
  }, [language]);
}

/** Returns the `lang` of the specification's English quotations among the mixture's German. */
export function useQuotedLanguage(): 'en' | undefined {
  return useLanguage() === 'mixture' ? 'en' : undefined;
}
