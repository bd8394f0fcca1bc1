export type MediaKind = 'image' | 'audio' | 'video';

/** By the ending of the file's name. No SVG: it can hold scripts. */
const TYPES: Record<MediaKind, Record<string, string>> = {
  image: {
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
  },
  audio: { mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav' },
  video: { mp4: 'video/mp4', webm: 'video/webm' },
};
const CONTENT_TYPES = new Map(Object.values(TYPES).flatMap((types) => Object.entries(types)));

export const MEDIA_KINDS = Object.keys(TYPES) as MediaKind[];

/** The ending of a media file's name with its dot, in lower case; empty where browsers cannot show such a file. */
export function mediaEnding(fileName: string): string {
  const ending = endingOf(fileName);
  return CONTENT_TYPES.has(ending) ? `.${ending}` : '';
}

export function mediaContentType(fileName: string): string {
  return CONTENT_TYPES.get(endingOf(fileName)) ?? 'application/octet-stream';
}

/** Why a file of this name cannot be such a medium, where it cannot. */
export function wrongEnding(kind: MediaKind, fileName: string): string | undefined {
  const endings = Object.keys(TYPES[kind]);
  return endings.includes(endingOf(fileName)) ? undefined : `is none of ${endings.join(', ')}`;
}

function endingOf(fileName: string): string {
  return /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
