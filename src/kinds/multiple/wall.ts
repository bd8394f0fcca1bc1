import { PickedResult, pickedWall } from '../picked/wall';
import type { WallKind } from '../wallKind';

export const multipleWall: WallKind<'multiple'> = { ...pickedWall, Result: PickedResult };
