import { numberIn } from '../../contract/languages';
import { dayFormat } from '../../contract/wording/days';
import { type Catalogue, defineTexts } from '../texts/useLanguage';
import type { Words } from '../texts/roomTexts';
import { numbersIn } from './numbersIn';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['game']>>('../../locales/*/game.json'),
  ({ scenes, certificate, ...texts }, language) => ({
    ...texts,
    scenes: { ...scenes, points: numberIn(language), ...numbersIn(language) },
    certificate: { ...certificate, date: dayFormat(language, { dateStyle: 'full' }) },
  }),
);

export const useGameTexts = () => useTexts().scenes;
export const useMediaTexts = () => useTexts().media;
export const useControlTexts = () => useTexts().controls;
export const useMarkingTexts = () => useTexts().marking;
export const useCorrectionTexts = () => useTexts().corrections;
export const useRemoteTexts = () => useTexts().remote;
export const useCertificateTexts = () => useTexts().certificate;

export type GameTexts = ReturnType<typeof useGameTexts>;
export type ControlTexts = ReturnType<typeof useControlTexts>;

/** Who has won a tie-break, or that it is still level. */
export function tieBreakResult(
  winners: readonly string[],
  { result, level }: GameTexts['tieBreak'],
  { names }: Words,
): string {
  return winners.length === 1 ? result({ winner: winners[0]! }) : level({ names: names(winners) });
}
