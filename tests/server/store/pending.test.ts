import { expect, it } from 'vitest';
import { FallbackStore } from '../../../src/server/store/fallbackStore';
import type { SessionStore } from '../../../src/server/store/sessionDocuments';
import { createManualSchedule } from '../../support/manualSchedule';

/** A store that could not be opened at first, and what is written to it once it can. */
async function openedLate() {
  const time = createManualSchedule();
  const written: string[] = [];
  const disk = {
    put: (_code: string, key: string) => Promise.resolve(void written.push(key)),
    readAll: () => Promise.resolve(new Map()),
    close: () => Promise.resolve(),
  } as unknown as SessionStore;
  let isThere = false;
  const store = new FallbackStore({
    openStore: () => (isThere ? Promise.resolve(disk) : Promise.reject(new Error('no disk'))),
    ...{ folder: '', now: () => 0, schedule: time.schedule, log: () => undefined },
  });
  await store.open({ noticeChanged: () => undefined, sessionsFound: () => undefined });
  const retry = (): void => {
    isThere = true;
    time.pass(5_000);
  };
  return { store, written, retry };
}

it('writes what was pending in the order of the newest: a game after the quiz that it plays', async () => {
  const { store, written, retry } = await openedLate();
  await store.put('ABCD', 'game', { position: 0 });
  await store.put('ABCD', 'quiz', {});
  await store.put('ABCD', 'game', { position: 1 });
  retry();
  await expect.poll(() => store.notice).toBeUndefined();
  expect(written).toEqual(['quiz', 'game']);
});
