import { profaneWords } from '@2toad/profanity';
import naughtyWords from 'naughty-words';

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Words on the lists that are people's names, everyday words in the other language, or topics of quizzes. */
const HARMLESS = new Set(
  `ass asses balls bellend bestial bloody bonze breasts bum butt butts cipa cnut cok cox cum cummer cumming damn
  dick dink dinks dyke fanny flange fook fratze fux gaylord goddamn hoar hoare hoer hoes homo hore ische kimme
  kock kum kummer lust lusting lümmel masochist möpse muff mufti nackt nippel pawn pecker pinkeln popel poppen
  pron reudig rosette sadist schabracke schiesser schnackeln screwing semen sex shag snatch spac spunk tit viagra
  vögeln wang willies willy`.split(/\s+/),
);

const isHarmless = (word: string): boolean => HARMLESS.has(word.toLowerCase());
/** A list by German speakers; the other package's was machine-translated. The usual plural is added. */
const german = naughtyWords.de.filter((word) => !isHarmless(word)).flatMap((word) => [word, `${word}n`]);
const english = (profaneWords.get('en') ?? []).filter((word) => !isHarmless(word));

/** Folded words that nobody wants on a projector; only of letters, since digits in names are first read as letters. */
const BAD_WORDS: ReadonlySet<string> = new Set(
  [...german, ...english].filter((word) => /^\p{L}+$/u.test(word)).map((word) => foldWord(word)),
);

/** A word: letters, also circled ones, and what reads as one; `!` before a letter reads as an i. */
const WORD = /[\p{L}\p{N}\u24b6-\u24e9@$](?:[\p{L}\p{M}\p{N}\p{DI}\u24b6-\u24e9@$]|!(?=[\p{L}\p{N}]))*/gu;
const DIGITS: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  $: 's',
  '@': 'a',
  '!': 'i',
};
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Caches results: the same names are shown again with every change of a list. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/**
 * Returns a text fit for everybody: of each listed word only the first letter is left, and every other
 * becomes a star. Only whole words count, so that nobody is starred for where they live or for a family name.
 */
export function starWords(text: string): string {
  let shown = known.get(text);
  if (shown === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    shown = text.replace(WORD, (word) => (isBad(word) ? star(word) : word));
    known.set(text, shown);
  }
  return shown;
}

/** Digits alone are a number. */
function isBad(word: string): boolean {
  if (!/\p{L}/u.test(word)) return false;
  return readings(word).some((reading) => BAD_WORDS.has(reading));
}

/** Returns a word with digits and signs read as letters: 1 as i or l, and ä's dots as an accent or not. */
function readings(word: string): string[] {
  const plain = [word, withoutAccents(word)].map(foldWord);
  return [...plain, ...plain.map((each) => each.replaceAll('1', 'l'))].map((each) =>
    each.replace(/[013457-8$@!]/g, (sign) => DIGITS[sign] ?? sign),
  );
}

function star(word: string): string {
  const [first, ...others] = [...characters.segment(word)].map(({ segment }) => segment);
  return first + '*'.repeat(others.length);
}

/** Returns a word in lower case without accents; ä, ö, ü and ß become ae, oe, ue and ss. */
function foldWord(word: string): string {
  const letters = word.normalize('NFKC').toLowerCase();
  return withoutAccents(letters.replace(/[äöüß]/g, (letter) => UMLAUTS[letter]!));
}

/** Returns a text without accents; here ä becomes a. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\p{M}\p{DI}]/gu, '');
}
