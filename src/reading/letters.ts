/** Letters that no accent turns into others, in lower case. */
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
/** Accents above and below Latin, Greek and Cyrillic letters, except the two dots of ä, ö and ü. */
const ACCENTS = /[\u0300-\u0307\u0309-\u036f]|(?<![aou])\u0308/g;
/** All letters but those of most texts that stay as they are. */
const OTHER_LETTERS = /[^\0-\x7fäöüа-ик-яєі]/gu;
/** What stands before each three digits of a large number. */
const BEFORE_THOUSANDS = /[., '’](?=\d{3}(?!\d))(?<=(?<!\d)\d{1,3}.)/g;
const PUNCTUATION_IN_NUMBER = /(\d)[\p{P}\p{Sk}](?=\d)/gu;

/** An evening has far fewer letters, but guests could send every one that there is. */
const MOST_KNOWN = 2_000;
/** What becomes of each letter that was folded. */
const known = new Map<string, string>();

/** Returns a text in lower case without accents; 1,000 is 1000, and other punctuation between digits is a gap. */
export function foldLetters(lower: string): string {
  const letters = isPlain(lower) ? lower : lower.replace(OTHER_LETTERS, foldLetter);
  return letters.replace(BEFORE_THOUSANDS, '').replace(PUNCTUATION_IN_NUMBER, '$1 ');
}

function foldLetter(letter: string): string {
  let folded = known.get(letter);
  if (folded === undefined) {
    folded = (LETTERS[letter] ?? letter).normalize('NFD').replace(ACCENTS, '').normalize('NFC');
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(letter, folded);
  }
  return folded;
}

/** Whether a text is of English letters and signs alone, which most are: nothing is folded there. */
export function isPlain(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/** Returns a text in which ä, ae and a are all a. */
export function withoutUmlauts(text: string): string {
  return text.replace(/[äöü]|[aou]e/g, (letters) => 'aou'['äöü'.indexOf(letters)] ?? letters[0]!);
}
