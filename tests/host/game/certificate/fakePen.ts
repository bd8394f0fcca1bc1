import type { Pen } from '../../../../src/host/game/certificate/canvasText';

export interface Written {
  text: string;
  x: number;
  y: number;
  width: number;
  direction: CanvasDirection;
}

/** A pen that notes what it writes. Each UTF-16 unit is half as wide as the font is high. */
export function fakePen(): Pen & { written: Written[] } {
  const written: Written[] = [];
  const sizeOf = (font: string) => Number(/(\d+(?:\.\d+)?)px/.exec(font)![1]);
  const pen = {
    ...{ fillStyle: '', strokeStyle: '', lineWidth: 0, font: '10px x' },
    ...{ direction: 'ltr' as CanvasDirection, textAlign: 'left', textBaseline: 'middle', written },
    measureText: (text: string) => ({ width: (text.length * sizeOf(pen.font)) / 2 }),
    fillText(text: string, x: number, y: number) {
      const { width } = pen.measureText(text);
      const left = pen.textAlign === 'center' ? x - width / 2 : x;
      written.push({ text, x: left, y, width, direction: pen.direction });
    },
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    ...Object.fromEntries(
      ['fillRect', 'beginPath', 'arc', 'roundRect', 'fill', 'stroke'].map((name) => [name, () => undefined]),
    ),
  };
  return pen as unknown as Pen & { written: Written[] };
}
