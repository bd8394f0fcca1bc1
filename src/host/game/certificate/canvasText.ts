/** What drawing needs of a canvas's context. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'direction'
  | 'textAlign'
  | 'textBaseline'
  | 'measureText'
  | 'fillText'
  | 'fillRect'
  | 'beginPath'
  | 'arc'
  | 'roundRect'
  | 'fill'
  | 'stroke'
  | 'createRadialGradient'
>;

export interface TextStyle {
  /** A CSS font family. */
  family: string;
  weight: number;
  /** In pixels. */
  size: number;
}

const RIGHT_TO_LEFT =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
/** Older browsers cut between code points. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

/** Chooses the font, and the direction that a text has by itself. */
export function prepare(pen: Pen, text: string, { family, weight, size }: TextStyle): void {
  pen.font = `${weight} ${size}px ${family}`;
  const [first = ''] = text.match(/\p{L}/u) ?? [];
  pen.direction = RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** The largest size up to the style's own at which a text is no wider than that. */
export function fittingSize(pen: Pen, text: string, style: TextStyle, width: number): number {
  prepare(pen, text, style);
  const measured = pen.measureText(text).width;
  return measured <= width ? style.size : Math.floor((style.size * width) / measured);
}

/**
 * A text in lines no wider than that. Words too long for a line of their own are cut where no sign breaks. What is too
 * much for `most` lines is left out, and the last line says so.
 */
export function wrapText(pen: Pen, text: string, style: TextStyle, width: number, most: number): string[] {
  prepare(pen, text, style);
  const fits = (line: string): boolean => pen.measureText(line).width <= width;
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text, fits)) {
    if (line !== '' && !fits((line + piece).trimEnd())) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  lines.push(line.trim());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(lines.slice(most - 1).join(' '), fits)];
}

/** Words with the space after them; those too long for a line sign by sign. */
function piecesOf(text: string, fits: (line: string) => boolean): string[] {
  const words = text.trim().split(/(?<=\s)/u);
  return words.flatMap((word) => (fits(word.trimEnd()) ? [word] : signsOf(word)));
}

/** As much of a text as fits on one line with a mark that there is more. */
function shorten(text: string, fits: (line: string) => boolean): string {
  const signs = signsOf(text);
  while (signs.length > 0 && !fits(`${signs.join('').trimEnd()}…`)) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

function signsOf(text: string): string[] {
  return graphemes ? [...graphemes.segment(text)].map(({ segment }) => segment) : [...text];
}
