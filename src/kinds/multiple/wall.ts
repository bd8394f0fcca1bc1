import { PickedResult, pickedWall } from '../picked/wall';
import type { WallKind } from '../../host/game/wallKind';

export const multipleWall: WallKind<'multiple'> = { ...pickedWall, Result: PickedResult };
