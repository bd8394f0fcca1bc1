import { existsSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Level } from 'level';
import { expect, it, vi } from 'vitest';
import { openLevelSessionStore } from '../../src/server/levelSessionStore';
import { createFaultyDisk } from '../support/faultyDisk';
import { createManualSchedule } from '../support/manualSchedule';
import { openSession, startQuizServer, temporaryFolder } from '../support/quizServer';

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  return { ...original, cp: vi.fn(original.cp) };
});

const RETRY_MS = 5_000;

it('a copy that fills the disk is gone before LevelDB needs the space', async () => {
  const folder = join(await temporaryFolder(), 'sessions');
  vi.mocked(cp).mockImplementationOnce(async (_from, to) => {
    await mkdir(String(to));
    await writeFile(join(String(to), 'part'), 'of a copy');
    throw new Error('no space left on device');
  });
  const open = vi.spyOn(Level.prototype, 'open');
  const wasThere: boolean[] = [];
  open.mockImplementationOnce(function (this: Level) {
    wasThere.push(existsSync(`${folder}.before`));
    return this.open();
  });
  await (await openLevelSessionStore(folder, () => undefined)).close();
  expect(wasThere).toEqual([false]);
});

it('a store that is opened again after a failed write is not copied again', async () => {
  const { disk, openStore } = createFaultyDisk();
  const time = createManualSchedule();
  const server = await startQuizServer({ openStore, schedule: time.schedule });
  vi.mocked(cp).mockClear();
  disk.isFull = true;
  await openSession(server);
  disk.isFull = false;
  await expect
    .poll(() => (time.pass(RETRY_MS), server.logged.join('\n')))
    .toMatch(/everything is saved again/);
  expect(cp).not.toHaveBeenCalled();
});
