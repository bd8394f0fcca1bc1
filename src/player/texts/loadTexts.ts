import type { Language } from '../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import { fileFor } from '../../contract/wording/fileFor';
import { loadOrReload } from '../../look/loadOrReload';
import { nameList } from '../../look/nameList';
import { numberFormat } from './numberFormat';

/** What the page says before the game begins. */
export type PhoneTexts = Awaited<ReturnType<typeof loadPhoneTexts>>;
/** What it says of the game and of the team's phones. */
type GameTexts = Awaited<ReturnType<typeof readGameTexts>>;
export type PlayTexts = PhoneTexts & GameTexts;

const TEXTS = import.meta.glob<{ default: Messages['phone'] }>('../../locales/*/phone.json');
const GAME_TEXTS = import.meta.glob<{ default: Messages['play'] }>('../../locales/*/play.json');

/** The texts in one language: a phone loads no other. */
export async function loadPhoneTexts(language: Language) {
  const { default: texts } = await fileFor(TEXTS, language)();
  const { failures } = texts.join;
  const name_too_long = failures.name_too_long({ most: MAX_NAME_CHARACTERS });
  return { ...texts, join: { ...texts.join, failures: { ...failures, name_too_long } }, language };
}

const gameTexts = new Map<Language, Promise<GameTexts>>();

/** The game's texts in one language, loaded once: who is not in a game needs none. */
export function loadGameTexts(language: Language): Promise<GameTexts> {
  const known = gameTexts.get(language);
  if (known) return known;
  const loaded = readGameTexts(language);
  gameTexts.set(language, loaded);
  return loaded;
}

async function readGameTexts(language: Language) {
  const { default: texts } = await loadOrReload(fileFor(GAME_TEXTS, language));
  return {
    ...texts,
    answers: { ...texts.answers, number: numberFormat(language) },
    scenes: { ...texts.scenes, ...nameList(language, texts.scenes) },
  };
}
