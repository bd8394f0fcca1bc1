import { latin1Of } from '../bytes';
import { namesIn, unpackTexts } from '../archive';
import type { Line } from '../list/lines';
import type { Report } from '../report';
import { DocumentLines, isColoured, listSign, type BesideText } from './documentLines';
import { piecesOf, type XmlPiece } from './xml';

/** The part of an OpenDocument file that has its text. */
export const ODF_TEXT = 'content.xml';

/** Whether an OpenDocument file is a text, and not a spreadsheet or slides: its type stands first, unpacked. */
export function isOdfText(bytes: Uint8Array): boolean {
  return latin1Of(bytes.subarray(0, 200)).includes('opendocument.text');
}

/** What is not a part of the text. */
const LEFT_OUT = new Map<string, BesideText | null>([
  ['text:note', 'footnotes'],
  ['text:tracked-changes', 'deletedText'],
  ['office:annotation', 'comments'],
  ['office:forms', null],
]);
/** The folder of macros. */
const MACROS = 'Basic/';

/** Reads the lines of an OpenDocument text. Throws an ImportError. */
export function linesOfOdt(bytes: Uint8Array, report: Report): Line[] {
  const xml = unpackTexts(bytes, [ODF_TEXT], report)[ODF_TEXT] ?? '';
  const styles = stylesIn(xml);
  const lines = new DocumentLines();
  if (namesIn(bytes).some((name) => name.startsWith(MACROS))) lines.leaveOut('macros');
  const lists: { style: string; count: number }[] = [];
  const strong: boolean[] = [];
  const gone: boolean[] = [];
  const left: string[] = [];
  let isInText = false;
  let isFirstInItem = false;
  for (const piece of piecesOf(xml.slice(xml.indexOf('<office:body')))) {
    const { name, isEnd, isAlone } = piece;
    if (LEFT_OUT.has(name) && !isAlone) {
      const part = LEFT_OUT.get(name);
      if (part) lines.leaveOut(part);
      if (isEnd) left.pop();
      else left.push(name);
    }
    if (left.length) continue;
    const style = () => piece.attribute('text:style-name') ?? '';
    if (!name) {
      if (gone.includes(true)) lines.leaveOut('struckText');
      else if (isInText) lines.add(piece.text.replace(/\s+/g, ' '), strong.includes(true));
    } else if (name === 'text:p' || name === 'text:h') {
      if (!isEnd) {
        lines.beginParagraph();
        lines.describe({ isHeading: name === 'text:h' });
        if (isFirstInItem) lines.describe(itemSign(lists, styles));
        isFirstInItem = false;
        strong.push(styles.strong.has(style()));
        gone.push(styles.gone.has(style()));
        isInText = true;
      }
      if (isEnd || isAlone) {
        lines.endParagraph();
        strong.pop();
        gone.pop();
        isInText = false;
      }
    } else if (name === 'text:span' && !isAlone) {
      if (isEnd) {
        strong.pop();
        gone.pop();
      } else {
        strong.push(styles.strong.has(style()));
        gone.push(styles.gone.has(style()));
      }
    } else if (name === 'text:list' && !isAlone) {
      if (isEnd) lists.pop();
      else lists.push(listOf(piece, lists, styles));
    } else if (name === 'text:list-item' && !isEnd) {
      const list = lists.at(-1);
      if (list) styles.counts.set(list.style, ++list.count);
      isFirstInItem = true;
    } else if (isEnd) {
      if (name === 'table:table-row') lines.endRow();
      else if (name === 'table:table') lines.endTable();
    } else if (name === 'text:tab') lines.add('\t');
    else if (name === 'text:s') lines.add(' '.repeat(Math.min(20, Number(piece.attribute('text:c')) || 1)));
    else if (name === 'text:line-break') lines.breakLine();
    else if (name === 'table:table-row') lines.beginRow();
    else if (name === 'table:table-cell') lines.beginCell();
    else if (name === 'draw:image') lines.describe({ hasPicture: true });
    else if (name === 'draw:object') lines.leaveOut('embedded');
    else if (name === 'text:a') lines.leaveOut('links');
  }
  lines.reportLeftOut(report);
  return lines.lines;
}

interface OdtStyles {
  /** The names of styles that are bold, underlined or coloured. */
  strong: Set<string>;
  /** Of those that are struck out or hidden. */
  gone: Set<string>;
  /** The format of each level of a list, by its style. */
  lists: Map<string, string[]>;
  /** The last number of a list, for one that goes on. */
  counts: Map<string, number>;
}

function stylesIn(xml: string): OdtStyles {
  const strong = new Set<string>();
  const gone = new Set<string>();
  const lists = new Map<string, string[]>();
  let name = '';
  for (const piece of piecesOf(xml.slice(0, Math.max(0, xml.indexOf('<office:body'))))) {
    if (piece.isEnd) continue;
    if (piece.name === 'style:style' || piece.name === 'text:list-style') {
      name = piece.attribute('style:name') ?? '';
      if (piece.name === 'text:list-style') lists.set(name, []);
    } else if (piece.name === 'style:text-properties') {
      if (isStrongStyle(piece)) strong.add(name);
      if (isGoneStyle(piece)) gone.add(name);
    }
    if (/^text:list-level-style-(number|bullet)$/.test(piece.name)) {
      const level = Number(piece.attribute('text:level')) || 1;
      const isBullet = piece.name.endsWith('bullet');
      lists
        .get(name)
        ?.splice(level - 1, 1, isBullet ? 'bullet' : (piece.attribute('style:num-format') ?? '1'));
    }
  }
  return { strong, gone, lists, counts: new Map() };
}

function isStrongStyle(piece: XmlPiece): boolean {
  const line = piece.attribute('style:text-underline-style');
  const fill = piece.attribute('fo:background-color');
  return (
    piece.attribute('fo:font-weight') === 'bold' ||
    (line !== undefined && line !== 'none') ||
    isColoured(piece.attribute('fo:color')) ||
    isColoured(fill)
  );
}

function isGoneStyle(piece: XmlPiece): boolean {
  const line = piece.attribute('style:text-line-through-style') ?? 'none';
  return line !== 'none' || piece.attribute('text:display') === 'none';
}

function listOf(piece: XmlPiece, lists: readonly { style: string }[], { counts }: OdtStyles) {
  const style = piece.attribute('text:style-name') ?? lists.at(-1)?.style ?? '';
  const goesOn =
    piece.attribute('text:continue-numbering') === 'true' ||
    piece.attribute('text:continue-list') !== undefined;
  return { style, count: goesOn ? (counts.get(style) ?? 0) : 0 };
}

function itemSign(lists: readonly { style: string; count: number }[], { lists: formats }: OdtStyles) {
  const list = lists.at(-1);
  if (!list) return {};
  const format = formats.get(list.style)?.[lists.length - 1];
  return { prefix: listSign(format, list.count), indent: lists.length * 2 };
}
