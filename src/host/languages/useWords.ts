import { words } from '../../look/words';
import { defineTexts } from './defineTexts';

/** What several rooms say. */
export const useWords = defineTexts(words);
