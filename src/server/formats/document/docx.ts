import { namesIn, unpackTexts } from '../archive';
import type { Line } from '../list/lines';
import type { Report } from '../report';
import { DocumentLines, isColoured, listSign } from './documentLines';
import { piecesOf } from './xml';

/** The part of a Word file that has its text. */
export const WORD_TEXT = 'word/document.xml';
const NUMBERING = 'word/numbering.xml';
const STYLES = 'word/styles.xml';
const MACROS = 'word/vbaProject.bin';

/** What is not a part of the text: deleted or moved away, or there a second time for old programs. */
const LEFT_OUT = new Set(['w:del', 'w:moveFrom', 'mc:Fallback']);
const PICTURES = new Set(['pic:pic', 'v:imagedata', 'c:chart', 'dgm:relIds']);
/** Parts of the document that are files of their own. */
const EMBEDDED = new Set(['w:object', 'w:altChunk', 'w:subDoc']);
/** What stands between the parts of a formula where it is written in a line. */
const IN_FORMULA = new Map([
  ['m:den', '/'],
  ['m:sup', '^'],
  ['m:sub', '_'],
  ['m:rad', '√'],
]);

/** The signs of a fixed font that mark what is right or wrong, and those of lists and boxes. */
const SYMBOLS: Partial<Record<string, string>> = {
  F050: '✓',
  F051: '✗',
  F052: '☑',
  F06F: '☐',
  F0A3: '☐',
  F0A8: '☐',
  F0B7: '•',
  F0E0: '→',
  F0FB: '✗',
  F0FC: '✓',
  F0FD: '☒',
  F0FE: '☑',
};

/** Reads the lines of a Word file. Throws an ImportError. */
export function linesOfWord(bytes: Uint8Array, report: Report): Line[] {
  const parts = unpackTexts(bytes, [WORD_TEXT, NUMBERING, STYLES], report);
  const headings = headingsIn(parts[STYLES] ?? '');
  const numbers = new Numbers(parts[NUMBERING] ?? '');
  const lines = new DocumentLines();
  if (namesIn(bytes).includes(MACROS)) lines.leaveOut('macros');
  const left: string[] = [];
  let isInParagraphStyle = false;
  let isInText = false;
  let isStrong = false;
  let isGone = false;
  let list = { id: '', level: 0 };
  for (const piece of piecesOf(parts[WORD_TEXT] ?? '')) {
    const { name, isEnd, isAlone } = piece;
    if (LEFT_OUT.has(name) && !isAlone) {
      if (name !== 'mc:Fallback') lines.leaveOut('deletedText');
      if (isEnd) left.pop();
      else left.push(name);
    }
    if (left.length) continue;
    const value = () => piece.attribute('w:val');
    if (!name) {
      if (isInText && !isGone) lines.add(piece.text, isStrong);
    } else if (isEnd) {
      if (name === 'w:p') lines.endParagraph();
      else if (name === 'w:t' || name === 'm:t') isInText = false;
      else if (name === 'w:tr') lines.endRow();
      else if (name === 'w:tbl') lines.endTable();
      else if (name === 'w:pPr') {
        isInParagraphStyle = false;
        const sign = list.id && list.id !== '0' ? numbers.next(list.id, list.level) : '';
        if (sign) lines.describe({ prefix: sign, indent: (list.level + 1) * 2 });
      }
    } else if (name === 'w:p') {
      lines.beginParagraph();
      if (isAlone) lines.endParagraph();
    } else if (name === 'w:pPr') {
      isInParagraphStyle = !isAlone;
      list = { id: '', level: 0 };
    } else if (name === 'w:pStyle' && headings.has(value() ?? '')) lines.describe({ isHeading: true });
    else if (name === 'w:numId') list.id = value() ?? '';
    else if (name === 'w:ilvl') list.level = levelOf(value());
    else if (name === 'w:r') isStrong = isGone = false;
    else if (isInParagraphStyle) continue;
    else if (isStrongMark(name, value())) isStrong = true;
    else if (GONE.has(name) && isOn(value())) {
      isGone = true;
      lines.leaveOut('struckText');
    } else if (name === 'w:sym') lines.add(SYMBOLS[piece.attribute('w:char') ?? ''] ?? '', isStrong);
    else if (name === 'w:t' || name === 'm:t') isInText = !isAlone;
    else if (name === 'w:tab') lines.add('\t');
    else if (name === 'w:br' || name === 'w:cr') lines.breakLine();
    else if (name === 'w:noBreakHyphen') lines.add('-');
    else if (name === 'w:tr') lines.beginRow();
    else if (name === 'w:tc') lines.beginCell();
    else if (name === 'm:oMath') lines.describe({ hasFormula: true });
    else if (IN_FORMULA.has(name)) lines.add(IN_FORMULA.get(name)!);
    else if (PICTURES.has(name)) lines.describe({ hasPicture: true });
    else if (EMBEDDED.has(name)) lines.leaveOut('embedded');
    else if (name === 'w:hyperlink' && piece.attribute('r:id')) lines.leaveOut('links');
    else if (name === 'w:commentReference') lines.leaveOut('comments');
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') lines.leaveOut('footnotes');
  }
  lines.reportLeftOut(report);
  return lines.lines;
}

/** What takes text away without deleting it. */
const GONE = new Set(['w:strike', 'w:dstrike', 'w:vanish']);

/** Whether a property without another value is there. */
function isOn(value: string | undefined): boolean {
  return value !== '0' && value !== 'false';
}

function isStrongMark(name: string, value: string | undefined): boolean {
  if (name === 'w:b') return isOn(value);
  if (name === 'w:u' || name === 'w:highlight') return value !== undefined && value !== 'none';
  return name === 'w:color' && isColoured(value);
}

/** Word counts the levels of a list from 0 to 8; a file may say anything. */
function levelOf(value: string | undefined): number {
  return Math.min(8, Math.max(0, Math.trunc(Number(value)) || 0));
}

/** The ids of the styles of headings and titles; their names are English in every language. */
function headingsIn(styles: string): Set<string> {
  const headings = new Set<string>();
  let id = '';
  for (const piece of piecesOf(styles)) {
    if (piece.name === 'w:style' && !piece.isEnd) id = piece.attribute('w:styleId') ?? '';
    if (piece.name === 'w:name' && /^(heading \d|title)$/i.test(piece.attribute('w:val') ?? ''))
      headings.add(id);
  }
  return headings;
}

/** Counts the items of lists, as Word does when it shows them. */
class Numbers {
  /** The format of each level of a list, by the list's definition. */
  readonly #formats = new Map<string, string[]>();
  readonly #definitions = new Map<string, string>();
  /** Lists that begin again although their definition was in use. */
  readonly #restarting = new Set<string>();
  readonly #counts = new Map<string, number[]>();

  constructor(numbering: string) {
    let definition = '';
    let list = '';
    let level = 0;
    for (const piece of piecesOf(numbering)) {
      if (piece.isEnd) continue;
      const value = piece.attribute('w:val') ?? '';
      if (piece.name === 'w:abstractNum') {
        definition = piece.attribute('w:abstractNumId') ?? '';
        this.#formats.set(definition, []);
      } else if (piece.name === 'w:lvl') level = levelOf(piece.attribute('w:ilvl'));
      else if (piece.name === 'w:numFmt') this.#formats.get(definition)?.splice(level, 1, value);
      else if (piece.name === 'w:num') list = piece.attribute('w:numId') ?? '';
      else if (piece.name === 'w:abstractNumId') this.#definitions.set(list, value);
      else if (piece.name === 'w:startOverride') this.#restarting.add(list);
    }
  }

  /** Returns what stands before the next item of a list. */
  next(list: string, level: number): string {
    const definition = this.#definitions.get(list) ?? list;
    if (this.#restarting.delete(list)) this.#counts.delete(definition);
    const counts = this.#counts.get(definition) ?? [];
    counts.length = Math.min(counts.length, level + 1);
    counts[level] = (counts[level] ?? 0) + 1;
    this.#counts.set(definition, counts);
    return listSign(this.#formats.get(definition)?.[level], counts[level]);
  }
}
