import type { Language } from './languages';

/** How a language writes a number: its sign before the decimals, and what stands between thousands, maybe a space. */
export interface NumberSigns {
  decimal: string;
  group: string;
}

/** The signs of a language, whatever the region: Portuguese is read with the points of Brazil as with spaces. */
export function numberSigns(language: Language): NumberSigns {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1000.5);
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}
