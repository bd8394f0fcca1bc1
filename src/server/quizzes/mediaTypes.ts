import { fileTypeFromBuffer } from 'file-type';
import type { MediaKind } from '../../contract/media';

/** What browsers show or play, as a file's first bytes tell it. */
export interface MediaType {
  contentType: string;
  /** What a question can name such a file as. */
  kinds: readonly MediaKind[];
  /** Of the names of such files, without the dot. */
  extension: string;
}

/** In bytes: how much of a file tells its type. */
export const TYPE_BYTES = 4_100;

const IMAGE = ['image'] as const;
const AUDIO = ['audio'] as const;
const VIDEO_OR_AUDIO = ['video', 'audio'] as const;
/** By what the first bytes say. No SVG: it can hold scripts. */
const TYPES = new Map<string, MediaType>([
  ['image/png', { contentType: 'image/png', kinds: IMAGE, extension: 'png' }],
  ['image/apng', { contentType: 'image/apng', kinds: IMAGE, extension: 'png' }],
  ['image/jpeg', { contentType: 'image/jpeg', kinds: IMAGE, extension: 'jpg' }],
  ['image/gif', { contentType: 'image/gif', kinds: IMAGE, extension: 'gif' }],
  ['image/webp', { contentType: 'image/webp', kinds: IMAGE, extension: 'webp' }],
  ['image/avif', { contentType: 'image/avif', kinds: IMAGE, extension: 'avif' }],
  ['audio/mpeg', { contentType: 'audio/mpeg', kinds: AUDIO, extension: 'mp3' }],
  ['audio/x-m4a', { contentType: 'audio/mp4', kinds: AUDIO, extension: 'm4a' }],
  ['audio/ogg', { contentType: 'audio/ogg', kinds: AUDIO, extension: 'ogg' }],
  ['audio/wav', { contentType: 'audio/wav', kinds: AUDIO, extension: 'wav' }],
  // Programs and recorders write a sound alone into what says to be a film.
  ['video/mp4', { contentType: 'video/mp4', kinds: VIDEO_OR_AUDIO, extension: 'mp4' }],
  ['video/x-m4v', { contentType: 'video/mp4', kinds: ['video'], extension: 'mp4' }],
  ['video/webm', { contentType: 'video/webm', kinds: VIDEO_OR_AUDIO, extension: 'webm' }],
]);

/** For the log. */
export const NAMES_OF_TYPES: Record<MediaKind, string> = {
  image: 'PNG, JPEG, GIF, WebP or AVIF picture',
  audio: 'MP3, M4A, Ogg, WAV or WebM sound',
  video: 'MP4 or WebM film',
};

/** The type of a file with these first bytes; undefined where browsers cannot show it. */
export async function mediaTypeOf(firstBytes: Uint8Array): Promise<MediaType | undefined> {
  // A tag before a song may end so close to the end of these bytes that what follows is too short to be known.
  const fewer = firstBytes.subarray(0, firstBytes.length / 2);
  return (await readType(firstBytes)) ?? readType(fewer);
}

async function readType(bytes: Uint8Array): Promise<MediaType | undefined> {
  // Bytes that break off in the middle of what they promise can make the reader fail.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return TYPES.get(found?.mime.replace(/;.*/, '') ?? '');
}
