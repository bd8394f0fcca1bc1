import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { createImporter } from '../../../../src/server/quizzes/importing/importer';
import { Refusal } from '../../../../src/session/refusal';
import { scheduleWithTimer } from '../../../../src/session/schedule';

const GIFT = strToU8('Who?{=Ann ~Bob}');
/** Returns why a file cannot be imported. */
const refusalOf = (importing: Promise<unknown>) =>
  importing.then(
    () => 'imported',
    (error: unknown) => (error instanceof Refusal ? error.detail : String(error)),
  );

const MANY_ROWS = strToU8(`Question,Answer 1,Answer 2,Correct\n${'a,b,c,1\n'.repeat(450_000)}`);

test.each([
  ['a heap that is too small', 1, GIFT],
  ['more rows than it can hold', undefined, MANY_ROWS],
])('a file that crashes its process by %s is refused', async (_what, heapMegabytes, bytes) => {
  // On a busy machine the process could run out of time before it runs out of memory.
  const importFile = createImporter((run, ms) => scheduleWithTimer(run, ms * 5), heapMegabytes);
  const refusal = await refusalOf(importFile({ fileName: 'x.txt', bytes, language: 'en' }));
  expect(refusal).toBe('Reading the file would take too much memory.');
});

test('an import that takes too long is given up', async () => {
  let isFirst = true;
  const importFile = createImporter((run, ms) => {
    const wait = isFirst ? 0 : ms;
    isFirst = false;
    return scheduleWithTimer(run, wait);
  });
  const task = { fileName: 'x.txt', bytes: GIFT, language: 'en' } as const;
  expect(await refusalOf(importFile(task))).toMatch(/^Reading the file took too long/);
  expect((await importFile(task)).format).toBe('gift');
});

test('an import whose sender is gone is given up, and the next one does not wait for it', async () => {
  const importFile = createImporter(() => () => undefined);
  const gone = new AbortController();
  const slow = {
    fileName: 'x.csv',
    bytes: strToU8(`Question,Answer\n${'"x,1\n'.repeat(400_000)}`),
    language: 'en',
  } as const;
  const given = refusalOf(importFile(slow, gone.signal));
  const waiting = refusalOf(importFile(slow, gone.signal));
  const next = importFile({ fileName: 'x.txt', bytes: GIFT, language: 'en' });
  gone.abort();
  expect((await next).format).toBe('gift');
  expect([await given, await waiting]).not.toContain('imported');
});
