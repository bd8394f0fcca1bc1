import type { QuestionKind } from '../contract/question';
import { choiceWords } from './choice/words';
import { multipleWords } from './multiple/words';
import { numberWords } from './number/words';
import { orderWords } from './order/words';
import { partsWords } from './parts/words';
import { textWords } from './text/words';
import type { WordsKind } from './wordsKind';

const KINDS: { [Name in QuestionKind]: WordsKind<Name> } = {
  choice: choiceWords,
  multiple: multipleWords,
  text: textWords,
  number: numberWords,
  order: orderWords,
  parts: partsWords,
};

/** How hosts read a kind of question. */
export function wordsOf<Name extends QuestionKind>({ kind }: { kind: Name }): WordsKind<Name> {
  return KINDS[kind] as never;
}
