/** The kinds of questions as tables name them. */
export const KIND_NAMES = {
  choice: ['Auswahl', 'Choice'],
  multiple: ['Mehrfachauswahl', 'Several right'],
  text: ['Text', 'Text'],
  number: ['Zahl', 'Number'],
  order: ['Reihenfolge', 'Order'],
} as const;
export type KindName = keyof typeof KIND_NAMES;

/** What Wayground, Kahoot and people call them. */
const ALIASES: [KindName | 'any', RegExp][] = [
  ['any', /^(multiple[- ]choice|quiz|mcq|true[ /]*(or|\/)?[ /]*false)$/],
  ['multiple', /^(checkbox(es)?|multi[- ]?select|multiple)$/],
  ['choice', /^single[- ]choice$/],
  ['text', /^(fill[- ]in[- ](the[- ])?blanks?|type answer|short answer)$/],
  ['number', /^(numeric|numerical)$/],
  ['order', /^(reorder|ordering|puzzle)$/],
];

/** The kind that a table's word names; `any` where answers and the right ones tell it. */
export function kindOfType(type: string): KindName | 'any' | 'unknown' {
  const words = type.trim().toLowerCase();
  if (!words) return 'any';
  for (const [kind, names] of Object.entries(KIND_NAMES))
    if (names.some((name) => name.toLowerCase() === words)) return kind as KindName;
  return ALIASES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'unknown';
}
