/**
 * Controls, line ends, and what turns or hides the text beside it; joiners stay, for emoji and some scripts need
 * them.
 */
const HARMFUL = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** More marks on one letter than any language writes are drawn over the lines around it. */
const MARK_FLOOD = /(\p{M}{4})\p{M}+/gu;

/** A typed answer as it is stored and may stand on the projector; empty where nothing remains. */
export function cleanText(typed: string): string {
  const clean = typed.replace(HARMFUL, ' ').replace(MARK_FLOOD, '$1').replace(/\s+/gu, ' ').trim();
  const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean);
  return isVisible ? clean : '';
}
