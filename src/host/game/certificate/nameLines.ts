import { fittingSize, wrapText, type Pen, type TextStyle } from './canvasText';

/** In parts of the size that is wanted: below it a name goes on two lines, of that size. */
const LEAST = 0.5;
/** The height of two such lines is that of one in full size. */
export const TWO_LINES_APART = 1.1;

/** A name in one line, smaller where it is long, or in two. What is still too much ends in a mark of that. */
export function nameLines(
  pen: Pen,
  name: string,
  style: TextStyle,
  width: number,
): { size: number; lines: string[] } {
  const fitting = fittingSize(pen, name, style, width);
  const size = Math.max(fitting, Math.floor(style.size * LEAST));
  return { size, lines: size === fitting ? [name] : wrapText(pen, name, { ...style, size }, width, 2) };
}
