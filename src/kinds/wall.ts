import type { QuestionKind } from '../contract/question';
import { matchWall } from './match/wall';
import { numberWall } from './number/wall';
import { orderWall } from './order/wall';
import { partsWall } from './parts/wall';
import { pickedWall } from './picked/wall';
import { stagesWall } from './stages/wall';
import { pollWall } from './poll/wall';
import type { WallKind } from './wallKind';
import { writtenWall } from './written/wall';

const KINDS: { [Name in QuestionKind]: WallKind<Name> } = {
  choice: pickedWall,
  multiple: pickedWall,
  text: writtenWall,
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
