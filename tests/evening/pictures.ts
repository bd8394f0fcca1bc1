import { Canvas, type Colour, type Point } from './canvas';
import outlines from './outlines.json';

/** In pixels. */
const MOST = 960;
const BORDER = 6;
/** Both are seen on a light wall and on a dark one. */
const BORDER_COLOUR = hex('#8a93a5');
const COUNTRY = hex('#1f8f88');
const WHITE = hex('#ffffff');
const NIGHT = hex('#14254f');

/** Returns the pictures of the picture round, by the names of their files. */
export function drawPictures(): Map<string, Buffer> {
  const pictures: Record<string, Canvas> = {
    '1': japan(),
    '2': outlineOf(outlines.italy),
    // Norway, Finland, Iceland and Denmark.
    '3a': nordic([6, 1, 2, 1, 12], [6, 1, 2, 1, 6], ['#ba0c2f', '#ffffff', '#00205b']),
    '3b': nordic([5, 3, 10], [4, 3, 4], ['#ffffff', '#002f6c']),
    '3c': nordic([7, 1, 2, 1, 14], [7, 1, 2, 1, 7], ['#0052a5', '#ffffff', '#d71f29']),
    '3d': nordic([12, 4, 21], [12, 4, 12], ['#d21034', '#ffffff']),
    '4': outlineOf(outlines.greece),
    '5': orion(),
    '6': outlineOf(outlines.madagascar),
    '7': jamaica(),
    '8': outlineOf(outlines.croatia),
  };
  return new Map(
    Object.entries(pictures).map(([name, canvas]) => [`evening-picture-${name}.png`, canvas.png()]),
  );
}

/** A white flag of 2:3 with a disc of three fifths of its height. */
function japan(): Canvas {
  const { canvas, unit } = flag(15, 10, WHITE);
  canvas.disc([canvas.width / 2, canvas.height / 2], 3 * unit, hex('#bc002d'));
  return canvas;
}

/** A gold cross on 1:2, between whose arms, at the edges a sixth of the length, black and green are seen. */
function jamaica(): Canvas {
  const { canvas, at } = flag(12, 6, hex('#fed100'));
  canvas.fill([[at(0, 1), at(4, 3), at(0, 5)]], hex('#000000'));
  canvas.fill([[at(12, 1), at(8, 3), at(12, 5)]], hex('#000000'));
  canvas.fill([[at(2, 0), at(6, 2), at(10, 0)]], hex('#009b3a'));
  canvas.fill([[at(2, 6), at(6, 4), at(10, 6)]], hex('#009b3a'));
  return canvas;
}

/** A cross on a ground, and perhaps another in it, by the widths of what is seen along the upper edge and the hoist. */
function nordic(across: readonly number[], down: readonly number[], colours: readonly string[]): Canvas {
  const { canvas, unit } = flag(sum(across), sum(down), hex(colours[0]!));
  colours.slice(1).forEach((colour, at) => {
    const [left, top] = [across, down].map((widths) => BORDER + sum(widths.slice(0, at + 1)) * unit);
    const [wide, high] = [across, down].map((widths) => sum(widths.slice(at + 1, -1 - at)) * unit);
    canvas.rectangle(left!, BORDER, wide!, canvas.height - 2 * BORDER, hex(colour));
    canvas.rectangle(BORDER, top!, canvas.width - 2 * BORDER, high!, hex(colour));
  });
  return canvas;
}

/** A flag of so many units, as large as fits, within its border; `at` returns the place of units in the picture. */
function flag(wide: number, high: number, ground: Colour) {
  const unit = Math.floor((MOST - 2 * BORDER) / wide);
  const canvas = new Canvas(wide * unit + 2 * BORDER, high * unit + 2 * BORDER, BORDER_COLOUR);
  canvas.rectangle(BORDER, BORDER, wide * unit, high * unit, ground);
  const at = (x: number, y: number): Point => [BORDER + x * unit, BORDER + y * unit];
  return { canvas, unit, at };
}

/** A country, from the rings of its land: longitude and latitude by turns, in hundredths of a degree. */
function outlineOf(rings: readonly (readonly number[])[]): Canvas {
  const latitudes = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 1));
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos(radians(middle / 100));
  const land = rings.map((ring) =>
    Array.from({ length: ring.length / 2 }, (_, at): Point => [ring[2 * at]! * narrow, -ring[2 * at + 1]!]),
  );
  const { canvas, place } = fitting(land.flat(), 24, [0, 0, 0, 0]);
  canvas.fill(
    land.map((ring) => ring.map(place)),
    COUNTRY,
  );
  return canvas;
}

/** Right ascension in hours and minutes, declination in degrees, and magnitude. */
const ORION = {
  betelgeuse: [5, 55.17, 7.41, 0.42],
  rigel: [5, 14.54, -8.2, 0.13],
  bellatrix: [5, 25.13, 6.35, 1.64],
  mintaka: [5, 32.01, -0.3, 2.41],
  alnilam: [5, 36.21, -1.2, 1.69],
  alnitak: [5, 40.76, -1.94, 1.77],
  saiph: [5, 47.75, -9.67, 2.06],
  meissa: [5, 35.14, 9.93, 3.66],
  sword: [5, 35.39, -4.84, 4.59],
  theta: [5, 35.27, -5.39, 4.1],
  hatysa: [5, 35.43, -5.91, 2.77],
} as const;
const JOINED = [
  ['betelgeuse', 'bellatrix', 'mintaka', 'rigel', 'saiph', 'alnitak', 'betelgeuse', 'meissa', 'bellatrix'],
  ['mintaka', 'alnilam', 'alnitak'],
] as const;

/** The stars of Orion as they are seen looking south, on the night sky. */
function orion(): Canvas {
  const stars = Object.entries(ORION).map(([name, [hours, minutes, declination, magnitude]]) => ({
    name,
    at: onSky((hours + minutes / 60) * 15, declination),
    // A star that is brighter by a magnitude is a good deal larger.
    radius: 26 * 0.72 ** magnitude,
  }));
  const { canvas, place } = fitting(
    stars.map(({ at }) => at),
    90,
    NIGHT,
  );
  const placeOf = (star: string) => place(stars.find(({ name }) => name === star)!.at);
  for (const names of JOINED)
    names.slice(1).forEach((name, at) => canvas.line(placeOf(names[at]!), placeOf(name), 4, hex('#6076b0')));
  for (const { at, radius } of stars) canvas.disc(place(at), radius, WHITE);
  const [right, bottom] = [canvas.width - BORDER, canvas.height - BORDER];
  canvas.rectangle(0, 0, canvas.width, BORDER, BORDER_COLOUR);
  canvas.rectangle(0, bottom, canvas.width, BORDER, BORDER_COLOUR);
  canvas.rectangle(0, 0, BORDER, canvas.height, BORDER_COLOUR);
  canvas.rectangle(right, 0, BORDER, canvas.height, BORDER_COLOUR);
  return canvas;
}

/** Where a place of the sky is seen around the middle of Orion, in a stereographic projection: east is on the left. */
function onSky(ascension: number, declination: number): Point {
  const [east, up] = [radians(ascension - 83.5), radians(declination)];
  const scale = 2 / (1 + Math.cos(up) * Math.cos(east));
  return [-scale * Math.cos(up) * Math.sin(east), -scale * Math.sin(up)];
}

/** A canvas on which these points fit, with a margin, and where each is on it. */
function fitting(points: readonly Point[], margin: number, ground: Colour) {
  const [left, top] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis]!)));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis]!)));
  const [wide, high] = [right! - left!, bottom! - top!];
  const scale = (MOST - 2 * margin) / Math.max(wide, high);
  const size = (length: number) => Math.round(length * scale + 2 * margin);
  const place = ([x, y]: Point): Point => [(x - left!) * scale + margin, (y - top!) * scale + margin];
  return { canvas: new Canvas(size(wide), size(high), ground), place };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function hex(colour: string): Colour {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return [red!, green!, blue!, 255];
}
