/** The file names of a question's media. */
interface Shown {
  image?: string | null | undefined;
  audio?: string | null | undefined;
  video?: string | null | undefined;
}

/** The file that distinguishes "Who is this?" from the same words with another picture. */
export function mediaName({ image, audio, video }: Shown): string | undefined {
  return (image || audio || video)?.trim().normalize('NFC') || undefined;
}

/**
 * The key of a question: those with the same key count as the same, whatever quiz they are in. It ignores
 * case, spaces and punctuation, except between digits: 2-2 is not 22.
 */
export function questionKey(text: string, media = ''): string {
  const plain = text.normalize('NFKC').toLowerCase();
  const apart = plain.replace(/(?<=\d)[\p{P}\p{Z}\s]+(?=\d)/gu, '|');
  const said = apart.replace(/[\p{P}\p{Z}\p{Cf}\s]/gu, '') || plain.trim();
  return media ? `${said} ${media}` : said;
}
