import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import { type Catalogue, defineTexts } from './useLanguage';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['paper']>>('../../locales/*/paper.json'),
  ({ add, grid, ...texts }) => {
    const { right, half, wrong } = grid.shares;
    return {
      ...texts,
      add: {
        ...add,
        refusals: {
          ...add.refusals,
          name_too_long: add.refusals.name_too_long({ most: MAX_NAME_CHARACTERS }),
        },
      },
      grid: { ...grid, shares: { 0: wrong, 0.5: half, 1: right } as Record<number, string> },
    };
  },
);

export const useAddPaperTexts = () => useTexts().add;
export const usePhoneTexts = () => useTexts().phones;
export const useScorerTexts = () => useTexts().scorer;
export const useGridTexts = () => useTexts().grid;
