import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a Redis for tests only; each worker uses its own database. */
    redis: string;
  }
}

/** The tests that need a Redis, by file name. */
export const REDIS_TESTS = 'tests/**/*.redis.test.ts';

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis for all tests of a run, if this machine has one. */
export default async function setup({ provide }: TestProject) {
  if (!hasRedis()) {
    process.stderr.write(`No redis-server on this machine: ${REDIS_TESTS} are left out.\n`);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'quiz-night-redis-'));
  const place = ['--port', '0', '--unixsocket', join(folder, 'socket'), '--dir', folder];
  const redis = spawn('redis-server', [...place, '--save', '', '--databases', '256'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    redis.once('exit', () => reject(new Error('redis-server ended at its start')));
    redis.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (/ready to accept connections/i.test(text)) resolve();
    });
  });
  provide('redis', `unix://${join(folder, 'socket')}`);
  return async () => {
    const exited = once(redis, 'exit');
    redis.kill();
    await exited;
    await rm(folder, { recursive: true });
  };
}
