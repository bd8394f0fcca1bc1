import { numberingOf } from './list/marks';
import type { FoundQuiz, Report } from './report';

const ANSWER = /^\s*([A-Z])[.)]\s+(.*)$/i;
/** Numbers, headings, bold type and marks behind answers are signs of a list that somebody wrote freely. */
const NOT_AIKEN = /^\s*(?:#|\*\*|Q[:.])|[*✓✔✅]\s*$/iu;
const SOLUTION = /^\s*(?:CORRECT )?ANSWER:(.*)$/i;

/** Of a question that is not understood. */
const QUOTED_LINES = 6;

interface Block {
  line: number;
  text: string[];
  answers: Map<string, string>;
  /** The lines of its answers that have lower-case letters. */
  small: string[];
}

/** Finds the questions in an Aiken file; returns undefined if the text is something else. */
export function findAiken(text: string, report: Report): FoundQuiz | undefined {
  const lines = text.split('\n');
  if (!lines.some((line) => SOLUTION.test(line)) || !lines.some((line) => ANSWER.test(line)))
    return undefined;
  const isListed = (line: string) => typeof numberingOf(line.trimStart())?.number === 'number';
  if (lines.some((line) => NOT_AIKEN.test(line) || isListed(line))) return undefined;
  const questions: object[] = [];
  let block = emptyBlock();
  const end = (solution?: string): void => {
    const { line } = block;
    const where = report.text('line', line + 1);
    report.quote(where, line + 1, () => lines.slice(line, line + QUOTED_LINES).join('\n'));
    const question = questionOf(block, solution?.trim() ?? '', where, report);
    if (question) {
      report.places.set(question, where);
      questions.push(question);
    }
    block = emptyBlock();
  };
  lines.forEach((line, index) => {
    const solution = SOLUTION.exec(line)?.[1];
    const [, letter, answer] = ANSWER.exec(line) ?? [];
    if (!block.text.length && !block.answers.size) block.line = index;
    if (solution !== undefined) end(solution);
    else if (letter && answer !== undefined && block.text.length && takesLetter(block, letter)) {
      block.answers.set(letter.toUpperCase(), answer.trim());
      if (letter > 'Z') block.small.push(line.trim());
    } else if (line.trim()) {
      // Text after answers begins the next question, so this one has no solution.
      if (block.answers.size) {
        end();
        block.line = index;
      }
      block.text.push(line.trim());
    }
  });
  end();
  return { format: 'aiken', quiz: { questions } };
}

function emptyBlock(): Block {
  return { line: 0, text: [], answers: new Map(), small: [] };
}

/**
 * Whether the letter begins an answer. Lower-case ones count only in sequence, since words are abbreviated
 * like that too; lower-case ones above answers with capitals belong to the question.
 */
function takesLetter(block: Block, letter: string): boolean {
  const { text, answers, small } = block;
  if (letter > 'Z') {
    const next = String.fromCharCode('a'.charCodeAt(0) + answers.size);
    return letter === next && answers.size === small.length;
  }
  if (small.length) {
    text.push(...small);
    answers.clear();
    block.small = [];
  }
  return true;
}

/** Returns a block's question; undefined if it is empty, or if the report says why it is not imported. */
function questionOf(
  { text, answers }: Block,
  solution: string,
  where: string,
  report: Report,
): object | undefined {
  if (!text.length && !answers.size && !solution) return undefined;
  if (!text.length || !answers.size) return void report.add(where, 'notReadable');
  const letters = new Set(solution.toUpperCase().match(/[A-Z]+/g));
  const places = [...letters].map((letter) => [...answers.keys()].indexOf(letter));
  const fields = { question: text.join(' '), answers: [...answers.values()] };
  if (!solution) return { ...fields, correctAnswer: null };
  if (!places.length || places.includes(-1)) {
    report.add(where, 'correctUnknown', solution);
    return { ...fields, correctAnswer: null, note: solution };
  }
  return { ...fields, ...(places.length > 1 ? { correctAnswers: places } : { correctAnswer: places[0] }) };
}
