import type { PretendKind } from '../pretendKind';
import { writtenPretend } from '../written/pretend';

export const stagesPretend: PretendKind<'stages'> = writtenPretend;
