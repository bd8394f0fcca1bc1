import { decodeHTMLStrict } from 'entities/decode';
import { KIND_FIELDS, sourceKind, type QuestionSource, type QuizSource } from '../../../contract/question';
import { tablesOfKinds } from '../tablesKind';
import { reportLost } from '../faults';
import { placeIn } from '../../texts/texts';
import { inRounds, type FoundQuiz, type Report } from '../report';
import {
  findUnescaped,
  plainGift,
  readGiftBody,
  readGiftKind,
  readGiftText,
  type GiftBody,
  giftText,
} from './giftBody';

/** What only GIFT looks like: a title, a category, or braces that begin as answers do. */
const SIGN =
  /^[ \t]*(?:::[^\n]*::|\$CATEGORY:)|(?<!\\)(?:\\\\)*\{\s*(?:[=~#]|(?:T|F|TRUE|FALSE)\s*[#}])|^[^\n{}]*\S[ \t]*\{\}[ \t]*$/im;

/** Finds the questions in a Moodle GIFT file, with categories as rounds; undefined for any other text. */
export function findGift(text: string, report: Report): FoundQuiz | undefined {
  if (!SIGN.test(text)) return undefined;
  const found = giftBlocks(text).flatMap((block) => {
    const where = report.text('line', block.line);
    report.quote(where, block.line, () => block.text);
    const question = questionOf(block, where, report);
    if (!question) return [];
    report.places.set(question, where);
    return [{ round: block.category, question }];
  });
  return { format: 'gift', quiz: inRounds(found, titleOfCategory) };
}

function questionOf({ text }: GiftBlock, where: string, report: Report): object | undefined {
  const [titled = '', title = ''] = /^\s*::((?:\\[\s\S]|(?!::)[^\\])*)::/.exec(text) ?? [];
  const rest = text.slice(titled.length);
  const open = findUnescaped(rest, '{');
  if (open < 0) return void report.add(where, 'kindUnsupported', report.text('description'));
  if (CLOZE.test(rest.slice(open + 1))) return void report.add(where, 'kindUnsupported', 'Cloze');
  const close = findUnescaped(rest, '}', open + 1);
  if (close < 0) return void report.add(where, 'unclosed');
  const further = findUnescaped(rest, '{', open + 1);
  if (further >= 0) {
    const isGap = further > close && /^\s*[=~#]/.test(rest.slice(open + 1));
    return void report.add(where, isGap ? 'severalGaps' : 'bracesInside');
  }
  const before = rest.slice(0, open);
  const after = rest.slice(close + 1);
  // A gap in the middle of a sentence.
  const space = /^\s*[.,;:!?)\u2026]/.test(after) ? '' : ' ';
  const whole = readGiftText(after.trim() ? `${before.trimEnd()} _____${space}${after.trimStart()}` : before);
  if (!whole.text) return void report.add(where, 'noQuestionText');
  const body = readGiftBody(rest.slice(open + 1, close), whole.format);
  const kind = readGiftKind(body, where, report);
  if (!kind) return undefined;
  const texts = [
    whole,
    ...[...body.answers.map(({ text }) => text), body.feedback].map((text) =>
      readGiftText(text, whole.format),
    ),
  ];
  if (texts.some(({ hasPicture }) => hasPicture)) report.add(where, 'pictureInText');
  if (texts.some(({ hasSound }) => hasSound)) report.add(where, 'soundInText');
  if (texts.some(({ hasFormula }) => hasFormula)) report.add(where, 'formulaInText');
  const note = readGiftText(title).text;
  const explanation = explanationOf(body, where, report);
  return {
    question: whole.text,
    ...kind,
    ...(explanation && { explanation }),
    ...(note && !whole.text.includes(note) && { note }),
  };
}

/** How a gap begins in Moodle's other format for several of them. */
const CLOZE = /^\d*:[A-Z_]{2,}:/;

/** Returns the feedback shown for every answer, or else the one for the right answer. */
function explanationOf({ format, head, answers, feedback }: GiftBody, where: string, report: Report): string {
  const general = readGiftText(feedback, format).text;
  const own = answers.filter((answer) => answer.feedback);
  const right = own
    .filter(({ isRight, weight }) => (weight ?? (isRight ? 100 : 0)) > 0)
    .sort((one, other) => (other.weight ?? 100) - (one.weight ?? 100))[0];
  const [ofWrong, ofRight = ''] = findFeedback(head);
  const text = general || readGiftText(right?.feedback ?? ofRight, format).text;
  const used = general ? 0 : text ? 1 : 0;
  if (own.length + [ofWrong, ofRight].filter(Boolean).length > used) report.add(where, 'feedbackLost');
  return text;
}

/** For true/false and numbers, feedback follows the right answer: for wrong answers, then for right ones. */
function findFeedback(head: string): string[] {
  const isNumber = head.startsWith('#');
  const first = findUnescaped(head, '#', isNumber ? 1 : 0);
  if (first < 0) return [];
  const second = findUnescaped(head, '#', first + 1);
  const one = head.slice(first + 1, second < 0 ? undefined : second);
  if (isNumber) return ['', one];
  return second < 0 ? [one] : [one, head.slice(second + 1)];
}

/** A question of a GIFT file in its source form, with escapes. */
interface GiftBlock {
  /** Counted from 1. */
  line: number;
  /** The path of its category, since two rounds may have the same title; empty without one. */
  category: string;
  text: string;
}

/** Splits a GIFT file at its blank lines, and where a question begins without one. Comments are left out. */
function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let category = '';
  let lines: string[] = [];
  let numbers: number[] = [];
  const end = (): void => {
    const whole = lines.join('\n');
    const starts = whole ? questionStarts(whole) : [];
    let lineIndex = 0;
    starts.forEach((start, index) => {
      const part = whole.slice(start, starts[index + 1]);
      blocks.push({ line: numbers[lineIndex]!, category, text: part.trimEnd() });
      lineIndex += part.split('\n').length - 1;
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
      // Only a question begins with a title.
      if (/^\s*::.*::/.test(line)) end();
      numbers.push(index + 1);
      lines.push(line);
    }
  });
  end();
  return blocks;
}

/** Finds where questions begin without blank lines: on the line after braces that others follow. */
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

/** A category is a path through Moodle's courses; people use its last part. `//` is a slash in a name. */
function titleOfCategory(path: string): string | undefined {
  const parts = path.replaceAll('//', '\0').split('/');
  const last = parts
    .map((part) => part.replaceAll('\0', '/').trim())
    .filter(Boolean)
    .at(-1);
  return last === undefined || last === 'top' || /^\$\w+\$$/.test(last) ? undefined : decodeHTMLStrict(last);
}

const KEPT_OF_QUIZ = ['quizId', 'quizName', 'questions', 'rounds'];

/** Writes a quiz as Moodle GIFT. Rounds become categories; what the format cannot hold is reported. */
export function exportGift(quiz: QuizSource, report: Report): string {
  reportLost(quiz, KEPT_OF_QUIZ, report.text('quiz'), report);
  const titles = (quiz.rounds ?? []).map(({ title }) => title?.trim() ?? '');
  const parts = quiz.rounds?.flatMap((round, index) => {
    const where = report.text('round', index + 1);
    const isKept = canBeTitle(titles[index]!);
    reportLost(round, isKept ? ['title', 'questions'] : ['questions'], where, report);
    return [
      `$CATEGORY: ${isKept ? pathOf(titles, index) : `${index + 1}/top`}`,
      ...questionsIn(round.questions, where, report),
    ];
  });
  const all = parts ?? questionsIn(quiz.questions ?? [], '', report);
  return all.map((part) => `${part}\n`).join('\n');
}

/** Whether an import would read this back as a title. */
function canBeTitle(title: string): boolean {
  return title !== '' && title !== 'top' && !/^\$\w+\$$|\n|\0/.test(title);
}

/** A number keeps rounds of the same title apart. In a title, slashes are doubled, and `&` is escaped. */
function pathOf(titles: string[], index: number): string {
  const title = titles[index]!.replaceAll('/', '//').replace(/&(?=#?\w+;)/g, '&amp;');
  return titles.indexOf(titles[index]!) === index ? title : `${index + 1}/ ${title}`;
}

function questionsIn(questions: QuestionSource[], inRound: string, report: Report): string[] {
  return questions.flatMap((question, index) => {
    const where = placeIn(report.language, inRound, report.text('question', index + 1));
    const kind = sourceKind(question);
    const { gift, notInGift = [], notInTables = [] } = tablesOfKinds()[kind];
    const body = gift?.(question);
    if (body === undefined) {
      report.add(where, 'kindLost');
      return [];
    }
    const lost = [...notInGift, ...notInTables];
    const kept = KIND_FIELDS[kind].filter((field) => !lost.includes(field));
    reportLost(question, ['question', 'explanation', ...kept], where, report);
    const explanation = question.explanation?.trim();
    const feedback = explanation ? `\n####${giftText(explanation)}` : '';
    return [`${plainGift(question.question)}{${body}${feedback}\n}`];
  });
}
