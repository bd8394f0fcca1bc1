import { spawnSync } from 'node:child_process';

/** Whether this machine has one. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;
