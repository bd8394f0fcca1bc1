import { decodeHTML, decodeHTMLStrict } from 'entities/decode';
import { reportSeveral, type Report } from '../report';

type Fields = Record<string, unknown> | undefined;

/** One answer between a GIFT question's braces, with its escapes. */
interface GiftAnswer {
  isRight: boolean;
  /** In percent; null if the file gives none. */
  weight: number | null;
  text: string;
  feedback: string;
}

/** The content of a GIFT question's braces. */
export interface GiftBody {
  /** The format of the question's text, which these texts inherit. */
  format: string;
  /** Everything before the first `=` or `~`, such as `T`, `#` or `#3:1`. */
  head: string;
  answers: GiftAnswer[];
  /** The feedback shown for every answer. */
  feedback: string;
}

export function readGiftBody(source: string, format: string): GiftBody {
  const general = findGeneral(source);
  const body = general < 0 ? source : source.slice(0, general);
  let at = findUnescaped(body, '=~');
  const head = (at < 0 ? body : body.slice(0, at)).trim();
  const answers: GiftAnswer[] = [];
  while (at >= 0) {
    const next = findUnescaped(body, '=~', at + 1);
    const answer = readAnswer(body[at] === '=', body.slice(at + 1, next < 0 ? undefined : next));
    // Hand-written files have `~=` for a right answer: the first of the two is an empty one.
    if (answer.text || answer.feedback) answers.push(answer);
    at = next;
  }
  return { format, head, answers, feedback: general < 0 ? '' : source.slice(general + 4) };
}

function findGeneral(source: string): number {
  let at = findUnescaped(source, '#');
  while (at >= 0 && !source.startsWith('####', at)) at = findUnescaped(source, '#', at + 1);
  return at;
}

function readAnswer(isRight: boolean, source: string): GiftAnswer {
  const [all = '', percent] = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(source) ?? [];
  const rest = source.slice(all.length);
  const hash = findUnescaped(rest, '#');
  return {
    isRight,
    weight: percent === undefined ? null : Number(percent),
    text: (hash < 0 ? rest : rest.slice(0, hash)).trim(),
    feedback: hash < 0 ? '' : rest.slice(hash + 1).trim(),
  };
}

/** Returns the fields of a question's kind; undefined if the report says why it cannot be imported. */
export function readGiftKind(body: GiftBody, where: string, report: Report): Fields {
  const { head, answers } = body;
  if (head.startsWith('#')) return numeric(body, where, report);
  const [, truth] = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(head) ?? [];
  if (truth && !answers.length) return trueOrFalse(/^t/i.test(truth), report);
  if (head) return void report.add(where, 'notReadable');
  if (!answers.length) return void report.add(where, 'kindUnsupported', report.text('essay'));
  const isMatching = answers.every(({ isRight, text }) => isRight && ARROW.test(text));
  if (isMatching) return matching(body, where, report);
  return answers.every(({ isRight }) => isRight)
    ? shortAnswer(body, where, report)
    : choice(body, where, report);
}

/** Ends the left side of a pair. */
const ARROW = /(?<!\\)->/;

/** Moodle also allows right sides that match nothing: their left sides are empty. */
function matching({ answers, format }: GiftBody, where: string, report: Report): Fields {
  const pairs = answers.map(({ text }) => {
    const { index, 0: arrow } = ARROW.exec(text)!;
    const sides = [text.slice(0, index), text.slice(index + arrow.length)];
    return sides.map((side) => readGiftText(side, format).text);
  });
  for (const [left, right = ''] of pairs) if (!left) report.add(where, 'leftMissing', right);
  return { pairs: pairs.filter(([left]) => left) };
}

function trueOrFalse(isTrue: boolean, report: Report): Fields {
  return { answers: [report.text('true'), report.text('false')], correctAnswer: isTrue ? 0 : 1 };
}

function shortAnswer({ answers, format }: GiftBody, where: string, report: Report): Fields {
  const accepted = answers.filter(({ weight, text }) => {
    if (weight !== null && weight <= 0) return false;
    const hasWildcard = /(?<!\\)\*/.test(text);
    if (hasWildcard) report.add(where, 'wildcardLost', text);
    return !hasWildcard;
  });
  if (accepted.some(({ weight }) => weight !== null && weight < 100)) report.add(where, 'partialCounts');
  const texts = accepted.map(({ text }) => readGiftText(text, format).text);
  reportSeveral(texts, where, report);
  return { acceptedAnswers: texts };
}

/** If several right answers have weights, all of them must be picked; otherwise one is enough. */
function choice({ answers, format }: GiftBody, where: string, report: Report): Fields {
  const marked = placesOf(answers, ({ isRight }) => isRight);
  const weighted = placesOf(answers, ({ isRight, weight }) => !isRight && (weight ?? 0) > 0);
  const texts = answers.map(({ text }) => readGiftText(text, format).text);
  if (marked.length === 1) {
    if (weighted.length) report.add(where, 'partialLost');
    return { answers: texts, correctAnswer: marked[0] };
  }
  const right = marked.length ? marked : weighted;
  if (!right.length) return { answers: texts, correctAnswer: null };
  if (marked.length) report.add(where, 'severalCorrect');
  const weights = weighted.map((place) => answers[place]!.weight!);
  if (marked.length ? weighted.length : Math.max(...weights) - Math.min(...weights) > 0.1)
    report.add(where, 'weightsLost');
  return { answers: texts, correctAnswers: right };
}

function placesOf(answers: GiftAnswer[], has: (answer: GiftAnswer) => boolean): number[] {
  return answers.flatMap((answer, place) => (has(answer) ? [place] : []));
}

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const WITH_TOLERANCE = new RegExp(`^(${NUMBER})(?:\\s*:\\s*(${NUMBER}))?$`, 'i');
const RANGE = new RegExp(`^(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})$`, 'i');

/** Reads a GIFT question for a number: `#3`, `#3:1`, `#2..4`, or several after `#` with a weight each. */
function numeric({ head, answers }: GiftBody, where: string, report: Report): Fields {
  const hash = findUnescaped(head, '#', 1);
  const single = head.slice(1, hash < 0 ? undefined : hash).trim();
  const right = answers.filter(({ isRight, weight }) => isRight && (weight ?? 100) > 0);
  const best = right.find(({ weight }) => (weight ?? 100) === 100) ?? right[0];
  const source = single || best?.text;
  if (source === undefined) return { correctNumber: null };
  if (right.length > (single ? 0 : 1)) report.add(where, 'furtherNumbersLost');
  return readNumber(source.replace(/\\([:~=#])/g, '$1')) ?? void report.add(where, 'notReadable');
}

function readNumber(source: string): Fields {
  const [, least, most] = RANGE.exec(source) ?? [];
  if (least !== undefined && most !== undefined) {
    const middle = rounded((Number(least) + Number(most)) / 2);
    return { correctNumber: middle, tolerance: rounded(Math.abs(Number(most) - Number(least)) / 2) };
  }
  const [, value, tolerance] = WITH_TOLERANCE.exec(source) ?? [];
  if (value === undefined) return undefined;
  const isExact = tolerance === undefined || Number(tolerance) === 0;
  return { correctNumber: Number(value), ...(!isExact && { tolerance: Math.abs(Number(tolerance)) }) };
}

/** Removes the rounding noise that halving a decimal number leaves. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i;
/** What begins or ends a line in HTML, and what ends a cell of a table. */
const LINE_TAG =
  /<[bh]r\b[^<>]*>|<\/?(?:p|div|ul|ol|li|tr|table|blockquote|pre|dt|dd|figcaption|section|h\d)\b[^<>]*>/gi;
const CELL_TAG = /<\/t[dh]>/gi;
/** What no page shows. */
const UNSEEN = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi;
const SOUND = /<(audio|video|object|iframe)\b[\s\S]*?<\/\1>|<(?:audio|video|source|iframe|embed)\b[^<>]*>/gi;
/** Any tag, in texts that say they are HTML; elsewhere `<x>` may be meant as it stands. */
const ANY_TAG = /<\/?[a-z][^<>]*>/gi;
const USUAL_TAG =
  /<\/?(?:p|br|b|i|em|strong|u|span|div|sub|sup|ul|ol|li|code|pre|img|a|h\d|font|table|tbody|thead|tr|td|th|hr|blockquote|small|s|source)\b[^<>]*>/gi;

/** A plain text of a GIFT file, without its escapes, format name and markup. */
interface GiftText {
  text: string;
  /** Such as `html`; empty if none is named. */
  format: string;
  hasPicture: boolean;
  hasSound: boolean;
  hasFormula: boolean;
}

/** @param inherited the format of the text's question, which applies if the text names none */
export function readGiftText(source: string, inherited = ''): GiftText {
  const format = FORMAT.exec(source)?.[1]?.toLowerCase() ?? inherited;
  const unescaped = unescapeGift(source.replace(FORMAT, ''));
  const hasFormula = FORMULA.test(unescaped);
  if (format === 'plain')
    return { text: unescaped.trim(), format, hasPicture: false, hasSound: false, hasFormula };
  const silent = unescaped.replace(UNSEEN, '').replace(SOUND, '');
  const bare = silent
    .replace(LINE_TAG, '\n')
    .replace(CELL_TAG, ' ')
    .replace(format === 'html' ? ANY_TAG : USUAL_TAG, '');
  const decode = format === 'html' ? decodeHTML : decodeHTMLStrict;
  const text = decode(format === 'markdown' ? withoutEmphasis(bare) : bare)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
  // An answer that is a picture has at least its description.
  const pictured = [...silent.matchAll(/<img\b[^<>]*?\balt=(["'])(.*?)\1/gi)].map(([, , alt = '']) =>
    decode(alt).trim(),
  );
  return {
    text: text || pictured.join(' '),
    format,
    hasPicture: /<img\b|@@PLUGINFILE@@/i.test(silent),
    hasSound: /<(?:audio|video|source|object|iframe|embed)\b/i.test(unescaped),
    hasFormula,
  };
}

/** LaTeX between the marks that Moodle knows. */
const FORMULA = /\\\([\s\S]+?\\\)|\\\[[\s\S]+?\\\]|\$\$[\s\S]+?\$\$/;

/** Returns the text that Markdown shows, without the marks of headings, links, code, and bold and italic type. */
function withoutEmphasis(text: string): string {
  return text
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/!?\[([^[\]\n]+)\]\([^()\s]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]*?[^\s*_])\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/`([^`\n]+)`/g, '$1');
}

/** Asterisks and arrows are escaped where they would have a meaning; a backslash before any other character is one. */
function unescapeGift(text: string): string {
  return text.replace(/\\([~=#{}:\\n*]|-(?=>))/g, (_all, escaped: string) =>
    escaped === 'n' ? '\n' : escaped,
  );
}

/** Finds the first unescaped one of these characters from a position on; -1 if there is none. */
export function findUnescaped(text: string, characters: string, from = 0): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (characters.includes(text[at]!)) return at;
  }
  return -1;
}

/** A line for each answer, between the braces of a GIFT question. */
export function giftLines<T>(
  answers: readonly T[] | null | undefined,
  line: (answer: T, at: number) => string,
): string {
  return `\n${(answers ?? []).map(line).join('\n')}`;
}

/** Escapes a text. If its beginning looks like a format or a weight, it is marked as plain. */
export function giftText(text: string): string {
  const escaped = escapedGift(text);
  return /^[[%]/.test(escaped) ? plainGift(text) : escaped;
}

/** Escapes a text and marks it as plain. */
export function plainGift(text: string): string {
  return `[plain]${escapedGift(text)}`;
}

function escapedGift(text: string): string {
  return (
    text
      .trim()
      .replace(/[~=#{}:\\]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b-\u001f]/g, '')
  );
}
