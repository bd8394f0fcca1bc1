import { localeOf } from '../../contract/languages';
import { dayFormat } from '../../contract/wording/days';
import { type Catalogue, defineTexts } from './useLanguage';

const SECONDS = { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 1 } as const;

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['wall']>>('../../locales/*/wall.json'),
  ({ certificate, reveal, ...texts }, language) => ({
    ...texts,
    reveal: { ...reveal, seconds: new Intl.NumberFormat(localeOf(language), SECONDS).format },
    certificate: { ...certificate, date: dayFormat(language, { dateStyle: 'full' }) },
  }),
);

export const useQuestionSceneTexts = () => useTexts().question;
export const useRevealTexts = () => useTexts().reveal;
export const useScoresSceneTexts = () => useTexts().scores;
export const usePodiumSceneTexts = () => useTexts().podium;
export const useAwardsSceneTexts = () => useTexts().awards;
export const useCertificateTexts = () => useTexts().certificate;
export const useWagerSceneTexts = () => useTexts().wager;
export const useTieBreakSceneTexts = () => useTexts().tieBreak;
export const useSeasonSceneTexts = () => useTexts().season;
export const useSlideTexts = () => useTexts().slide;
export const useVenueMarkTexts = () => useTexts().venue;
export const usePrivatelyTexts = () => useTexts().privately;
export const useEffectsTexts = () => useTexts().effects;
