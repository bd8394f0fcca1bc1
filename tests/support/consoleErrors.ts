import { expect } from 'vitest';

let logged: string[] = [];

/** Stands in for console.error, so that a test has to say which errors it expects. */
export function recordConsoleErrors(): void {
  logged = [];
  Object.assign(console, {
    error: (...parts: unknown[]) => {
      logged.push(parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '));
    },
  });
}

/** Expects at least one console.error that matches, and removes all of those from the record. */
export function expectConsoleError(pattern: RegExp): void {
  expect(logged, 'an error in the console').toContainEqual(expect.stringMatching(pattern));
  logged = logged.filter((line) => !pattern.test(line));
}

/** Fails where an error was logged that no test expected. */
export function expectNoConsoleErrors(): void {
  expect(logged, 'unexpected errors in the console').toEqual([]);
}
