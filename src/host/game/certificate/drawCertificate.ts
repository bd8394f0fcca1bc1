import { fittingSize, prepare, wrapText, type Pen, type TextStyle } from './canvasText';
import type { Certificate } from './certificate';
import type { CertificateLook } from './certificateLook';
import { drawConfetti } from './drawConfetti';
import { drawPlaces } from './drawPlaces';

/** In pixels: upright, as networks show pictures largest. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
/** Between the picture's edge and what is written. */
const MARGIN = 96;
const TITLE_SIZES = [92, 80, 68, 58, 50];
const MOST_TITLE_LINES = 3;
const LINE_HEIGHT = 1.12;

/** Draws the whole picture. */
export function drawCertificate(pen: Pen, certificate: Certificate, look: CertificateLook): void {
  const { family } = look;
  drawPaper(pen, look);
  drawConfetti(pen, look.colours, WIDTH);
  const centred = (text: string, style: TextStyle, y: number, colour: string): void => {
    const size = fittingSize(pen, text, style, WIDTH - 2 * MARGIN);
    prepare(pen, text, { ...style, size });
    pen.textAlign = 'center';
    pen.textBaseline = 'alphabetic';
    pen.fillStyle = colour;
    pen.fillText(text, WIDTH / 2, y);
  };
  centred(certificate.heading, { family, weight: 700, size: 40 }, 150, look.accent);
  const title = titleLines(pen, certificate.quizName, family);
  let y = 170;
  for (const line of title.lines) {
    y += title.size * LINE_HEIGHT;
    centred(line, { family, weight: 800, size: title.size }, y, look.text);
  }
  y += 62;
  centred(certificate.date, { family, weight: 500, size: 34 }, y, look.muted);
  const bottom = HEIGHT - 150;
  drawPlaces(pen, certificate.places, look, { left: MARGIN, right: WIDTH - MARGIN, top: y + 56, bottom });
  centred(certificate.players, { family, weight: 600, size: 32 }, HEIGHT - 88, look.muted);
}

/** The name of the quiz as large as it goes into a few lines. */
function titleLines(pen: Pen, text: string, family: string): { lines: string[]; size: number } {
  const wrapped = TITLE_SIZES.map((size) => ({
    size,
    lines: wrapText(pen, text, { family, weight: 800, size }, WIDTH - 2 * MARGIN, MOST_TITLE_LINES),
  }));
  const whole = wrapped.find(
    ({ size, lines }) => lines.length <= (size > 60 ? 2 : 3) && !lines.at(-1)?.endsWith('…'),
  );
  return whole ?? wrapped[wrapped.length - 1]!;
}

function drawPaper(pen: Pen, { page, glow, line }: CertificateLook): void {
  const light = pen.createRadialGradient(WIDTH / 2, 0, 0, WIDTH / 2, 0, HEIGHT * 0.8);
  light.addColorStop(0, glow);
  light.addColorStop(1, page);
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = line;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(36, 36, WIDTH - 72, HEIGHT - 72, 36);
  pen.stroke();
}
