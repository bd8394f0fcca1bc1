import { previewTexts, type PreviewTexts } from './previewTexts';
import { useLanguage } from './useLanguage';

/** The texts about the workshop's preview, in the host's language. */
export function usePreviewTexts(): PreviewTexts {
  return previewTexts[useLanguage()];
}
