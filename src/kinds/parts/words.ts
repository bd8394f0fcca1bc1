import { counted } from '../picked/words';
import type { RightLine, WordsKind } from '../../contract/wording/rightAnswers';

export const partsWords: WordsKind<'parts'> = {
  right: ({ parts, anyOrder }, shown, words) => [
    ...(anyOrder && words.anyOrder ? [{ text: words.anyOrder }] : []),
    ...parts.map(([text = '', ...also], at) => ({ label: shown.parts?.[at]?.label, text, also })),
  ],
  offered: labels,
  given: (tally, question) => counted(labels(question), tally),
  between: ' | ',
  canBeHalf: true,
};

function labels({ parts }: { parts: readonly { label: string }[] }): RightLine[] {
  return parts.map(({ label }) => ({ text: label }));
}
