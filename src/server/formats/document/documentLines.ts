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
}

/** Collects the paragraphs and tables of a document, as a text processor stores them. */
export class DocumentLines {
  readonly lines: Line[] = [];
  /** The numbers of lines that have a picture beside them. */
  readonly #pictured: number[] = [];
  #number = 0;
  readonly #open: Paragraph[] = [];
  /** The cells of the rows that are open, outermost first; a table may be in a cell. */
  readonly #rows: Paragraph[][][] = [];

  beginParagraph(): void {
    this.#open.push({ lines: [''], prefix: '', indent: 0, isHeading: false, hasPicture: false });
  }

  /** Says what stands before the paragraph in a list, how deep it is, or that it is a heading. */
  describe(told: Partial<Pick<Paragraph, 'prefix' | 'indent' | 'isHeading' | 'hasPicture'>>): void {
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

  /** Reports what the lines do not have of the document. */
  reportLeftOut({ hasNotes, hasDeleted }: { hasNotes: boolean; hasDeleted: boolean }, report: Report): void {
    if (hasDeleted) report.add(report.text('quiz'), 'deletedText');
    if (hasNotes) report.add(report.text('quiz'), 'footnotes');
    for (const number of this.#pictured) report.add(report.text('line', number), 'pictureInText');
  }

  #write({ lines, prefix, indent, isHeading, hasPicture }: Paragraph): void {
    lines.forEach((line, at) =>
      this.#push(lineOf(0, `${at ? '' : prefix}${joined(line)}`, { indent, isHeading })),
    );
    if (hasPicture) this.#pictured.push(this.#number);
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
    if (cells.flat().some(({ hasPicture }) => hasPicture)) this.#pictured.push(this.#number);
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
