import { spawnSync } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRunning, forgetAddress, noteAddress } from '../../../src/server/starting/running';
import { temporaryFolder } from '../../support/quizServer';

const LINK = 'http://localhost:5001/#key=k';

test('the address of the running server is found until it ends, and nobody else may read it', async () => {
  const folder = await temporaryFolder();
  expect(await findRunning(folder, 0)).toBeUndefined();
  await noteAddress(folder, LINK);
  expect(await findRunning(folder, 0)).toBe(LINK);
  const { mode } = await stat(join(folder, 'running'));
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
  await forgetAddress(folder);
  expect(await findRunning(folder, 0)).toBeUndefined();
});

test('a server that is just starting is waited for', async () => {
  const folder = await temporaryFolder();
  const found = findRunning(folder, 60_000);
  await noteAddress(folder, LINK);
  expect(await found).toBe(LINK);
});

test('what a crash has left is ignored, and so is anything that is not an address', async () => {
  const folder = await temporaryFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (const text of [
    `${pid} ${LINK}\n`,
    `${process.pid} file:///etc/passwd\n`,
    `${process.pid} ${LINK}`,
    'x',
  ]) {
    await writeFile(join(folder, 'running'), text);
    expect(await findRunning(folder, 0)).toBeUndefined();
  }
});
