import { spawnSync } from 'node:child_process';

/** The tests that need a Redis, by file name. */
export const REDIS_TESTS = 'tests/**/*.redis.test.ts';

/** Whether this machine has one. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;
