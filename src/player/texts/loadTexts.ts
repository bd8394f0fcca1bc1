import type { Language } from '../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import { fileFor } from '../../contract/wording/fileFor';
import { listIn } from '../../contract/wording/lists';
import { loadOrReload } from '../../look/loadOrReload';
import { nameList } from '../../look/nameList';
import { numberFormat } from './numberFormat';

/** The page's texts before the game begins. */
export type PhoneTexts = Awaited<ReturnType<typeof loadPhoneTexts>>;
/** The texts about the game and the team's phones. */
type GameTexts = Awaited<ReturnType<typeof readGameTexts>>;
export type PlayTexts = PhoneTexts & GameTexts;

const TEXTS = import.meta.glob<{ default: Messages['phone'] }>('../../locales/*/phone.json');
const GAME_TEXTS = import.meta.glob<{ default: Messages['play'] }>('../../locales/*/play.json');

/** Loads the texts of one language: a phone needs no other. */
export async function loadPhoneTexts(language: Language) {
  const { default: texts } = await fileFor(TEXTS, language)();
  const { failures } = texts.join;
  const name_too_long = failures.name_too_long({ most: MAX_NAME_CHARACTERS });
  return { ...texts, join: { ...texts.join, failures: { ...failures, name_too_long } }, language };
}

const gameTexts = new Map<Language, Promise<GameTexts>>();

/** Loads the game's texts of one language, once; outside a game they are not needed. */
export function loadGameTexts(language: Language): Promise<GameTexts> {
  const loaded = gameTexts.get(language) ?? readGameTexts(language);
  gameTexts.set(language, loaded);
  return loaded;
}

async function readGameTexts(language: Language) {
  const { default: texts } = await loadOrReload(fileFor(GAME_TEXTS, language));
  const { withUnit, ...answers } = texts.answers;
  const format = numberFormat(language);
  const number = (value: number, unit?: string) =>
    unit ? withUnit({ value: format(value), unit }) : format(value);
  return {
    ...texts,
    answers: { ...answers, number, list: listIn(language) },
    scenes: { ...texts.scenes, ...nameList(language, texts.scenes) },
  };
}
