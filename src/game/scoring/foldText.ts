/** German and English articles. They make no difference where a word follows; "Plan A" keeps its A. */
export const ARTICLES: ReadonlySet<string> = new Set(
  'der die das den dem des ein eine einen einem einer eines the a an'.split(' '),
);
/** Letters that no accent makes of others, as small letters. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ä',
  œ: 'ö',
  ø: 'ö',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Accents above and below Latin, Greek and Cyrillic letters, but not the two dots, which make ä, ö and ü. */
const ACCENTS = /[\u0300-\u0307\u0309-\u036f]|(?<![aou])\u0308/g;
const PUNCTUATION = /[\p{P}\p{Sk}]/gu;
const PUNCTUATION_IN_NUMBER = /(?<=\d)[\p{P}\p{Sk}](?=\d)/gu;

/**
 * A text without all that makes no difference in an answer: case, accents, punctuation, articles, double spaces. What
 * remains of ä, ö and ü is compared later. Two forms where punctuation stands between letters, for "AC/DC" is written
 * "AC DC" and "ACDC"; between digits it stays a gap, for 3.5 is not 35. A text of nothing else is its own form.
 */
export function foldText(text: string): string[] {
  const letters = text
    .replace(/[´`]/g, "'")
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(PUNCTUATION_IN_NUMBER, ' ');
  const forms = [letters.replace(PUNCTUATION, ' '), letters.replace(PUNCTUATION, '')].map(withoutArticles);
  const said = forms.filter((form) => form !== '');
  return said.length ? [...new Set(said)] : [letters.trim()];
}

function withoutArticles(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.filter((word, i) => !ARTICLES.has(word) || i === words.length - 1).join(' ');
}
