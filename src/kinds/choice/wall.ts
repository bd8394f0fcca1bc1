import { PickedResult, pickedWall } from '../picked/wall';
import type { WallKind } from '../../host/game/wallKind';

export const choiceWall: WallKind<'choice'> = { ...pickedWall, Result: PickedResult };
