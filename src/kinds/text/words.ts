import type { WordsKind } from '../../contract/wording/rightAnswers';
import { writtenWords } from '../written/words';

export const textWords: WordsKind<'text'> = writtenWords;
