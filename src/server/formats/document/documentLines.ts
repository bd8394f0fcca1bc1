import { END_STRONG, lineOf, STRONG, type Line } from '../list/lines';
import type { Report } from '../report';

/** In a table's cell, so many paragraphs are a text of their own: the table only lays out the page. */
const LAYOUT_PARAGRAPHS = 4;

interface Paragraph {
  /** Its lines, with strong type marked. */
  lines: string[];
  prefix: string;
  indent: number;
  isHeading: boolean;
  hasPicture: boolean;
  hasFormula: boolean;
}

/** What a document may have beside its text, in the order in which it is reported. */
const LEFT_OUT = [
  'deletedText',
  'struckText',
  'footnotes',
  'comments',
  'links',
  'embedded',
  'macros',
] as const;
export type BesideText = (typeof LEFT_OUT)[number];

/** Collects the paragraphs and tables of a document, as a text processor stores them. */
export class DocumentLines {
  readonly lines: Line[] = [];
  readonly #left = new Set<BesideText>();
  /** What else is said about single lines. */
  readonly #notes: { number: number; key: 'pictureInText' | 'formulaInText' }[] = [];
  #number = 0;
  readonly #open: Paragraph[] = [];
  /** The cells of the rows that are open, outermost first; a table may be in a cell. */
  readonly #rows: Paragraph[][][] = [];

  beginParagraph(): void {
    this.#open.push({
      lines: [''],
      prefix: '',
      indent: 0,
      isHeading: false,
      hasPicture: false,
      hasFormula: false,
    });
  }

  /** Says what stands before the paragraph in a list, how deep it is, that it is a heading, or what else it holds. */
  describe(told: Partial<Omit<Paragraph, 'lines'>>): void {
    const paragraph = this.#open.at(-1);
    if (paragraph) Object.assign(paragraph, told);
  }

  add(text: string, isStrong = false): void {
    const lines = this.#open.at(-1)?.lines;
    if (lines && text) lines.push(`${lines.pop()}${isStrong ? `${STRONG}${text}${END_STRONG}` : text}`);
  }

  breakLine(): void {
    this.#open.at(-1)?.lines.push('');
  }

  endParagraph(): void {
    const paragraph = this.#open.pop();
    if (!paragraph) return;
    const cells = this.#rows.at(-1);
    if (cells?.length) cells.at(-1)!.push(paragraph);
    else this.#write(paragraph);
  }

  beginRow(): void {
    this.#rows.push([]);
  }

  beginCell(): void {
    this.#rows.at(-1)?.push([]);
  }

  endRow(): void {
    const cells = this.#rows.pop();
    if (!cells?.length) return;
    const isLayout = cells.length === 1 || cells.some((cell) => filled(cell) >= LAYOUT_PARAGRAPHS);
    const outer = this.#rows.at(-1)?.at(-1);
    if (outer) outer.push(...cells.flat());
    else if (isLayout) for (const cell of cells) cell.forEach((paragraph) => this.#write(paragraph));
    else this.#writeRow(cells);
  }

  endTable(): void {
    if (!this.#rows.length) this.#push(lineOf(0, ''));
  }

  /** Says that the lines do not have this part of the document. */
  leaveOut(part: BesideText): void {
    this.#left.add(part);
  }

  /** Reports what the lines do not have of the document. */
  reportLeftOut(report: Report): void {
    for (const part of LEFT_OUT.filter((each) => this.#left.has(each))) report.add(report.text('quiz'), part);
    for (const { number, key } of this.#notes) report.add(report.text('line', number), key);
  }

  #write(paragraph: Paragraph): void {
    const { lines, prefix, indent, isHeading } = paragraph;
    lines.forEach((line, at) =>
      this.#push(lineOf(0, `${at ? '' : prefix}${joined(line)}`, { indent, isHeading })),
    );
    this.#note([paragraph]);
  }

  /** Notes what is to be said about the last line. */
  #note(paragraphs: readonly Paragraph[]): void {
    const number = this.#number;
    if (paragraphs.some(({ hasPicture }) => hasPicture)) this.#notes.push({ number, key: 'pictureInText' });
    if (paragraphs.some(({ hasFormula }) => hasFormula)) this.#notes.push({ number, key: 'formulaInText' });
  }

  #writeRow(cells: Paragraph[][]): void {
    const texts = cells.map((cell) =>
      cell
        .flatMap(({ lines }) => lines)
        .map(bare)
        .join('\n')
        .trim(),
    );
    this.#push({ ...lineOf(0, ''), cells: texts });
    this.#note(cells.flat());
  }

  #push(line: Line): void {
    this.lines.push({ ...line, number: ++this.#number });
  }
}

function filled(cell: Paragraph[]): number {
  return cell.filter(({ lines }) => lines.some((line) => bare(line).trim())).length;
}

function bare(text: string): string {
  return text.replace(/[\uE001\uE002]/g, '');
}

/** Neighbouring runs of strong type are one. */
function joined(text: string): string {
  return text.replaceAll(`${END_STRONG}${STRONG}`, '').replaceAll('\u00a0', ' ');
}

/** What stands before an item of a list. */
export function listSign(format: string | undefined, number: number): string {
  if (!format || format === 'bullet') return '• ';
  if (format === 'none') return '';
  if (/^(?:lower|upper)Letter$|^[aA]$/.test(format))
    return `${String.fromCharCode(96 + ((number - 1) % 26) + 1)}) `;
  return `${number}. `;
}

/** Whether a colour stands out from black and grey text. */
export function isColoured(value: string | undefined): boolean {
  const [, red, green, blue] = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value ?? '') ?? [];
  if (!red || !green || !blue) return false;
  const parts = [red, green, blue].map((part) => Number.parseInt(part, 16));
  return Math.max(...parts) - Math.min(...parts) > 60;
}
