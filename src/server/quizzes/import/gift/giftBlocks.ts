/** A question of a GIFT file as it stands there, with its escapes. */
export interface GiftBlock {
  /** From 1. */
  line: number;
  /** The path of its category, which may be in a round of the same title as another; empty without one. */
  category: string;
  text: string;
}

/** Parts a GIFT file at its blank lines, and leaves comments out. */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let category = '';
  let lines: string[] = [];
  let begin = 0;
  const end = (): void => {
    if (lines.length) blocks.push({ line: begin, category, text: lines.join('\n') });
    lines = [];
  };
  text.split('\n').forEach((line, index) => {
    const named = /^\s*\$CATEGORY:(.*)$/i.exec(line);
    if (named) {
      end();
      category = (named[1] ?? '').trim();
    } else if (!line.trim()) end();
    else if (!/^\s*\/\//.test(line)) {
      if (!lines.length) begin = index + 1;
      lines.push(line);
    }
  });
  end();
  return blocks;
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
