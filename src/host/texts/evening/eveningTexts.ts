import { defineTexts } from '../useLanguage';

export const useEveningRoomTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
});

export type EveningTexts = ReturnType<typeof useEveningRoomTexts>;
