import { expect, test } from '../e2e/fixtures';
import { xlsxFile, type XlsxCell } from '../support/xlsxFile';
import { percentiles, printTable } from './report';

const IMPORTS = 20;
const HEADER: XlsxCell[] = ['Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Answer 4', 'Correct'];

test('a spreadsheet of 100 questions is imported', async ({ server }) => {
  const rows = Array.from({ length: 100 }, (_, index): XlsxCell[] => [
    `Which of these is the right one, number ${index}?`,
    'The first of them',
    'The second',
    'The third',
    'The last of all',
    (index % 4) + 1,
  ]);
  const body = new Uint8Array(xlsxFile({ Sheet1: [HEADER, ...rows] }));
  const times: number[] = [];
  for (let count = 0; count < IMPORTS; count++) {
    const start = performance.now();
    const response = await fetch(`${server.origin}/quizzes/import?filename=Pub.xlsx`, {
      method: 'POST',
      body,
    });
    const { quiz } = (await response.json()) as { quiz: { questions: unknown[] } };
    times.push(performance.now() - start);
    expect(quiz.questions).toHaveLength(100);
  }
  printTable('Importing a spreadsheet of 100 questions, in milliseconds', [
    { imports: IMPORTS, ...percentiles(times) },
  ]);
});
