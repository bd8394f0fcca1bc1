import type { QuestionKind } from '../contract/question';
import { choiceWall } from './choice/wall';
import { matchWall } from './match/wall';
import { multipleWall } from './multiple/wall';
import { numberWall } from './number/wall';
import { orderWall } from './order/wall';
import { partsWall } from './parts/wall';
import { stagesWall } from './stages/wall';
import { pollWall } from './poll/wall';
import { textWall } from './text/wall';
import type { WallKind } from './wallKind';

const KINDS: { [Name in QuestionKind]: WallKind<Name> } = {
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

/** The wall's components for a kind of question. */
export function wallOf<Name extends QuestionKind>({ kind }: { kind: Name }): WallKind<Name> {
  return KINDS[kind] as never;
}
