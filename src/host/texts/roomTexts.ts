import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import { numberIn } from '../../contract/languages';
import { nameList } from '../../look/nameList';
import { type Catalogue, defineTexts } from './useLanguage';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['rooms']>>('../../locales/*/rooms.json'),
  ({ words, players, crowd, ...texts }, language) => ({
    ...texts,
    players: {
      ...players,
      nameFaults: {
        ...players.nameFaults,
        too_long: players.nameFaults.too_long({ most: MAX_NAME_CHARACTERS }),
      },
    },
    crowd: { ...crowd, pace: withFactors(crowd.pace) },
    words: { ...words, number: numberIn(language), ...nameList(language, words) },
  }),
);

/** Adds labels for the time factors per question; 0 means no limit. */
function withFactors({ label, asQuiz, oneAndAHalf, double, unlimited }: Messages['rooms']['crowd']['pace']) {
  return { label, of: { 0: unlimited, 1: asQuiz, 1.5: oneAndAHalf, 2: double } };
}

/** Texts used by several rooms. */
export const useWords = () => useTexts().words;
export const useConnectionTexts = () => useTexts().connection;
export const useDeviceTexts = () => useTexts().devices;
export const useLobbyTexts = () => useTexts().lobby;
export const useCrowdTexts = () => useTexts().crowd;
export const usePlayerTexts = () => useTexts().players;
export const useQuizDialogTexts = () => useTexts().quizDialog;
export const useEveningTexts = () => useTexts().evenings;
export const useTakeHomeTexts = () => useTexts().takeHome;

export type Words = ReturnType<typeof useWords>;
export type ConnectionTexts = ReturnType<typeof useConnectionTexts>;
