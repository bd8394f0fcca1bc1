import { expect } from 'vitest';

let logged: string[] = [];

/** Replaces console.error, so that a test has to say which errors it expects. */
export function recordConsoleErrors(): void {
  logged = [];
  Object.assign(console, {
    error: (...parts: unknown[]) => {
      logged.push(parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '));
    },
  });
}

/** Expects at least one matching console.error, and removes all matching ones from the record. */
export function expectConsoleError(pattern: RegExp): void {
  expect(logged, 'an error in the console').toContainEqual(expect.stringMatching(pattern));
  logged = logged.filter((line) => !pattern.test(line));
}

/** Fails if an error was logged that no test expected. */
export function expectNoConsoleErrors(): void {
  expect(logged, 'unexpected errors in the console').toEqual([]);
}
