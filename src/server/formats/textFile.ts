import { MAX_IMPORT_BYTES } from '../../contract/quizFiles';
import type { Language } from '../../contract/languages';
import { ImportError, type Report } from './report';
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
  const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  if (start.startsWith('%PDF')) throw new ImportError(report.text('isPdf'));
  if (start === '{\\rtf' || isOldWord(bytes)) throw new ImportError(report.text('oldWord'));
}

/** Whether a file has the part that Word wrote its text into before .docx. */
function isOldWord(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.subarray(0, 4).toString('hex') === 'd0cf11e0' && file.includes('WordDocument', 0, 'utf16le');
}

/** Returns a text file's content; undefined if it is no text. Throws an ImportError if empty or too large. */
export function textOfFile(bytes: Uint8Array, report: Report): string | undefined {
  if (bytes.length > MAX_TEXT_BYTES) throw new ImportError(report.text('textTooLarge'));
  const text = decode(bytes, report.language).replace(/^\uFEFF/, '');
  if (NO_TEXT.test(text)) return undefined;
  if (!text.trim()) throw new ImportError(report.text('empty'));
  return text.replace(/\r\n?/g, '\n');
}

/** The code pages of Excel's older CSV files where they differ from Windows-1252. */
const CODE_PAGES: Partial<Record<Language, string>> = {
  cs: 'windows-1250',
  hu: 'windows-1250',
  pl: 'windows-1250',
  tr: 'windows-1254',
  uk: 'windows-1251',
};

/** Decodes UTF-8, UTF-16 with a byte order mark, or a Windows code page. */
function decode(bytes: Uint8Array, language: Language): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fromCodePage(bytes, language);
  }
}

/**
 * Decodes a file of an older Excel: in the code page that makes most of a table's titles readable, or in that of
 * the host's language.
 */
function fromCodePage(bytes: Uint8Array, language: Language): string {
  const usual = CODE_PAGES[language];
  const pages = new Set([usual, undefined, ...Object.values(CODE_PAGES)]);
  const texts = [...pages].map((page) =>
    page ? new TextDecoder(page).decode(bytes) : fromWindows1252(bytes),
  );
  const [best] = texts
    .map((text) => ({ text, known: knownColumns(parseCsv(text.slice(0, HEADER_LENGTH))) }))
    .sort((one, other) => other.known - one.known);
  return best!.text;
}

/** In characters: enough for the header of a table. */
const HEADER_LENGTH = 10_000;

/** Some versions of Node take Windows-1252 for Latin-1, which has no dashes, curly quotes or euro sign. */
function fromWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes).toString('latin1');
  return latin1.replace(/[\u0080-\u009f]/g, (each) => WINDOWS_1252[each.charCodeAt(0) - 0x80] ?? each);
}
