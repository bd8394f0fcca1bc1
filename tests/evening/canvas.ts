import { deflateSync } from 'node:zlib';
import { pngPart } from '../support/mediaSamples';

/** In pixels, from the left and from the top. */
export type Point = readonly [number, number];
/** Red, green, blue and opacity, up to 255. */
export type Colour = readonly [number, number, number, number];

/** How many lines of each pixel decide how much of it a shape covers. */
const LINES = 8;
/** How many shades an edge has: more would not fit into a palette where shapes meet. */
const SHADES = 12;
const CLEAR: Colour = [0, 0, 0, 0];

/** A picture that is painted shape by shape. */
export class Canvas {
  private readonly pixels: Colour[];

  constructor(
    readonly width: number,
    readonly height: number,
    ground: Colour = CLEAR,
  ) {
    this.pixels = Array<Colour>(width * height).fill(ground);
  }

  /** Paints the insides of outlines; what lies within two of them stays free. */
  fill(outlines: readonly (readonly Point[])[], colour: Colour): void {
    for (let y = 0; y < this.height; y++) {
      const covered = new Float64Array(this.width);
      for (let line = 0; line < LINES; line++) this.cover(covered, outlines, y + (line + 0.5) / LINES);
      covered.forEach((sum, x) => {
        const share = Math.round((sum / LINES) * SHADES) / SHADES;
        if (share > 0)
          this.pixels[y * this.width + x] = mixed(this.pixels[y * this.width + x]!, colour, share);
      });
    }
  }

  rectangle(left: number, top: number, width: number, height: number, colour: Colour): void {
    const [right, bottom] = [left + width, top + height];
    const corners: Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    this.fill([corners], colour);
  }

  disc([x, y]: Point, radius: number, colour: Colour): void {
    const corners = Array.from({ length: 180 }, (_, at): Point => {
      const angle = (at * Math.PI) / 90;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    this.fill([corners], colour);
  }

  line([x1, y1]: Point, [x2, y2]: Point, width: number, colour: Colour): void {
    const half = width / 2 / Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(y1 - y2) * half, (x2 - x1) * half];
    const corners: Point[] = [
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
      [x2 - dx, y2 - dy],
      [x1 - dx, y1 - dy],
    ];
    this.fill([corners], colour);
  }

  /** Returns the picture as a PNG file with a palette. Format: PNG, Third Edition, https://www.w3.org/TR/png-3/. */
  png(): Buffer {
    const places = new Map<string, number>();
    const palette: Colour[] = [];
    const rows = Buffer.alloc((this.width + 1) * this.height);
    this.pixels.forEach((colour, at) => {
      const key = colour.join();
      if (!places.has(key)) places.set(key, palette.push(colour) - 1);
      // Each row begins with a zero, which means that it is not filtered.
      rows[at + Math.floor(at / this.width) + 1] = places.get(key)!;
    });
    if (palette.length > 256) throw new Error(`a palette has no room for ${palette.length} colours`);
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    // Eight bits a pixel, with a palette.
    head.set([8, 3], 8);
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngPart('IHDR', head),
      pngPart('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
      pngPart('tRNS', Buffer.from(palette.map(([, , , opacity]) => opacity))),
      pngPart('IDAT', deflateSync(rows, { level: 9 })),
      pngPart('IEND'),
    ]);
  }

  /** Adds how much of each pixel of a row lies within the outlines, along a line at this height. */
  private cover(covered: Float64Array, outlines: readonly (readonly Point[])[], height: number): void {
    const crossings = outlines.flatMap((outline) =>
      outline.flatMap(([x1, y1], at) => {
        const [x2, y2] = outline[(at + 1) % outline.length]!;
        return y1 < height === y2 < height ? [] : [x1 + ((height - y1) * (x2 - x1)) / (y2 - y1)];
      }),
    );
    crossings.sort((one, other) => one - other);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [Math.max(0, crossings[at]!), Math.min(this.width, crossings[at + 1]!)];
      for (let x = Math.floor(from); x < to; x++) covered[x]! += Math.min(to, x + 1) - Math.max(from, x);
    }
  }
}

/** What is seen where a colour covers this share of another. */
function mixed(below: Colour, [red, green, blue, opacity]: Colour, share: number): Colour {
  const above = (opacity / 255) * share;
  const through = (below[3] / 255) * (1 - above);
  const sum = above + through;
  const part = (one: number, other: number) => Math.round((one * through + other * above) / sum);
  return [part(below[0], red), part(below[1], green), part(below[2], blue), Math.round(sum * 255)];
}
