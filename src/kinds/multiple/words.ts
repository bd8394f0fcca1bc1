import { pickedWords } from '../picked/words';
import type { WordsKind } from '../../contract/wording/rightAnswers';

export const multipleWords: WordsKind<'multiple'> = pickedWords;
