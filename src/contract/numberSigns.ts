import type { Language } from './languages';

/** How a language writes a number: its decimal sign, and its thousands separator, which may be a space. */
export interface NumberSigns {
  decimal: string;
  group: string;
}

/** Returns a language's signs for any region: Portuguese accepts both Brazil's points and spaces. */
export function numberSigns(language: Language): NumberSigns {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1000.5);
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}
