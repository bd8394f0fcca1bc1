import type { FileHandle } from 'node:fs/promises';
import type { MediaType } from '../quizzes/media/mediaFolder';
import { Refusal } from '../refusal';
import { readPictureHead } from './pictureHead';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];
const SOUNDS = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'];

/** More pixels than these take a phone's memory to show. */
export const MAX_PIXELS = 25_000_000;

/** What a file of this type is for the house; undefined where it is nothing. */
export function venueKindOf(contentType: string): 'image' | 'audio' | undefined {
  if (PICTURES.includes(contentType)) return 'image';
  return SOUNDS.includes(contentType) ? 'audio' : undefined;
}

/**
 * Throws media_unsupported for what the house does not show or play, and for pictures that move; file_too_large for a
 * picture with more than 25 megapixels.
 */
export async function checkVenueFile(file: FileHandle, { contentType }: MediaType): Promise<void> {
  const kind = venueKindOf(contentType);
  if (!kind) throw new Refusal('media_unsupported');
  if (kind === 'audio') return;
  const head = await readPictureHead(file, contentType);
  if (!head || head.moves) throw new Refusal('media_unsupported');
  if (head.width * head.height > MAX_PIXELS) throw new Refusal('file_too_large');
}
