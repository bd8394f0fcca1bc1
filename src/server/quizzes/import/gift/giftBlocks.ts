import { findUnescaped } from './giftText';

/** A question of a GIFT file as it stands there, with its escapes. */
export interface GiftBlock {
  /** From 1. */
  line: number;
  /** The path of its category, which may be in a round of the same title as another; empty without one. */
  category: string;
  text: string;
}

/** Parts a GIFT file at its blank lines, and where a question begins without one. Comments are left out. */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let category = '';
  let lines: string[] = [];
  let numbers: number[] = [];
  const end = (): void => {
    const whole = lines.join('\n');
    const starts = whole ? questionStarts(whole) : [];
    const numberAt = new Map<number, number>();
    let offset = 0;
    lines.forEach((line, index) => {
      numberAt.set(offset, numbers[index]!);
      offset += line.length + 1;
    });
    starts.forEach((start, index) => {
      const text = whole.slice(start, starts[index + 1]).trimEnd();
      blocks.push({ line: numberAt.get(start)!, category, text });
    });
    lines = [];
    numbers = [];
  };
  text.split('\n').forEach((line, index) => {
    const named = /^\s*\$CATEGORY:(.*)$/i.exec(line);
    if (named) {
      end();
      category = (named[1] ?? '').trim();
    } else if (!line.trim()) end();
    else if (!/^\s*\/\//.test(line)) {
      // Nothing but a question begins with a title.
      if (/^\s*::.*::/.test(line)) end();
      numbers.push(index + 1);
      lines.push(line);
    }
  });
  end();
  return blocks;
}

/** Where questions begin in text without blank lines: in the line after a pair of braces that another pair follows. */
function questionStarts(text: string): number[] {
  const starts = [0];
  let close = findUnescaped(text, '}', findUnescaped(text, '{') + 1);
  while (close >= 0) {
    const next = findUnescaped(text, '{', close + 1);
    if (next < 0) break;
    const lineEnd = text.indexOf('\n', close);
    if (lineEnd >= 0 && lineEnd < next) starts.push(lineEnd + 1);
    close = findUnescaped(text, '}', next + 1);
  }
  return starts;
}

/** A category is a path through Moodle's courses; its last part is what people call it. `//` is a slash in a name. */
export function titleOfCategory(path: string): string | undefined {
  const parts = path.replaceAll('//', '\0').split('/');
  const last = parts
    .map((part) => part.replaceAll('\0', '/').trim())
    .filter(Boolean)
    .at(-1);
  return last === undefined || last === 'top' || /^\$\w+\$$/.test(last) ? undefined : last;
}
