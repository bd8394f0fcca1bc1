import type { WallKind } from '../wallKind';
import { writtenWall } from '../written/wall';

export const textWall: WallKind<'text'> = writtenWall;
