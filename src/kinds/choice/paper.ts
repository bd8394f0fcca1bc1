import type { PaperKind } from '../paperKind';
import { type LettersPlace, tickedPaper } from '../picked/paper';

export const choicePaper: PaperKind<'choice', LettersPlace> = tickedPaper(false);
