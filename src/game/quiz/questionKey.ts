/** What a question shows or plays: the names of its files. */
interface Shown {
  image?: string | null | undefined;
  audio?: string | null | undefined;
  video?: string | null | undefined;
}

/** The file that makes "Who is this?" another question than the same words with another picture. */
export function mediaName({ image, audio, video }: Shown): string | undefined {
  return (image || audio || video)?.trim().normalize('NFC') || undefined;
}

/**
 * The key of a question: those that share it count as the same, in whatever quiz they stand. Case, spaces and
 * punctuation make no difference, but for those between digits: 2-2 is not 22.
 */
export function questionKey(text: string, media = ''): string {
  const plain = text.normalize('NFKC').toLowerCase();
  const apart = plain.replace(/(?<=\d)[\p{P}\p{Z}\s]+(?=\d)/gu, '|');
  const said = apart.replace(/[\p{P}\p{Z}\p{Cf}\s]/gu, '') || plain.trim();
  return media ? `${said} ${media}` : said;
}
