import { listWords } from './listWords';

const QUESTION = listWords('question');
const END = String.raw`(?=\s|$)`;
const SEPARATE = '[-–—:.)]';

/** Before a question: `1.`, `1)`, `(1)`, `#1`, `Q1:`, `Frage 1 –`, `Question:`. */
const NUMBER = new RegExp(
  String.raw`^(?:[-•*]\s+)?(?:(?:no\.?|nr\.?|n[º°]|№|#)\s*)?(?:\((\d{1,3})\)|(?:(?<=#\s*)(\d{1,3})[.):]?|(\d{1,3})\s?(?:[.):]|[.)]?\s[-–—](?=\s))))${END}\s*`,
  'iu',
);
const NAMED = new RegExp(
  String.raw`^(?:[-•*]\s+)?(?:${QUESTION})(?:\s*(?:no\.?|nr\.?|n[º°]|№|#)?\s*(\d{1,3})\s*(?:(?:/|of|von|de|z)\s*\d+)?\s*(\([^()]*\))?\s*(?:${SEPARATE}|$)|\s*:)${END}\s*`,
  'iu',
);

/** What stands before a question: its number, if it has one, and how many characters it takes. */
export interface Numbering {
  number: number | null;
  length: number;
  /** Whether the language's word for a question is there. */
  isNamed: boolean;
  /** What stands behind the number, a point, a bracket or a colon; of a word, its first letter. */
  sign: string;
  /** What stands in brackets behind the number, such as the points. */
  beside?: string;
}

/** The word behind a number: `1. kérdés:`. */
const WORD_BEHIND = new RegExp(String.raw`^(?:${QUESTION})\s*${SEPARATE}\s*`, 'iu');

export function numberingOf(text: string): Numbering | undefined {
  const named = NAMED.exec(text);
  if (named) {
    const [all, number, beside] = named;
    return {
      number: number ? Number(number) : null,
      length: all.length,
      isNamed: true,
      sign: /\p{L}/u.exec(all)?.[0].toLowerCase() ?? '',
      ...(beside && { beside }),
    };
  }
  const found = NUMBER.exec(text);
  if (!found) return undefined;
  const word = WORD_BEHIND.exec(text.slice(found[0].length))?.[0] ?? '';
  return {
    number: Number(found[1] ?? found[2] ?? found[3]),
    length: found[0].length + word.length,
    isNamed: word !== '',
    sign: /[.):]/.exec(found[0])?.[0] ?? '',
  };
}

const RIGHT_SIGN = '[✓✔✅☑☒🟢]\\uFE0F?';
const WRONG_SIGN = '[✗✘❌☐▢⬜]\\uFE0F?';
const RIGHT_BOX = String.raw`[\[(]\s?[xX*✓✔]\s?[\])]`;
const OPEN_BOX = String.raw`\[\s{0,2}\]|\(\s{1,2}\)`;
const RIGHT_START = new RegExp(String.raw`^(?:\*{1,2}(?=\S)|(?:${RIGHT_SIGN}|${RIGHT_BOX})\s*)`, 'u');
const WRONG_START = new RegExp(String.raw`^(?:${WRONG_SIGN}|${OPEN_BOX})\s*`, 'u');
const RIGHT_WORD = listWords('right');
const RIGHT_END = new RegExp(
  String.raw`\s*(?:\*{1,2}|${RIGHT_SIGN}|${RIGHT_BOX}|[\[(]\s*(?:${RIGHT_WORD})\s*!?\s*[\])]|(?:<-+|←|<=|⬅)\s*(?:${RIGHT_WORD})?)\s*$`,
  'iu',
);

/** A text without the signs that call it right or wrong. */
export interface Marked {
  text: string;
  isRight: boolean;
  /** How many characters were taken from its beginning. */
  start: number;
}

/** Takes the signs off a choice: `*`, `✓`, `[x]`, `(correct)`. */
export function unmarked(source: string): Marked {
  const before = RIGHT_START.exec(source)?.[0] ?? '';
  const wrong = before ? '' : (WRONG_START.exec(source)?.[0] ?? '');
  const rest = source.slice(before.length + wrong.length);
  const text = rest.replace(RIGHT_END, '');
  return { text, isRight: before !== '' || text !== rest, start: before.length + wrong.length };
}

const LETTERS = ['abcdefgh', 'абвгдежз', 'абвгґдеє'];
const LETTER = /^(?:option\s+)?(?:\(\s?([a-hа-жґєз])\s?\)|([a-hа-жґєз])\s?(?:[.):]|[-–](?=\s)))\s*(?=\S)/iu;
const BULLET = /^(?:[-–•·◦▪●○*+]|\u2610)\s+(?=\S)/u;

/** A choice in a list. */
export interface ListChoice extends Marked {
  /** Counted from 0; null behind a bullet. */
  letter: number | null;
  /** Whether it is surely to be chosen: it has a letter or a box. */
  isSure: boolean;
  /** Whether it is bold, underlined or coloured. */
  isStrong?: boolean;
}

/** Reads a line that is one of several choices. */
export function choiceOf(line: string): ListChoice | undefined {
  const bullet = BULLET.exec(line)?.[0].length ?? 0;
  const outer = unmarked(line.slice(bullet));
  const start = bullet + outer.start;
  const [found = '', inBrackets, bare] = LETTER.exec(outer.text) ?? [];
  const inner = unmarked(outer.text.slice(found.length));
  const letter = letterPlace(inBrackets ?? bare);
  const isBoxed = outer.start > 0;
  if (letter === null && !bullet && !isBoxed) return undefined;
  return {
    text: inner.text.trim(),
    isRight: outer.isRight || inner.isRight,
    start: start + found.length + inner.start,
    letter,
    isSure: letter !== null || isBoxed,
  };
}

/** Makes a choice of a text, which may have a letter or a sign. */
export function plainChoice(text: string): ListChoice {
  const found = choiceOf(`- ${text}`);
  if (!found) return { text, isRight: false, start: 0, letter: null, isSure: false };
  return { ...found, start: Math.max(0, found.start - 2) };
}

/** Makes a choice of a line that begins with a number. */
export function numberedChoice(text: string, { length }: Numbering): ListChoice {
  const choice = plainChoice(text.slice(length));
  return { ...choice, start: choice.start + length };
}

/** The place of the choice with this letter, counted from 0; null if it is none. */
export function letterPlace(letter: string | undefined): number | null {
  if (!letter) return null;
  const places = LETTERS.map((each) => each.indexOf(letter.toLowerCase())).filter((at) => at >= 0);
  return places[0] ?? null;
}

/** Finds the choices that stand in one line: `a) Rhine b) Danube`. Returns where the first one begins. */
export function choicesWithin(text: string): { at: number; choices: ListChoice[] } | undefined {
  const starts: number[] = [];
  const sign = /(?<=^|[\s,;/|])(?:[*✓✔✅]\uFE0F?\s?)?(?:\(([a-h])\)|([a-h])[.)])\s*(?=\S)/giu;
  for (const found of text.matchAll(sign))
    if (letterPlace(found[1] ?? found[2]) === starts.length) starts.push(found.index);
  if (starts.length < 2) return undefined;
  const choices = starts.flatMap((start, index) => {
    const piece = text.slice(start, starts[index + 1]).replace(/[\s,;/|]+$/, '');
    const choice = choiceOf(piece);
    return choice ? [{ ...choice, start: start + choice.start }] : [];
  });
  // A letter without a text is no choice, and the others are then none either.
  return choices.length === starts.length ? { at: starts[0]!, choices } : undefined;
}

const ANSWER = new RegExp(
  String.raw`^(?:[-•*>]\s+)?(?:[✓✔✅👉➡]\uFE0F?\s*)?(?:(?:${listWords('answer')})\s*(?:\d{1,3}\s*)?\.?[:=]\s*|(?:ans|antw|resp|rép|odp|sol)\.\s+|(?:→|⇒|=>|->|➡)\uFE0F?\s*)`,
  'iu',
);
const ANSWER_ALONE = new RegExp(`^(?:${listWords('answer')})$`, 'iu');
const EXPLANATION = new RegExp(
  String.raw`^(?:[-•*>]\s+)?(?:[💡ℹ]\uFE0F?\s*)?(?:${listWords('explanation')})\s*[:?!]\s*`,
  'iu',
);

/** Returns the answer on a line that says it is one; empty if it stands on the next line. */
export function answerOn(text: string): string | undefined {
  const found = ANSWER.exec(text);
  if (found) return text.slice(found[0].length).trim();
  return text.length > 2 && ANSWER_ALONE.test(text.trim()) ? '' : undefined;
}

/** Whether a label is one letter, which may name a choice instead: `A: Rhine`. */
export function isLetterLabel(text: string): boolean {
  return /^\p{L}\s*:/u.test(text);
}

export function explanationOn(text: string): string | undefined {
  const found = EXPLANATION.exec(text);
  return found ? text.slice(found[0].length).trim() : undefined;
}

const ROUND = new RegExp(
  String.raw`^(?:[-•*]\s+)?(?:(?:${listWords('round')})(?:\s*(?:no\.?|nr\.?|#)?\s*(?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six))?\s*(?:[:.–—-]\s*(.*)|)|(\d{1,2})\.?\s*(?:${listWords('round')})\s*(?:[:–—-]\s*(.*)|))$`,
  'iu',
);
const TOPIC_ALONE = /^[\p{L} ]+$/u;

/** Returns the title of a round on a line that begins one: `Round 2: Music`, `2. Runde`. */
export function roundOn(text: string): string | undefined {
  const found = ROUND.exec(text.trim());
  if (!found) return undefined;
  const title = (found[1] ?? found[3] ?? '').trim();
  // The word alone is no round: “Thema”.
  return title || (TOPIC_ALONE.test(text) && !/\d/.test(text) ? undefined : text.trim());
}

const PAIR = /\S(?:\t+|\s+[–—=→]\s+|\s+-\s+|\s*=\s*|\s*[-=]>\s*)\S/;

/** Whether a line has a question and its answer, with a dash, an equals sign or a tab between them. */
export function isPair(text: string): boolean {
  return PAIR.test(text);
}

/** Whether a line is short, and no sentence. */
export function isTitleLine(text: string): boolean {
  return /^(?=\P{N})[^?!\t]{2,59}[\p{L}\p{N})”“"]$/u.test(text.trim());
}

/** The most words of a title that ends with a colon. */
const MAX_TITLE_WORDS = 4;

/** Whether a line may be a title although nothing in it says so. */
export function isShortTitle(text: string): boolean {
  // “Here are the questions for Friday:” leads over to a list, and is no title.
  if (text.trim().endsWith(':') && text.trim().split(/\s+/).length > MAX_TITLE_WORDS) return false;
  return text.length <= 60 && !/[;\t]|[.!?,:](?:\s|$)/.test(text.replace(/:$/, '')) && !isPair(text);
}

/** Returns a title without the colon behind it. */
export function bareTitle(text: string): string {
  return text.replace(/\s*:$/, '').trim();
}

const ANSWERS = new RegExp(
  String.raw`^(?:[-•*]\s+)?(?:${listWords('answers')})(?:\s*[:–—-]\s*(\d.*)?|\s+(?:\p{L}+\s+){0,2}(?=${listWords('round')})(.*))?$`,
  'iu',
);

/** A line that stands above the answers. */
export interface AnswersAbove {
  /** The round they are for, if it names one. */
  of: string;
  /** Answers in the same line. */
  rest: string;
}

export function answersAbove(text: string): AnswersAbove | undefined {
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const found = ANSWERS.exec(bare);
  return found ? { of: found[2]?.trim() ?? '', rest: found[1] ?? '' } : undefined;
}

const POINTS = new RegExp(
  String.raw`\s*[\[(]\s*(\d{1,3}(?:[.,]5)?)\s*(?:${listWords('points')})\.?\s*[\])]`,
  'iu',
);

/** Takes the points off a question: `(2 points)`. */
export function withPoints(text: string): { text: string; points?: number } {
  const found = POINTS.exec(text);
  if (!found) return { text };
  return { text: text.replace(found[0], '').trim(), points: Number(found[1]!.replace(',', '.')) };
}

/** Above all questions; it is the title of none of the rounds. */
export const QUESTIONS_ALONE = new RegExp(`^(?:${listWords('questions')})$`, 'iu');
