import { decodeHTML } from 'entities/decode';

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i;
const TAG = /<\/?(?:p|br|b|i|em|strong|u|span|div|sub|sup|ul|ol|li|code|pre|img|a|h\d|font)\b[^<>]*>/gi;

/** A text of a GIFT file as it reads: without its escapes, its format's name and its markup. */
export interface GiftText {
  text: string;
  /** Such as `html`; empty where none is named. */
  format: string;
  hasPicture: boolean;
}

/** @param inherited the format of the text's question, which holds where the text names none */
export function readGiftText(source: string, inherited = ''): GiftText {
  const format = FORMAT.exec(source)?.[1]?.toLowerCase() ?? inherited;
  const unescaped = unescapeGift(source.replace(FORMAT, ''));
  if (format === 'plain') return { text: unescaped.trim(), format, hasPicture: false };
  const bare = unescaped
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|h\d)>/gi, '\n')
    .replace(TAG, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n');
  return {
    text: (format === 'html' ? decodeHTML(bare) : bare).trim(),
    format,
    hasPicture: /<img\b|@@PLUGINFILE@@/i.test(unescaped),
  };
}

function unescapeGift(text: string): string {
  return text.replace(/\\([\s\S])/g, (_all, escaped: string) => (escaped === 'n' ? '\n' : escaped));
}

/** Where one of these characters stands unescaped, from a place on; -1 where it does not. */
export function findUnescaped(text: string, characters: string, from = 0): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (characters.includes(text[at]!)) return at;
  }
  return -1;
}
