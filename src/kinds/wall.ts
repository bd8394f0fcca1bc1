import type { WallKinds } from '../host/game/wallKind';
import { choiceWall } from './choice/wall';
import { matchWall } from './match/wall';
import { multipleWall } from './multiple/wall';
import { numberWall } from './number/wall';
import { orderWall } from './order/wall';
import { partsWall } from './parts/wall';
import { stagesWall } from './stages/wall';
import { pollWall } from './poll/wall';
import { textWall } from './text/wall';

/** What walls know of each kind. */
export const WALL: WallKinds = {
  choice: choiceWall,
  multiple: multipleWall,
  text: textWall,
  number: numberWall,
  order: orderWall,
  parts: partsWall,
  match: matchWall,
  stages: stagesWall,
  poll: pollWall,
};
