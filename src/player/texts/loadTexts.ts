import type { Language } from '../../contract/languages';
import { loadOrReload } from '../../look/loadOrReload';
import type en from './en';
import type playEn from './play/en';

/** What the page says before the game begins. */
export type PhoneTexts = typeof en;
/** What it says of the game and of the team's phones. */
type GameTexts = typeof playEn;
export type PlayTexts = PhoneTexts & GameTexts;

const TEXTS = import.meta.glob<{ default: PhoneTexts }>('./??.ts');
const GAME_TEXTS = import.meta.glob<{ default: GameTexts }>('./play/??.ts');

/** The texts in one language: a phone loads no other. */
export async function loadPhoneTexts(language: Language): Promise<PhoneTexts> {
  return (await TEXTS[`./${language}.ts`]!()).default;
}

const gameTexts = new Map<Language, Promise<GameTexts>>();

/** The game's texts in one language, loaded once: who is not in a game needs none. */
export function loadGameTexts(language: Language): Promise<GameTexts> {
  const known = gameTexts.get(language);
  if (known) return known;
  const loaded = loadOrReload(GAME_TEXTS[`./play/${language}.ts`]!).then(({ default: texts }) => texts);
  gameTexts.set(language, loaded);
  return loaded;
}
