/** What exports say, in German and English. */
export const EXPORT_TEXTS = {
  fieldsLost: ['Nicht in der Datei: {0}.', 'Not in the file: {0}.'],
  kindLost: [
    'Nicht in der Datei: diese Frageart kennt das Format nicht.',
    'Not in the file: the format does not know this kind of question.',
  ],
  mediaApart: [
    'Bilder, Töne und Filme sind nicht in der Datei, nur ihre Namen.',
    'Pictures, sounds and films are not in the file, only their names.',
  ],
} as const satisfies Record<string, readonly [string, string]>;
