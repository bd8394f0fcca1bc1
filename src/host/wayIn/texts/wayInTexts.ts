import { defineTexts } from '../../texts/useLanguage';

/** The texts of the way in for phones. */
export const useWayInTexts = defineTexts({ de: () => import('./de'), en: () => import('./en') });

export type WayInTexts = ReturnType<typeof useWayInTexts>;
