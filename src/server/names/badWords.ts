import { profaneWords } from '@2toad/profanity';
import naughtyWords from 'naughty-words';
import { foldWord } from './foldWord';

/** Listed words that are names of people, everyday words in the other language, or what a quiz asks about. */
const HARMLESS = new Set(
  `ass asses balls bellend bestial bloody bonze breasts bum butt butts cipa cnut cok cox cum cummer cumming damn
  dick dink dinks dyke fanny flange fook fratze fux gaylord goddamn hoar hoare hoer hoes homo hore ische kimme
  kock kum kummer lust lusting lümmel masochist möpse muff mufti nackt nippel pawn pecker pinkeln popel poppen
  pron reudig rosette sadist schabracke schiesser schnackeln screwing semen sex shag snatch spac spunk tit viagra
  vögeln wang willies willy`.split(/\s+/),
);

const isHarmless = (word: string): boolean => HARMLESS.has(word.toLowerCase());
/** A list by people who speak German; the other package's was translated by a machine. With the usual plural. */
const german = naughtyWords.de.filter((word) => !isHarmless(word)).flatMap((word) => [word, `${word}n`]);
const english = (profaneWords.get('en') ?? []).filter((word) => !isHarmless(word));

/**
 * Words that nobody wants on a projector, folded. Only what is written in letters alone: signs are read as letters
 * before words are compared.
 */
export const BAD_WORDS: ReadonlySet<string> = new Set(
  [...german, ...english].filter((word) => /^\p{L}+$/u.test(word)).map((word) => foldWord(word)),
);
