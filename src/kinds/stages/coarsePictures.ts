/** How a picture starts out before it is shown whole. */
export const COARSENESSES = ['pixels', 'blur', 'window'] as const;
export type Coarseness = (typeof COARSENESSES)[number];

/** In pixels; a projector shows no more. */
const LONGEST_SIDE = 1920;
/** Across the picture, at the first and at the last coarse stage. */
const FEWEST_BLOCKS = 8;
const MOST_BLOCKS = 64;
/** The share of the picture that the smallest window shows. */
const LEAST_SHARE = 0.06;
const QUALITY = 0.85;

/**
 * Makes coarse pictures from one, from the coarsest to the whole picture, all of the same size.
 * @param count how many, the whole picture included
 * @throws where the browser cannot read the picture
 */
export async function coarsePictures(picture: File, count: number, how: Coarseness): Promise<File[]> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const whole = drawn(width!, height!, (context) => {
    // Transparent parts would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width!, height!);
    context.drawImage(bitmap, 0, 0, width!, height!);
  });
  bitmap.close();
  const stem = picture.name.replace(/\.[^.]*$/, '');
  const files: File[] = [];
  for (let at = 0; at < count; at++) {
    const blob = await encoded(at === count - 1 ? whole : coarse(whole, at / (count - 1), how));
    files.push(new File([blob], `${stem}-${at + 1}.jpg`, { type: blob.type }));
  }
  return files;
}

/** `progress`: from 0, the coarsest, to 1, where it would be whole. */
function coarse(whole: HTMLCanvasElement, progress: number, how: Coarseness): HTMLCanvasElement {
  const { width, height } = whole;
  if (how === 'window') {
    const side = Math.sqrt(between(LEAST_SHARE, 1, progress));
    const [shownWidth, shownHeight] = [width * side, height * side];
    const [x, y] = [(width - shownWidth) / 2, (height - shownHeight) / 2];
    return drawn(width, height, (context) => {
      context.fillStyle = '#222';
      context.fillRect(0, 0, width, height);
      context.drawImage(whole, x, y, shownWidth, shownHeight, x, y, shownWidth, shownHeight);
    });
  }
  const blocks = between(FEWEST_BLOCKS, MOST_BLOCKS, progress);
  const columns = Math.max(1, Math.round(Math.min(width, blocks)));
  const rows = Math.max(1, Math.round((columns * height) / width));
  // Halving step by step averages all pixels, which one large step would not.
  let small = whole;
  while (small.width > columns * 2)
    small = resized(small, Math.ceil(small.width / 2), Math.ceil(small.height / 2));
  small = resized(small, columns, rows);
  return resized(small, width, height, how === 'blur');
}

function between(first: number, last: number, progress: number): number {
  return first * (last / first) ** progress;
}

function resized(from: HTMLCanvasElement, width: number, height: number, isSmooth = true): HTMLCanvasElement {
  return drawn(width, height, (context) => {
    context.imageSmoothingEnabled = isSmooth;
    context.imageSmoothingQuality = 'high';
    context.drawImage(from, 0, 0, width, height);
  });
}

function drawn(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  draw(context);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('this browser encodes no pictures'))),
      'image/jpeg',
      QUALITY,
    ),
  );
}
