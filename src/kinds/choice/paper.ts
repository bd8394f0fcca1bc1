import type { PaperKind } from '../../host/print/paperKind';
import { type LettersPlace, tickedPaper } from '../picked/paper';

export const choicePaper: PaperKind<'choice', LettersPlace> = tickedPaper(false);
