import type { Pen } from './canvasText';

/** Where each piece lies, in parts of the picture's width, and its size in pixels; clear of what is written. */
const PIECES = [
  [0.07, 0.06, 16],
  [0.13, 0.11, 10],
  [0.09, 0.16, 13],
  [0.2, 0.07, 12],
  [0.27, 0.1, 9],
  [0.35, 0.06, 14],
  [0.46, 0.075, 9],
  [0.57, 0.06, 12],
  [0.66, 0.095, 10],
  [0.75, 0.065, 15],
  [0.84, 0.1, 11],
  [0.93, 0.06, 13],
  [0.91, 0.15, 16],
  [0.87, 0.13, 9],
] as const;

/** Scatters confetti over the top, dots and squares by turns. */
export function drawConfetti(pen: Pen, colours: readonly string[], width: number): void {
  PIECES.forEach(([x, y, size], i) => {
    pen.fillStyle = colours[i % colours.length] ?? '';
    pen.beginPath();
    if (i % 2 === 0) pen.arc(x * width, y * width, size / 2, 0, 2 * Math.PI);
    else pen.roundRect(x * width - size / 2, y * width - size / 2, size, size, 3);
    pen.fill();
  });
}
