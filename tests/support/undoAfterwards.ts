import { TestRunner, afterAll, onTestFinished } from 'vitest';

/** Undoes something when the test is over, or, outside of tests, when all tests of the file are. */
export function undoAfterwards(undo: () => unknown): void {
  const whenOver = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  whenOver(async () => void (await undo()));
}
