import { EventEmitter } from 'node:events';
import { setImmediate as settle } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { HttpContext } from '../../../src/server/http/answers';
import { Turns } from '../../../src/server/http/turns';
import { deferred } from '../../support/deferred';
import { startHost } from '../../support/gameOnHubs';

/** Makes requests one after the other; each is served until it is told to end. */
function createRequests(turns: Turns) {
  const begun: number[] = [];
  const request = (number: number) => {
    const outgoing = new EventEmitter();
    const made = deferred<Error | undefined>();
    const c = {
      env: { outgoing },
      req: { query: () => 'en', header: () => undefined },
    } as unknown as HttpContext;
    const outcome = turns
      .run(c, () => {
        begun.push(number);
        return made.promise.then((error) => {
          if (error) throw error;
        });
      })
      .then(
        () => 'answered',
        (error: Error) => error.message,
      );
    return {
      outcome,
      make: () => made.resolve(undefined),
      fail: () => made.resolve(new Error('no disk')),
      close: () => outgoing.emit('close'),
    };
  };
  return { begun, request };
}

test('a few requests are served at once, a few wait for their turn, and the others are refused', async () => {
  const { begun, request } = createRequests(new Turns({ atOnce: 2, mostWaiting: 1 }));
  const [first, , , refused] = [1, 2, 3, 4].map(request);
  expect(await refused?.outcome).toBe('server_busy');
  await expect.poll(() => begun).toEqual([1, 2]);
  first?.make();
  expect(await first?.outcome).toBe('answered');
  await settle();
  expect(begun).toEqual([1, 2]);
  first?.close();
  await expect.poll(() => begun).toEqual([1, 2, 3]);
});

test('requests that arrive together start later, so that others get their turn in between', async () => {
  const { begun, request } = createRequests(new Turns({ atOnce: 3, mostWaiting: 0 }));
  const requests = [1, 2, 3].map(request);
  for (const { make } of requests) make();
  await Promise.resolve();
  expect(begun).toEqual([]);
  await Promise.all(requests.map(({ outcome }) => outcome));
  expect(begun).toEqual([1, 2, 3]);
});

test('a caller who has gone no longer waits', async () => {
  const { begun, request } = createRequests(new Turns({ atOnce: 1, mostWaiting: 1 }));
  const [first, gone] = [1, 2].map(request);
  gone?.close();
  expect(await gone?.outcome).toBe('server_busy');
  const third = request(3);
  first?.make();
  first?.close();
  third.make();
  expect(await third.outcome).toBe('answered');
  expect(begun).toEqual([1, 3]);
});

test('a place is free again after each request, even after one that fails', async () => {
  const { request } = createRequests(new Turns({ atOnce: 1, mostWaiting: 0 }));
  for (let asked = 0; asked < 3; asked++) {
    const failing = request(asked);
    failing.fail();
    expect(await failing.outcome).toBe('no disk');
    failing.close();
    await settle();
  }
});

test('of many who ask for spreadsheets at once, some are told to try again, and then get them', async () => {
  const { server, host } = await startHost();
  const [{ origin }, { session }] = [server, host];
  const ask = () =>
    fetch(`${origin}/session/${session.sessionCode}/results?format=xlsx&lang=en`, {
      headers: { authorization: `Bearer ${session.hostKey}` },
    });
  const answers = await Promise.all(Array.from({ length: 60 }, ask));
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length + busy.length).toBe(60);
  expect(Number(busy[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await busy[0]?.json()).toMatchObject({
    code: 'server_busy',
    detail: 'The server is busy with other files. Please try again in a moment.',
  });
  await Promise.all(answers.filter(({ bodyUsed }) => !bodyUsed).map((answer) => answer.arrayBuffer()));
  await expect.poll(async () => (await ask()).status).toBe(200);
});

test('the answer to an incomplete address says what is missing', async () => {
  const { server, host } = await startHost();
  const [{ origin }, { session }] = [server, host];
  const headers = { authorization: `Bearer ${session.hostKey}` };
  for (const path of [
    `/session/${session.sessionCode}/results?format=__proto__`,
    '/quizzes/pub/export?format=constructor',
    '/quizzes/import/template?format=gift',
    '/seasons/winter/table?format=toString',
  ]) {
    const answer = await fetch(`${origin}${path}`, { headers });
    const detail = expect.stringMatching(/^format: one of .*xlsx/) as string;
    expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid_arguments', detail });
  }
});
