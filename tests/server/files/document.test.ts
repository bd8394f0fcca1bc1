import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkIsCurrent, readDocument } from '../../../src/server/files/document';
import { temporaryFolder } from '../../support/quizServer';

test('a change that names the ETag of a file needs nothing of what the file means', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'pub.json'), '{}');
  const readAs = vi.fn(() => ({ ok: true as const, value: 'a quiz' }));
  const document = await readDocument(folder, 'pub.json', readAs);
  checkIsCurrent('quiz', document, (etag) => etag === document.etag);
  expect(readAs).not.toHaveBeenCalled();
  expect([document.read, document.read]).toEqual(Array(2).fill({ ok: true, value: 'a quiz' }));
  expect(readAs).toHaveBeenCalledOnce();
});
