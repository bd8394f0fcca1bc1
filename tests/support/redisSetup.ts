import type { TestProject } from 'vitest/node';
import { hasRedis } from './hasRedis';
import { RedisServer } from './redisServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a Redis for tests only; each worker uses its own database. */
    redis: string;
  }
}

/** Starts a Redis for all tests of a run, if this machine has one. */
export default async function setup({ provide }: TestProject) {
  if (!hasRedis()) {
    process.stderr.write('No redis-server on this machine: tests/**/*.redis.test.ts are left out.\n');
    return undefined;
  }
  const redis = await RedisServer.start(['--save', '', '--databases', '256']);
  provide('redis', redis.url);
  return () => redis.remove();
}
