import { listIn } from '../../contract/wording/lists';
import { type Catalogue, defineTexts } from '../texts/useLanguage';

/** The texts of the print page, on screen and on paper. */
export const usePrintTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['print']>>('../../locales/*/print.json'),
  ({ onPaper, ...texts }, language) => ({ ...texts, onPaper: { ...onPaper, list: listIn(language) } }),
);
export type PrintTexts = ReturnType<typeof usePrintTexts>;

/** The number of a round, with its title if it has one. */
export function roundHeading(
  { index, title }: { index: number; title?: string | undefined },
  { round, roundTitled }: PrintTexts['onPaper'],
): string {
  const number = index + 1;
  return title === undefined ? round({ number }) : roundTitled({ number, title });
}
