const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A word in small letters without accents; ä, ö, ü and ß as ae, oe, ue and ss. */
export function foldWord(word: string): string {
  const letters = word.normalize('NFKC').toLowerCase();
  return withoutAccents(letters.replace(/[äöüß]/g, (letter) => UMLAUTS[letter]!));
}

/** A text without accents: also ä is then a. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\p{M}\p{DI}]/gu, '');
}
