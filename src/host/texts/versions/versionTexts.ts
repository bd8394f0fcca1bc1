import { type Catalogue, defineTexts } from '../useLanguage';
import type de from './de';

export const useVersionTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));
