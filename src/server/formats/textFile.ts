import { MAX_IMPORT_BYTES } from '../../contract/quizFiles';
import type { Language } from '../../contract/languages';
import { ImportError, type Report } from './report';
import { latin1Of, OLD_OFFICE } from './bytes';
import { knownColumns } from './table/columns';
import { parseCsv } from './table/csv';

/** In bytes: several times as much as a quiz can hold. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024;

/** Control characters that a text file never has: a file with them is something else. */
// eslint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** The characters of Windows-1252 from 0x80 to 0x9F. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Returns the name that a file without a name in its content gets from its file name; empty if there is none. */
export function bareName(fileName: string, maxLength: number): string {
  const bare = fileName.replace(/^.*[/\\]/s, '').replace(/\.[a-z]{1,5}$/i, '');
  return bare.trim().slice(0, maxLength).trim();
}

/** Throws an ImportError for a file that cannot be imported, whatever its content. */
export function checkFile(bytes: Uint8Array, report: Report): void {
  if (bytes.length > MAX_IMPORT_BYTES) throw new ImportError(report.text('fileTooLarge'));
  const start = latin1Of(bytes.subarray(0, 5));
  if (start.startsWith('%PDF')) throw new ImportError(report.text('isPdf'));
  if (start === '{\\rtf' || isOldWord(bytes)) throw new ImportError(report.text('oldWord'));
}

/** Whether a file has the part that Word wrote its text into before .docx. */
function isOldWord(bytes: Uint8Array): boolean {
  if (latin1Of(bytes.subarray(0, 4)) !== OLD_OFFICE) return false;
  return new TextDecoder('utf-16le').decode(bytes).includes('WordDocument');
}

/** Returns a text file's content; undefined if it is no text. Throws an ImportError if empty or too large. */
export function textOfFile(bytes: Uint8Array, report: Report): string | undefined {
  if (bytes.length > MAX_TEXT_BYTES) throw new ImportError(report.text('textTooLarge'));
  const text = decode(bytes, report.language).replace(/^\uFEFF/, '');
  if (NO_TEXT.test(text)) return undefined;
  if (!text.trim()) throw new ImportError(report.text('empty'));
  return withoutMarks(text.replace(/\r\n?/g, '\n'));
}

/**
 * The code pages of older programs, and the letters beyond ASCII of the languages written in them. Windows-1252 is
 * that of all others.
 */
const CODE_PAGES = {
  'windows-1252': ['äöüß', 'éèêëàâçîïôûùœ', 'áéíóúñü¿¡', 'àèéìòù', 'ëïéèêó', 'ãõáâàçéêíóôúü', 'æøåé', 'åäöé'],
  'windows-1250': ['áčďéěíňóřšťúůýž', 'ąćęłńóśźż', 'áéíóöőúüű'],
  'windows-1251': ['абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'],
  'windows-1254': ['çğıöşüâîû'],
} as const;
type CodePage = keyof typeof CODE_PAGES;
/**
 * Leaves out what nobody sees: spaces without a width, and the marks of directions in a text that has only one, as
 * chats and web pages put them around names.
 */
function withoutMarks(text: string): string {
  const bare = text.replace(/[\u200b\u2060\ufeff]/g, '');
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(bare)
    ? bare
    : bare.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** In characters: enough for the header of a table, and for the letters of a language. */
const HEADER_LENGTH = 10_000;
const USUAL_PAGES: Partial<Record<Language, CodePage>> = {
  cs: 'windows-1250',
  hu: 'windows-1250',
  pl: 'windows-1250',
  tr: 'windows-1254',
  uk: 'windows-1251',
};

/** Without a byte order mark, a text whose every second byte is zero is UTF-16. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zeros = [0, 1].map((rest) => start.filter((byte, at) => byte === 0 && at % 2 === rest).length);
  const [even = 0, odd = 0] = zeros;
  if (odd * 3 > start.length && even === 0) return 'utf-16le';
  return even * 3 > start.length && odd === 0 ? 'utf-16be' : undefined;
}

/** Decodes UTF-8, UTF-16, or a Windows code page. */
function decode(bytes: Uint8Array, language: Language): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fromCodePage(bytes, language);
  }
}

/**
 * Decodes a file of an older program: in the code page that makes most of a table's titles readable, then in the one
 * with a language that has nearly all of its letters, then in that of the host's language.
 */
function fromCodePage(bytes: Uint8Array, language: Language): string {
  const usual = USUAL_PAGES[language] ?? 'windows-1252';
  const pages = [...new Set([usual, ...(Object.keys(CODE_PAGES) as CodePage[])])];
  const texts = pages.map((page) => {
    const text = page === 'windows-1252' ? fromWindows1252(bytes) : new TextDecoder(page).decode(bytes);
    const start = text.slice(0, HEADER_LENGTH);
    return { text, known: knownColumns(parseCsv(start)), strange: strangeLetters(start, page) };
  });
  const [best] = texts.sort((one, other) => other.known - one.known || one.strange - other.strange);
  return best!.text;
}

/** How many letters, read in this code page, belong to none of its languages; of the language that has the most. */
function strangeLetters(text: string, page: CodePage): number {
  const words = text.toLowerCase().replace(/m[²³]/g, '');
  const letters = words.match(/[^\p{ASCII}\p{P}\p{Z}€°§©®™£¥½¼¾×]|[¿¡]/gu) ?? [];
  return Math.min(
    ...CODE_PAGES[page].map((known) => letters.filter((letter) => !known.includes(letter)).length),
  );
}

/** Some versions of Node take Windows-1252 for Latin-1, which has no dashes, curly quotes or euro sign. */
function fromWindows1252(bytes: Uint8Array): string {
  return latin1Of(bytes).replace(
    /[\u0080-\u009f]/g,
    (each) => WINDOWS_1252[each.charCodeAt(0) - 0x80] ?? each,
  );
}
