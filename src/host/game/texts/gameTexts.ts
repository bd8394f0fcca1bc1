import { defineTexts } from '../../texts/useLanguage';

const useTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
  pt: () => import('./pt'),
});

export const useGameTexts = () => useTexts().scenes;
export const useMediaTexts = () => useTexts().media;
export const useControlTexts = () => useTexts().controls;
export const useMarkingTexts = () => useTexts().marking;
export const useCorrectionTexts = () => useTexts().corrections;
export const useRemoteTexts = () => useTexts().remote;
export const useCertificateTexts = () => useTexts().certificate;

export type GameTexts = ReturnType<typeof useGameTexts>;
export type ControlTexts = ReturnType<typeof useControlTexts>;
