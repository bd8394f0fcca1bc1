/** A line of a document, without its markup. */
export interface Line {
  /** Counted from 1. */
  number: number;
  text: string;
  /** In characters, or levels of a list. */
  indent: number;
  isHeading: boolean;
  /** Where it is bold, underlined or coloured: from, to. */
  strong: readonly (readonly [number, number])[];
  /** The cells of a table's row. */
  cells?: readonly string[];
  /** The whole content of a block of code, such as JSON. */
  code?: string;
}

/** Begin and end strong type in a text that is still being read. */
export const STRONG = '\uE001';
export const END_STRONG = '\uE002';

/** Makes a line of a text in which strong type is marked. */
export function lineOf(number: number, marked: string, further: Partial<Line> = {}): Line {
  const strong: [number, number][] = [];
  let text = '';
  let from = -1;
  for (const piece of marked.split(/([\uE001\uE002])/)) {
    if (piece === STRONG) from = text.length;
    else if (piece === END_STRONG) {
      if (from >= 0 && from < text.length) strong.push([from, text.length]);
      from = -1;
    } else text += piece;
  }
  const trimmed = text.trimEnd();
  return { number, indent: 0, isHeading: false, ...further, text: trimmed, strong };
}

/** Whether all letters and digits of a part of a line are strong. */
export function isStrong({ text, strong }: Line, from = 0, to = text.length): boolean {
  let has = false;
  for (let at = from; at < to; at++) {
    if (!/[\p{L}\p{N}]/u.test(text[at]!)) continue;
    if (!strong.some(([start, end]) => at >= start && at < end)) return false;
    has = true;
  }
  return has;
}

/** What ends a line: word processors and slides have signs of their own for it. */
const LINE_END = /[\n\v\f\u0085\u2028\u2029]/;

/** A number in the keys of a phone, as chats write it before a question. */
const KEYCAPS = /^([\s>*_#]*)((?:\d\uFE0F?\u20E3)+|🔟)(?:\s*[.):])?\s*/u;

function withPlainNumber(line: string): string {
  return line.replace(
    KEYCAPS,
    (_, before: string, keys: string) => `${before}${keys === '🔟' ? '10' : keys.replace(/\D/g, '')}. `,
  );
}

/** Reads the lines of a plain text or of Markdown, which mails and chats mix. */
export function linesOfText(text: string): Line[] {
  const lines: Line[] = [];
  const all = text.split(LINE_END).map(withPlainNumber);
  for (let at = 0; at < all.length; at++) {
    const source = all[at]!.replace(/^(?:\s?>)+ ?/, '');
    const fence = /^\s*(`{3,}|~{3,})[\w+-]*\s*$/.exec(source)?.[1];
    if (fence) {
      const end = all.findIndex((line, index) => index > at && line.trim().startsWith(fence));
      const inside = all.slice(at + 1, end < 0 ? undefined : end);
      const code = inside.join('\n');
      if (isData(code)) lines.push({ ...lineOf(at + 1, ''), code });
      else lines.push(...inside.map((line, index) => lineOfMarkdown(at + 2 + index, line)));
      at += inside.length + 1;
    } else lines.push(lineOfMarkdown(at + 1, source));
  }
  return lines;
}

/** Whether code is data rather than a list that a chat put into a frame. */
function isData(code: string): boolean {
  return /^\s*[[{]/.test(code);
}

function lineOfMarkdown(number: number, source: string): Line {
  const written = source.replaceAll('\u00a0', ' ');
  const text = unescaped(written);
  const [, hashes, title] = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/.exec(text) ?? [];
  if (hashes && title !== undefined) return lineOf(number, inline(title), { isHeading: true });
  const [space = ''] = /^\s*/.exec(text) ?? [];
  const rest = text.slice(space.length);
  const indent = space.replaceAll('\t', '    ').length;
  const cells = cellsOf(written.trimStart());
  return lineOf(number, inline(rest), { indent, ...(cells && { cells }) });
}

/** Takes away the backslashes that only say that a sign stands for itself. */
function unescaped(text: string): string {
  return text.replace(/\\([\\`*_{}[\]()#+.!|>~-])/g, '$1');
}

/** The cells of a row in a Markdown table; one with a backslash before it is no border. */
function cellsOf(text: string): string[] | undefined {
  if (!/^\|.*\|\s*$/.test(text)) return undefined;
  const inside = text.trim().slice(1, -1);
  return inside.split(/(?<!\\)\|/).map((cell) =>
    inline(unescaped(cell))
      .replace(/[\uE001\uE002]/g, '')
      .trim(),
  );
}

/** Marks bold type, and takes out what only makes a text look otherwise. */
function inline(text: string): string {
  return (
    text
      .replace(/(\*\*|(?<![\p{L}\p{N}_])__(?=[^_]))(?=\S)(.*?\S)\1/gu, `${STRONG}$2${END_STRONG}`)
      .replace(/<(?:u|b|strong|mark)>(.*?)<\/(?:u|b|strong|mark)>/gi, `${STRONG}$1${END_STRONG}`)
      // A single asterisk marks the right answer in many lists: only a pair around words is a look.
      .replace(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]*?[^\s*_])\1(?![\p{L}\p{N}*_])/gu, '$2')
      .replace(/`([^`\n]+)`/g, '$1')
      .replace(/<br\s*\/?>/gi, ' ')
      .replace(/!?\[([^\]\n]+)\]\((?:https?:|mailto:)[^)\s]*\)/g, '$1')
  );
}

/** The strong end of a line, whose beginning is not strong. */
export function strongEndOf(line: Line, from: number): string {
  const last = line.strong.at(-1);
  if (!last || isStrong(line, from)) return '';
  const [start, end] = last;
  const isEnd = !/[\p{L}\p{N}]/u.test(line.text.slice(end));
  return isEnd && start > from ? line.text.slice(start).trim() : '';
}
