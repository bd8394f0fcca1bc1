import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import type { SessionStore } from '../../../src/server/store/store';
import { wordsIn } from '../../support/levelFiles';
import { temporaryFolder } from '../../support/quizServer';

/** A session in the store; `words` are all that it was ever given. */
class Writing {
  readonly words: string[] = [];

  constructor(
    private readonly store: SessionStore,
    private readonly code: string,
  ) {}

  /** Writes answers, many of them over earlier ones. */
  async write(count = 60): Promise<void> {
    for (let index = 0; index < count; index++) {
      const word = randomBytes(12).toString('hex');
      this.words.push(word);
      await this.store.put(this.code, `answer/q${index % 20}/p1`, { given: word });
    }
  }
}

async function open(folder?: string) {
  const path = folder ?? join(await temporaryFolder(), 'sessions');
  const store = await openLevelSessionStore(path);
  const found = async (words: readonly string[]): Promise<number> => (await wordsIn(path, words)).length;
  return { path, store, found, session: (code: string) => new Writing(store, code) };
}

const patient = { timeout: 10_000 };

test('a session that is deleted at once leaves the files, with the answers that it changed', async () => {
  const { store, found, session } = await open();
  const played = session('BBBBB');
  await played.write();
  // The files may have lost the answers that were overwritten.
  expect(await found(played.words.slice(-20))).toBe(20);
  await store.deleteSession('BBBBB');
  await expect.poll(() => found(played.words), patient).toBe(0);
  await store.close();
});

test('so does one that was played before and after restarts, and others stay', async () => {
  const folder = join(await temporaryFolder(), 'sessions');
  const [gone, stays]: [string[], string[]] = [[], []];
  for (let run = 0; run < 3; run++) {
    const { store, session } = await open(folder);
    for (const [code, words] of [['BBBBB', gone] as const, ['BBBBD', stays] as const]) {
      const played = session(code);
      await played.write(20);
      words.push(...played.words);
    }
    await store.close();
  }
  const { store, found } = await open(folder);
  expect(await found(gone.slice(-20))).toBe(20);
  await store.deleteSession('BBBBB');
  await expect.poll(() => found(gone), patient).toBe(0);
  expect(await found(stays.slice(-20))).toBe(20);
  await store.close();
});

test('so do sessions one after the other, while others play', async () => {
  const { store, found, session } = await open();
  const ended: string[] = [];
  const playing = session('MMMMM');
  for (const code of ['BBBBB', 'ZZZZZ', 'BBBBB', 'DDDDD']) {
    const played = session(code);
    await Promise.all([played.write(), playing.write()]);
    ended.push(...played.words);
    await Promise.all([store.deleteSession(code), playing.write()]);
    await expect.poll(() => found(ended), patient).toBe(0);
  }
  expect(await found(playing.words.slice(-20))).toBe(20);
  await store.close();
});

test('so do a single document, and a session that is deleted just before the end', async () => {
  const { store, found, session } = await open();
  const [left, ended] = [session('BBBBB'), session('DDDDD')];
  await Promise.all([left.write(20), ended.write()]);
  await store.delete('BBBBB', 'answer/q7/p1');
  await store.deleteSession('DDDDD');
  await store.close();
  expect(await found([left.words[7]!, ...ended.words])).toBe(0);
  expect(await found(left.words)).toBe(19);
});

test('what a killed server has deleted leaves the files at the next start', async () => {
  const { path, store, found, session } = await open();
  const [gone, stays] = [session('BBBBB'), session('DDDDD')];
  await Promise.all([gone.write(), stays.write(20)]);
  await store.deleteSession('BBBBB');
  const copy = join(await temporaryFolder(), 'sessions');
  expect(await found(gone.words.slice(-20))).toBe(20);
  await cp(path, copy, { recursive: true });
  await store.close();
  const again = await open(copy);
  await expect.poll(() => again.found(gone.words), patient).toBe(0);
  expect(await again.found(stays.words)).toBe(20);
  await again.store.close();
});
