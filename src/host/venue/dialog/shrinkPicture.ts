/** How large a picture may become, and the file types to try, best first. */
export interface PictureSize {
  /** The length of the longer side in pixels. */
  edge: number;
  bytes: number;
  tries: readonly (readonly [type: string, quality?: number])[];
}

/** Sharp on a 4K projector; transparency is kept. */
export const LOGO: PictureSize = {
  edge: 1024,
  bytes: 400_000,
  tries: [['image/png'], ['image/webp', 0.9], ['image/webp', 0.7]],
};
/** Fills a 1080p projector, yet is small enough for many phones to load at once. */
export const SLIDE: PictureSize = {
  edge: 1920,
  bytes: 900_000,
  tries: [
    ['image/webp', 0.85],
    ['image/webp', 0.7],
    ['image/jpeg', 0.8],
  ],
};
/** Shares of the longer side, tried in turn until the file is small enough. */
const SHARES = [1, 0.75, 0.5, 0.25];

/** Thrown for a picture that cannot be used. */
export class PictureRefused extends Error {
  constructor(readonly reason: 'svg' | 'undecodable') {
    super(reason);
  }
}

/** Redraws a picture as a small enough file, without the camera's metadata. Throws PictureRefused. */
export async function shrinkPicture(file: Blob, size: PictureSize): Promise<Blob> {
  if (await isSvg(file)) throw new PictureRefused('svg');
  const picture = await createImageBitmap(file).catch(() => {
    throw new PictureRefused('undecodable');
  });
  try {
    for (const share of SHARES) {
      const canvas = draw(picture, size.edge * share);
      for (const [type, quality] of size.tries) {
        const made = await fileOf(canvas, type, quality);
        // A browser that cannot write a file type produces a PNG instead.
        if (made?.type === type && made.size <= size.bytes) return made;
      }
    }
  } finally {
    picture.close();
  }
  throw new PictureRefused('undecodable');
}

/** Checks the content too, since the file's name can be anything. */
async function isSvg(file: Blob): Promise<boolean> {
  return file.type === 'image/svg+xml' || /<svg[\s>]/i.test(await file.slice(0, 2_000).text());
}

function draw(picture: ImageBitmap, edge: number): HTMLCanvasElement {
  const { width, height } = picture;
  const scale = Math.min(1, edge / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureRefused('undecodable');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function fileOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
