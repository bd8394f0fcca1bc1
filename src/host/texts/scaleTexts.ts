import { useWords } from './roomTexts';
import { type Catalogue, defineTexts } from './useLanguage';
import type { MixedScale } from '../../contract/scores';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['scale']>>('../../locales/*/scale.json'),
  ({ scale }) => scale,
);

/** Texts about rounds of different worth; `worth` says it in figures. */
export function useScaleTexts() {
  const texts = useTexts();
  const { list, number } = useWords();
  const worth = ({ speedRounds, speed, others }: MixedScale) =>
    texts.worth({
      count: speedRounds.length,
      rounds: list(speedRounds.map((index) => number(index + 1))),
      speed: number(speed),
      others: number(others),
    });
  return { ...texts, worth };
}
