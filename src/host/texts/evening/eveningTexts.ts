import { type Catalogue, defineTexts } from '../useLanguage';
import type de from './de';

export const useEveningRoomTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));

export type EveningTexts = ReturnType<typeof useEveningRoomTexts>;
