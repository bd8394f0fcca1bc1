import { dayIn } from './dayIn';
import { type Catalogue, defineTexts } from './useLanguage';

export const useEveningRoomTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['evening']>>('../../locales/*/evening.json'),
  (texts, language) => ({ ...texts, day: dayIn(language) }),
);

export type EveningTexts = ReturnType<typeof useEveningRoomTexts>;
