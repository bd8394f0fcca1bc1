import type { WallKind } from '../../host/game/wallKind';
import { writtenWall } from '../written/wall';

export const textWall: WallKind<'text'> = writtenWall;
