import type { Report } from '../../remarks/report';
import type { FoundQuiz } from '../foundQuiz';
import { giftKind, readGiftBody, type GiftBody } from './giftAnswers';
import { findUnescaped, readGiftText } from './giftText';

/** How only GIFT looks: a title, a category, or braces that begin as answers do. */
const SIGN = /^[ \t]*(?:::[^\n]*::|\$CATEGORY:)|(?<!\\)(?:\\\\)*\{\s*(?:[=~#]|(?:T|F|TRUE|FALSE)\s*[#}])/im;

/** The questions of a Moodle GIFT file, categories as rounds; undefined where the text is something else. */
export function findGift(text: string, report: Report): FoundQuiz | undefined {
  if (!SIGN.test(text)) return undefined;
  const places = new Map<unknown, string>();
  const rounds = new Map<string, object[]>();
  for (const block of giftBlocks(text)) {
    const where = report.text('line', block.line);
    const question = questionOf(block, where, report);
    if (!question) continue;
    places.set(question, where);
    const round = rounds.get(block.category);
    if (round) round.push(question);
    else rounds.set(block.category, [question]);
  }
  const list = [...rounds].map(([path, questions]) => {
    const title = titleOfCategory(path);
    return { ...(title !== undefined && { title }), questions };
  });
  const [only = { questions: [] }] = list;
  const quiz = list.length > 1 || 'title' in only ? { rounds: list } : only;
  return { format: 'gift', quiz, places };
}

function questionOf({ text }: GiftBlock, where: string, report: Report): object | undefined {
  const [titled = '', title = ''] = /^\s*::((?:\\[\s\S]|(?!::)[^\\])*)::/.exec(text) ?? [];
  const rest = text.slice(titled.length);
  const open = findUnescaped(rest, '{');
  if (open < 0) return void report.add(where, 'kindUnsupported', report.text('description'));
  const close = findUnescaped(rest, '}', open + 1);
  if (close < 0) return void report.add(where, 'unclosed');
  const further = findUnescaped(rest, '{', open + 1);
  if (further >= 0) return void report.add(where, 'bracesInside');
  const before = rest.slice(0, open);
  const after = rest.slice(close + 1);
  // A gap in the middle of a sentence.
  const whole = readGiftText(after.trim() ? `${before.trimEnd()} _____ ${after.trimStart()}` : before);
  if (!whole.text) return void report.add(where, 'noQuestionText');
  const body = readGiftBody(rest.slice(open + 1, close), whole.format);
  const kind = giftKind(body, where, report);
  if (!kind) return undefined;
  if (whole.hasPicture) report.add(where, 'pictureInText');
  const note = readGiftText(title).text;
  const explanation = explanationOf(body, where, report);
  return {
    question: whole.text,
    ...kind,
    ...(explanation && { explanation }),
    ...(note && !whole.text.includes(note) && { note }),
  };
}

/** What is shown whatever was answered, else what is said of the right answer. */
function explanationOf({ format, head, answers, feedback }: GiftBody, where: string, report: Report): string {
  const general = readGiftText(feedback, format).text;
  const own = answers.filter((answer) => answer.feedback);
  const right = own.find(({ isRight, weight }) => isRight || (weight ?? 0) > 0);
  const [ofWrong, ofRight = ''] = findFeedback(head);
  const text = general || readGiftText(right?.feedback ?? ofRight, format).text;
  const used = general ? 0 : text ? 1 : 0;
  if (own.length + [ofWrong, ofRight].filter(Boolean).length > used) report.add(where, 'feedbackLost');
  return text;
}

/** True and false, and numbers, have theirs behind the right answer: first of wrong answers, then of right ones. */
function findFeedback(head: string): string[] {
  const start = head.startsWith('#') ? 1 : 0;
  const first = findUnescaped(head, '#', start);
  if (first < 0) return [];
  const second = findUnescaped(head, '#', first + 1);
  const texts =
    second < 0 ? [head.slice(first + 1)] : [head.slice(first + 1, second), head.slice(second + 1)];
  return start === 1 ? ['', texts[0] ?? ''] : texts;
}

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
