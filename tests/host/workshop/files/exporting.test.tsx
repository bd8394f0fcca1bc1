import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Remark } from '../../../../src/contract/quizFiles';
import { expectConsoleError } from '../../../support/consoleErrors';
import { network, problem } from '../../../support/network';
import { catchSaved } from '../../catchSaved';
import { choose, openFiles } from './filesServer';

const EXPORT = 'http://localhost:5000/quizzes/pub/export';

let saved: ReturnType<typeof catchSaved>;
beforeEach(() => {
  saved = catchSaved();
});

/** Makes the server offer exports with this report; returns the query strings of the calls. */
function answerExports(report: Remark[]): string[] {
  const searches: string[] = [];
  network.use(
    http.get(EXPORT, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      searches.push(search);
      return searchParams.get('report') === '1' ? HttpResponse.json({ report }) : HttpResponse.text('file');
    }),
  );
  return searches;
}

test.each([
  ['Exportieren als JSON', 'json'],
  ['Exportieren als Excel (XLSX)', 'xlsx'],
  ['Exportieren als Moodle (GIFT)', 'gift'],
])('%s saves a file named after the quiz', async (choice, format) => {
  await openFiles();
  const searches = answerExports([]);
  await choose('Pub Quiz', choice);
  expect(await screen.findByText('Die Datei ist gespeichert.')).toBeVisible();
  expect(saved).toMatchObject([{ name: `Quiz-Pub-Quiz.${format}` }]);
  expect(searches).toEqual([`?format=${format}&lang=de&report=1`, `?format=${format}&lang=de`]);
  expect(screen.queryByText('Das kann das Format nicht aufnehmen:')).toBeNull();
});

test('what the format cannot hold is listed', async () => {
  await openFiles();
  answerExports([{ where: 'Frage 2', message: 'Nicht in der Datei: die Notiz.' }]);
  await choose('Pub Quiz', 'Exportieren als Moodle (GIFT)');
  const report = await screen.findByRole('group', { name: 'Das kann das Format nicht aufnehmen:' });
  expect(report).toHaveTextContent('Frage 2: Nicht in der Datei: die Notiz.');
  expect(saved).toHaveLength(1);
});

test('a failed export is reported, and no file is saved', async () => {
  await openFiles();
  network.use(http.get(EXPORT, () => problem(404, 'quiz_not_found')));
  await choose('Pub Quiz', 'Exportieren als JSON');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '„Pub Quiz“ wurde nicht exportiert. Auf dem Server gibt es das nicht mehr.',
  );
  expect(saved).toEqual([]);
  expectConsoleError(/quiz_not_found/);
});
