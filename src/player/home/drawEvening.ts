import type { Evening } from '../../contract/evening';
import { beerMat } from '../../look/beerMat';
import type { HomeTexts } from './homeTexts';

/** The tallest picture that phones show uncropped. */
const [WIDTH, HEIGHT] = [1080, 1350];
const MARGIN = 96;
/** The distance between lines, relative to the type size. */
const LEADING = 1.12;
const SMALLEST = 40;
/** The width of the beer mat. */
const MAT = 184;

type Canvas = CanvasRenderingContext2D;

/** Draws an evening in the page's colours, using only what is on this phone. `house`: the venue's name. */
export async function drawEvening(evening: Evening, texts: HomeTexts, house = ''): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const c = canvas.getContext('2d');
  if (!c) return undefined;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--qn-${name}`).trim();
  const family = style.getPropertyValue('--qn-font').trim() || 'sans-serif';
  await document.fonts?.load(`800 40px ${family}`).catch(() => undefined);
  drawGround(c, colour('page'), colour('glow'));
  c.fillStyle = colour('text');
  drawBrand(c, house, family);
  let y = writeLines(c, evening.playerName, { family, y: 376, size: 132, lines: 2, weight: 800 });
  c.fillStyle = colour('muted');
  y = writeLines(c, evening.quizName ?? '', { family, y: y + 16, size: 52, lines: 2, weight: 600 });
  drawPlace(c, evening, texts, { top: Math.max(y + 40, 660), family, colour });
  c.fillStyle = colour('muted');
  writeLines(c, texts.date(evening.date), { family, y: HEIGHT - 120, size: 44, lines: 1, weight: 600 });
  drawMat(c, evening.playerName, family);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** The logo's moon, large and faint, as in the page's background. */
function drawGround(c: Canvas, page: string, glow: string): void {
  c.fillStyle = page;
  c.fillRect(0, 0, WIDTH, HEIGHT);
  c.fillStyle = glow;
  c.beginPath();
  c.arc(WIDTH - 150, HEIGHT - 130, 460, 0, 2 * Math.PI);
  c.fill();
  c.fillStyle = page;
  c.beginPath();
  c.arc(WIDTH + 30, HEIGHT - 230, 420, 0, 2 * Math.PI);
  c.fill();
}

/** The venue's logo, or ours, at the top, with the venue's name. What cannot be drawn is left out. */
function drawBrand(c: Canvas, house: string, family: string): void {
  const sign = document.querySelector<HTMLImageElement>('.brand img');
  const [room, most] = [house ? (WIDTH - 2 * MARGIN) / 2 : WIDTH - 2 * MARGIN, 120];
  let x = MARGIN;
  if (sign?.complete && sign.naturalHeight > 0) {
    const scale = Math.min(most / sign.naturalHeight, room / sign.naturalWidth);
    const [width, height] = [sign.naturalWidth * scale, sign.naturalHeight * scale];
    c.drawImage(sign, x, MARGIN + (most - height) / 2, width, height);
    x += width + 32;
  }
  writeLines(c, house, { family, x, y: MARGIN + most / 2, isMiddle: true, size: 56, lines: 2, weight: 800 });
}

/** The team's beer mat, at the bottom right. */
function drawMat(c: Canvas, name: string, family: string): void {
  const { ink, paper, card, print, letters, size } = beerMat(name);
  c.save();
  c.translate(WIDTH - MARGIN - MAT / 2, HEIGHT - 30 - MAT / 2);
  c.scale(MAT / 100, MAT / 100);
  c.fillStyle = ink;
  c.fill(new Path2D(card));
  c.fillStyle = paper;
  c.fill(new Path2D(print), 'evenodd');
  c.fillStyle = ink;
  c.font = `800 ${size}px ${family}`;
  c.textAlign = 'center';
  // Capitals are about 0.7 em high.
  c.fillText(letters, 0, size * 0.35);
  c.restore();
}

interface Place {
  top: number;
  family: string;
  colour: (name: string) => string;
}

/** The place in large type, on a tile as on the page. */
function drawPlace(c: Canvas, { rank, of, points }: Evening, texts: HomeTexts, place: Place): void {
  const { top, family, colour } = place;
  const height = Math.min(460, HEIGHT - 230 - top);
  c.fillStyle = colour('tile');
  c.beginPath();
  // Older browsers cannot round corners here.
  if ('roundRect' in c) c.roundRect(MARGIN, top, WIDTH - 2 * MARGIN, height, 56);
  else (c as Canvas).rect(MARGIN, top, WIDTH - 2 * MARGIN, height);
  c.fill();
  c.fillStyle = colour('on-tile');
  const size = height * 0.56;
  c.font = `800 ${size}px ${family}`;
  c.fillText(texts.ordinal({ rank }), MARGIN + 56, top + height * 0.59);
  const after = c.measureText(`${texts.ordinal({ rank })} `).width;
  c.font = `700 ${size * 0.3}px ${family}`;
  c.fillText(texts.placeOf({ of }), MARGIN + 56 + after, top + height * 0.59);
  c.font = `700 ${size * 0.26}px ${family}`;
  c.fillText(texts.points({ points }), MARGIN + 56, top + height * 0.86);
}

interface Writing {
  family: string;
  /** The x position of the lines; absent: at the margin. */
  x?: number;
  /** The y position of the first line. */
  y: number;
  /** `y` is the middle of all lines. */
  isMiddle?: boolean;
  /** In pixels; reduced if the text does not fit otherwise. */
  size: number;
  lines: number;
  weight: number;
}

/** Draws a text in at most this many lines, and returns the y position of the next line. */
function writeLines(c: Canvas, text: string, writing: Writing): number {
  const { family, x = MARGIN, y, isMiddle = false, size, lines, weight } = writing;
  const width = WIDTH - MARGIN - x;
  let fitting = size;
  let broken: string[];
  do {
    c.font = `${weight} ${fitting}px ${family}`;
    broken = brokenText(c, text, width);
    fitting -= 4;
  } while (fitting >= SMALLEST && (broken.length > lines || broken.some((line) => !fits(c, line, width))));
  const step = (fitting + 4) * LEADING;
  const written = broken.slice(0, lines);
  if (broken.length > lines) written[lines - 1] += '…';
  // A letter without a descender is three quarters of a line high.
  const first = isMiddle ? y - (written.length * step) / 2 + step * 0.75 : y;
  written.forEach((line, at) => c.fillText(line, x, first + at * step, width));
  return y + written.length * step;
}

function brokenText(c: Canvas, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(c, `${last} ${word}`, width)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function fits(c: Canvas, line: string, width: number): boolean {
  return c.measureText(line).width <= width;
}
