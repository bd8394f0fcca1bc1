import type { WordsKinds } from '../contract/wording/rightAnswers';
import { choiceWords } from './choice/words';
import { matchWords } from './match/words';
import { multipleWords } from './multiple/words';
import { numberWords } from './number/words';
import { orderWords } from './order/words';
import { partsWords } from './parts/words';
import { pollWords } from './poll/words';
import { stagesWords } from './stages/words';
import { textWords } from './text/words';

/** How each kind is read. */
export const WORDS: WordsKinds = {
  choice: choiceWords,
  multiple: multipleWords,
  text: textWords,
  number: numberWords,
  order: orderWords,
  parts: partsWords,
  match: matchWords,
  stages: stagesWords,
  poll: pollWords,
};
