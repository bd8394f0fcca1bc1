import type { FoundQuiz } from './foundQuiz';
import type { Report } from '../remarks/report';

const ANSWER = /^\s*([A-Z])[.)]\s+(.*)$/;
const SOLUTION = /^\s*ANSWER:\s*([A-Z])\s*$/;

interface Block {
  line: number;
  text: string[];
  answers: Map<string, string>;
}

/** The questions of an Aiken file; undefined where the text is something else. */
export function findAiken(text: string, report: Report): FoundQuiz | undefined {
  const lines = text.split('\n');
  if (!lines.some((line) => SOLUTION.test(line)) || !lines.some((line) => ANSWER.test(line)))
    return undefined;
  const places = new Map<unknown, string>();
  const questions: object[] = [];
  let block = emptyBlock();
  const end = (solution?: string): void => {
    const where = report.text('line', block.line + 1);
    const question = solution && questionOf(block, solution);
    if (question) {
      places.set(question, where);
      questions.push(question);
    } else if (block.text.length || block.answers.size || solution) report.add(where, 'notReadable');
    block = emptyBlock();
  };
  lines.forEach((line, index) => {
    const solution = SOLUTION.exec(line)?.[1];
    const [, letter, answer] = ANSWER.exec(line) ?? [];
    if (!block.text.length && !block.answers.size) block.line = index;
    if (solution) end(solution);
    else if (letter && answer !== undefined && block.text.length) block.answers.set(letter, answer.trim());
    else if (line.trim()) {
      // Text after answers begins the next question: this one has no solution.
      if (block.answers.size) {
        end();
        block.line = index;
      }
      block.text.push(line.trim());
    }
  });
  end();
  return { format: 'aiken', quiz: { questions }, places };
}

function emptyBlock(): Block {
  return { line: 0, text: [], answers: new Map() };
}

function questionOf({ text, answers }: Block, solution: string): object | undefined {
  const correctAnswer = [...answers.keys()].indexOf(solution);
  if (!text.length || correctAnswer < 0) return undefined;
  return { question: text.join(' '), answers: [...answers.values()], correctAnswer };
}
