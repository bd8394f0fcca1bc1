import type { PretendKind } from '../pretendKind';
import { writtenPretend } from '../written/pretend';

export const textPretend: PretendKind<'text'> = writtenPretend;
