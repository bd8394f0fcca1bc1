import { zipSync } from 'fflate';
import type { ServerProcess } from '../support/serverProcess';
import { xlsxFile, type XlsxCell } from '../support/xlsxFile';
import { expect, test } from './fixtures';

test.use({ ownServer: true });

const HEADER: XlsxCell[] = ['Question', 'Answer 1', 'Answer 2', 'Correct'];
const rows = (count: number): XlsxCell[][] =>
  Array.from({ length: count }, (_, index) => [`Question ${index}?`, 'a', 'b', 2]);

/** Sends a file to the built server; returns the status and the body. */
async function sendFile({ origin }: ServerProcess, name: string, body: Uint8Array) {
  const url = `${origin}/quizzes/import?lang=en&filename=${name}`;
  const response = await fetch(url, { method: 'POST', body: new Uint8Array(body) });
  const { detail, quiz } = (await response.json()) as { detail?: string; quiz?: { questions: unknown[] } };
  return { status: response.status, detail, questionCount: quiz?.questions.length };
}

test('the built server refuses malicious files without stopping, and imports a spreadsheet', async ({
  server,
}) => {
  const files: [string, Uint8Array, RegExp][] = [
    // A busy machine runs into the limit of time before it has counted the rows.
    ['rows.xlsx', xlsxFile({ Sheet1: [HEADER, ...rows(20_000)] }), /too large/],
    ['bomb.xlsx', zipSync({ 'xl/sharedStrings.xml': new Uint8Array(200_000_000) }), /too large/],
    ['page.xlsx', Buffer.from('%PDF-1.7'), /PDF/],
  ];
  const refusals = Promise.all(files.map(([name, file]) => sendFile(server, name, file)));
  expect((await fetch(`${server.origin}/quizzes`)).status).toBe(200);
  for (const [index, { status, detail }] of (await refusals).entries()) {
    expect(status).toBe(422);
    expect(detail).toMatch(files[index]![2]);
  }
  const file = xlsxFile({ Sheet1: [HEADER, ...rows(100)] });
  expect(await sendFile(server, 'Pub.xlsx', file)).toEqual({ status: 200, questionCount: 100 });
  expect(server.log.join('')).not.toMatch(/error|crash/);
});
