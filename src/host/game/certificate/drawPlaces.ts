import { type Pen, type TextStyle, fittingSize, prepare, wrapText } from './canvasText';
import type { CertificatePlace } from './certificate';
import type { CertificateLook } from './certificateLook';

/** What something may cover, in pixels. */
interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The size of a name where there is room, in pixels; the first place's is larger. */
const NAME_SIZE = 72;
const FIRST_LARGER = 1.25;
const LEAST_POINTS_SIZE = 28;
const CORNER = 28;
/** In parts of a name's size. */
const LINE = 1.25;
const POINTS_LINE = 0.75;
const POINTS_SIZE = 0.48;
const PADDING = 0.45;
const GAP = 0.4;
const MEDAL = 1.5;

/** Draws the places one below the other, in the middle of the area, each with all who share it. */
export function drawPlaces(
  pen: Pen,
  places: readonly CertificatePlace[],
  look: CertificateLook,
  area: Area,
): void {
  const heightAt = (size: number): number =>
    places.reduce((sum, place) => sum + heightOf(place, size), 0) + GAP * size * (places.length - 1);
  const room = area.bottom - area.top;
  const size = Math.min(NAME_SIZE, (NAME_SIZE * room) / Math.max(1, heightAt(NAME_SIZE)));
  let top = area.top + (room - heightAt(size)) / 2;
  for (const place of places) {
    const bottom = top + heightOf(place, size);
    drawPlace(pen, place, look, { ...area, top, bottom, size: sizeOf(place, size) });
    top = bottom + GAP * size;
  }
}

function sizeOf({ rank }: CertificatePlace, size: number): number {
  return rank === 1 ? size * FIRST_LARGER : size;
}

function heightOf(place: CertificatePlace, size: number): number {
  const own = sizeOf(place, size);
  return (place.names.length * LINE + POINTS_LINE + 2 * PADDING) * own;
}

/** A panel with the rank on a medal, and beside it the names below each other and the points. */
function drawPlace(
  pen: Pen,
  place: CertificatePlace,
  look: CertificateLook,
  area: Area & { size: number },
): void {
  const { left, right, top, bottom, size } = area;
  const isFirst = place.rank === 1;
  pen.fillStyle = isFirst ? look.tile : look.raised;
  pen.beginPath();
  pen.roundRect(left, top, right - left, bottom - top, CORNER);
  pen.fill();
  pen.textBaseline = 'middle';
  const medal = { x: left + (PADDING + MEDAL / 2) * size, y: (top + bottom) / 2, size };
  drawMedal(pen, place, look, medal);
  pen.fillStyle = isFirst ? look.onTile : look.text;
  const start = medal.x + (MEDAL / 2 + PADDING) * size;
  const inner = { left: start, right: right - PADDING * size, top: top + PADDING * size, bottom, size };
  drawNames(pen, place.names, look, inner);
  const style = { family: look.family, weight: 600, size: Math.max(LEAST_POINTS_SIZE, POINTS_SIZE * size) };
  prepare(pen, place.points, { ...style, size: fittingSize(pen, place.points, style, inner.right - start) });
  pen.fillText(place.points, start, bottom - (PADDING + POINTS_LINE / 2) * size);
}

function drawMedal(
  pen: Pen,
  { rank }: CertificatePlace,
  look: CertificateLook,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const isFirst = rank === 1;
  pen.fillStyle = isFirst ? look.onTile : look.accent;
  pen.beginPath();
  pen.arc(x, y, (MEDAL / 2) * size, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = isFirst ? look.tile : look.raised;
  pen.textAlign = 'center';
  prepare(pen, '', { family: look.family, weight: 800, size });
  pen.fillText(String(rank), x, y);
}

function drawNames(
  pen: Pen,
  names: readonly string[],
  { family }: CertificateLook,
  { left, right, top, size }: Area & { size: number },
): void {
  pen.textAlign = 'left';
  names.forEach((name, i) => {
    const written = nameLines(pen, name, { family, weight: 750, size }, right - left);
    prepare(pen, name, { family, weight: 750, size: written.size });
    const apart = TWO_LINES_APART * written.size;
    const y = top + (i + 0.5) * LINE * size - ((written.lines.length - 1) / 2) * apart;
    written.lines.forEach((line, below) => pen.fillText(line, left, y + below * apart));
  });
}

/** In parts of the size that is wanted: below it a name goes on two lines, of that size. */
const LEAST = 0.5;
/** The height of two such lines is that of one in full size. */
const TWO_LINES_APART = 1.1;

/** A name in one line, smaller where it is long, or in two. What is still too much ends in a mark of that. */
function nameLines(
  pen: Pen,
  name: string,
  style: TextStyle,
  width: number,
): { size: number; lines: string[] } {
  const fitting = fittingSize(pen, name, style, width);
  const size = Math.max(fitting, Math.floor(style.size * LEAST));
  return { size, lines: size === fitting ? [name] : wrapText(pen, name, { ...style, size }, width, 2) };
}
