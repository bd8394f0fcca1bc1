/**
 * A team's beer mat, made from the name exactly as it is displayed: the same name has the same mat on every
 * screen, and a name with stars has the mat of its stars. It is drawn in a square of 100 units, whose middle
 * is the origin.
 */
export interface BeerMatDrawing {
  /** The colour of the card, of the print on its medallion, and of the letters. */
  ink: string;
  /** The colour of the pattern and of the medallion. */
  paper: string;
  /** The SVG path of the card, in ink. */
  card: string;
  /** The SVG path of pattern and medallion, in paper; to be filled by the even-odd rule. */
  print: string;
  /** Up to two letters in the middle. */
  letters: string;
  /** The letters' type size. */
  size: number;
}

/**
 * Ink and paper. No two colours can have a contrast of 3:1 to each other and both to the backgrounds of both
 * themes. The inks, which form the edge, have it to all backgrounds; each paper has it to its ink.
 */
export const MAT_COLOURS: readonly (readonly [ink: string, paper: string])[] = [
  ['#e84135', '#fff3dc'],
  ['#c86314', '#fff4d6'],
  ['#9e7b01', '#fff8d8'],
  ['#658b19', '#f8fadc'],
  ['#1e9250', '#effbe6'],
  ['#108e8a', '#e9faf4'],
  ['#1d87bf', '#eaf6ff'],
  ['#6177e3', '#f1f2ff'],
  ['#ac5dd2', '#faf0ff'],
  ['#dd4487', '#fff0f4'],
];

/** The corners of each figure, as SVG writes points: across its cell from -1 to 1, outwards from 0 to 1. */
const FIGURES = {
  bar: '-0.5,0 0.5,0 0.5,1 -0.5,1',
  tooth: '-1,0 1,0 0,1',
  ray: '-1,1 1,1 0,0',
  diamond: '-0.8,0.5 0,0 0.8,0.5 0,1',
  swirl: '-1,0 0,0 1,1 0,1',
  blade: '-1,0 1,0 1,1',
  chevron: '-1,0 0,0.5 1,0 1,0.5 0,1 -1,0.5',
  // The rounded figures below reach only halfway towards their corners.
  dot: '-0.8,-0.1 0.8,-0.1 0.8,1.1 -0.8,1.1',
  petal: '0,-0.4 0.9,0.1 1.1,0.9 0,1.3 -1.1,0.9 -0.9,0.1',
  leaf: '-0.6,-0.2 0.4,-0.2 1.5,1.2 0.3,1.1',
  hop: '0,-0.3 1.3,0.2 0.5,0.6 0,1.7 -0.5,0.6 -1.3,0.2',
  arch: '-0.9,0 -0.9,1 0.9,1 0.9,0 0,0',
  moon: '-0.9,0.9 0,-0.5 0.9,0.9 0.9,1.2 0,0.6 -0.9,1.2',
};

const ROUNDED = new Set<string>(['dot', 'petal', 'leaf', 'hop', 'arch', 'moon']);

/** Where the pattern begins and ends. */
const INNER = 32;
const OUTER = 46.5;

/** A circle of figures; `turn`: by what share of a cell it is turned. */
type Circle = readonly [
  figure: keyof typeof FIGURES | 'ring',
  count: number,
  from?: number,
  to?: number,
  turn?: number,
];

/** The patterns; the number is how many bites the edge has, 0: none. */
const PATTERNS: readonly (readonly [bites: number, ...circles: Circle[]])[] = [
  [0, ['bar', 16]],
  [0, ['ray', 10]],
  [0, ['swirl', 14]],
  [0, ['dot', 16, 34, 45]],
  [0, ['petal', 12, 33, 44]],
  [0, ['ring', 0, 34.5, 38], ['ring', 0, 41.5, 45]],
  [0, ['tooth', 9]],
  [0, ['diamond', 14]],
  [0, ['bar', 14, 32, 39], ['bar', 14, 39, 46.5, 1]],
  [0, ['chevron', 12]],
  [0, ['leaf', 12]],
  [0, ['arch', 12]],
  [22, ['ring', 0, 36, 41]],
  [22, ['dot', 24, 36, 43]],
  [16, ['petal', 16, 32, 41]],
  [16, ['bar', 8, 32, 44]],
  [20, ['blade', 10, 32, 44]],
  [18, ['moon', 9, 33, 44]],
  [12, ['hop', 12, 31, 44]],
  [12, ['tooth', 24, 34, 44]],
  [0, ['ring', 0, 32, 36], ['dot', 20, 38.5, 46]],
  [0, ['diamond', 8, 31, 47], ['diamond', 8, 36, 45, 1]],
  [0, ['arch', 20, 38, 45.5], ['ring', 0, 33, 36]],
  [0, ['tooth', 18, 32, 38], ['ray', 18, 40, 47, 1]],
  [0, ['bar', 5]],
  [0, ['blade', 24]],
];

/** How many patterns there are. */
export const MAT_PATTERN_COUNT = PATTERNS.length;

/** Returns the beer mat of a team's name. */
export function beerMat(name: string): BeerMatDrawing {
  const shown = name.normalize('NFC').trim();
  const hash = hashOf(shown);
  const [ink, paper] = MAT_COLOURS[(hash >>> 16) % MAT_COLOURS.length]!;
  const letters = matLetters(shown);
  const size = sizeOf(letters);
  return { ink, paper, ...matPaths((hash & 0xffff) % PATTERNS.length), letters, size };
}

type MatPaths = Pick<BeerMatDrawing, 'card' | 'print'>;

/** By pattern: making the paths takes most of a mat's time, and a full room has hundreds of mats. */
const drawn: MatPaths[] = [];

/** Returns the paths of a pattern, with its medallion. */
export function matPaths(pattern: number): MatPaths {
  return (drawn[pattern] ??= drawPattern(PATTERNS[pattern]!));
}

function drawPattern([bites, ...circles]: (typeof PATTERNS)[number]): MatPaths {
  return { card: bites > 0 ? bitten(bites) : disc(50), print: circles.map(circlePath).join('') + disc(29) };
}

function circlePath([figure, count, from = INNER, to = OUTER, turn = 0]: Circle): string {
  if (figure === 'ring') return disc(from) + disc(to);
  const points = FIGURES[figure].split(' ').map((point) => point.split(',').map(Number));
  const cells = Array.from({ length: count }, (_, cell) => {
    const corners = points.map(([across, out]) =>
      polar(from + out! * (to - from), (2 * cell + turn + across!) / count),
    );
    return ROUNDED.has(figure) ? rounded(corners) : `M${corners.join('L')}z`;
  });
  return cells.join('');
}

type Point = readonly [x: number, y: number];

/** Returns a point at this distance from the middle; `halfTurns` is clockwise from the top. */
function polar(radius: number, halfTurns: number): Point {
  const angle = Math.PI * halfTurns;
  return [tenths(radius * Math.sin(angle)), tenths(-radius * Math.cos(angle))];
}

/** Rounding also makes the path the same where browsers differ in the last digit of a sine. */
function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

/** A closed curve from middle to middle of the sides. */
function rounded(corners: readonly Point[]): string {
  const middle = ([x, y]: Point, [nextX, nextY]: Point): Point => [
    tenths((x + nextX) / 2),
    tenths((y + nextY) / 2),
  ];
  const curves = corners.map(
    (corner, at) => `Q${corner} ${middle(corner, corners[(at + 1) % corners.length]!)}`,
  );
  return `M${middle(corners.at(-1)!, corners[0]!)}${curves.join('')}z`;
}

function disc(radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1 `;
  return `M0 ${-radius}${arc}0 ${2 * radius}${arc}0 ${-2 * radius}z`;
}

/** The edge of a crown cap. */
function bitten(bites: number): string {
  return rounded(Array.from({ length: 2 * bites }, (_, at) => polar(at % 2 ? 45 : 52, at / bites)));
}

/** Older browsers lack Intl.Segmenter; there a letter with a separate accent loses it. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

function split(text: string): string[] {
  return graphemes ? [...graphemes.segment(text)].map(({ segment }) => segment) : [...text];
}

const READABLE = /^[\p{L}\p{N}]/u;

/**
 * Returns the initials of a name's first two words, or the first two letters of a single word. Digits count
 * as letters, other signs are skipped; a name without letters has its first sign, such as an emoji.
 */
export function matLetters(name: string): string {
  const shown = name.normalize('NFC').trim();
  const words = shown
    .split(/\s+/u)
    .map((word) => split(word).filter((sign) => READABLE.test(sign)))
    .filter((word) => word.length > 0);
  const [first, second] = words;
  if (!first) return split(shown)[0] ?? '';
  return (second ? [first[0]!, second[0]!] : first.slice(0, 2)).map(capital).join('');
}

/** The same in every language. Letters whose capital is several, such as ß, stay as they are. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return split(upper).length === 1 ? upper : letter;
}

const WIDE = /[MWЖМФШЩЫЮ\u0b80-\u0dff\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/gu;

function sizeOf(letters: string): number {
  if (split(letters).length < 2) return 36;
  return [31, 28, 24][letters.match(WIDE)?.length ?? 0] ?? 24;
}

/** FNV-1a, followed by the mixing of murmur3, so that similar names differ in all bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
