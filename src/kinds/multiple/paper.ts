import type { PaperKind } from '../../host/print/paperKind';
import { type LettersPlace, tickedPaper } from '../picked/paper';

export const multiplePaper: PaperKind<'multiple', LettersPlace> = tickedPaper(true);
