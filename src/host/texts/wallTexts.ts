import { dayFormat } from '../../contract/wording/days';
import { type Catalogue, defineTexts } from './useLanguage';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['wall']>>('../../locales/*/wall.json'),
  ({ certificate, ...texts }, language) => ({
    ...texts,
    certificate: { ...certificate, date: dayFormat(language, { dateStyle: 'full' }) },
  }),
);

export const useQuestionSceneTexts = () => useTexts().question;
export const useScoresSceneTexts = () => useTexts().scores;
export const usePodiumSceneTexts = () => useTexts().podium;
export const useAwardsSceneTexts = () => useTexts().awards;
export const useCertificateTexts = () => useTexts().certificate;
export const useWagerSceneTexts = () => useTexts().wager;
export const useSeasonSceneTexts = () => useTexts().season;
export const useSlideTexts = () => useTexts().slide;
export const useVenueMarkTexts = () => useTexts().venue;
export const useEffectsTexts = () => useTexts().effects;
