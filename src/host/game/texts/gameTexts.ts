import { type Catalogue, defineTexts } from '../../texts/useLanguage';
import type de from './de';

const useTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));

export const useGameTexts = () => useTexts().scenes;
export const useMediaTexts = () => useTexts().media;
export const useControlTexts = () => useTexts().controls;
export const useMarkingTexts = () => useTexts().marking;
export const useCorrectionTexts = () => useTexts().corrections;
export const useRemoteTexts = () => useTexts().remote;
export const useCertificateTexts = () => useTexts().certificate;

export type GameTexts = ReturnType<typeof useGameTexts>;
export type ControlTexts = ReturnType<typeof useControlTexts>;
