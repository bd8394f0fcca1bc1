import { logFailure } from '../browser/log';

/** Says in the console that a lobby was opened without anything to show. */
export function reportNothingToOpen(): void {
  logFailure('No lobby can be shown', 'neither a sessionCode in the address nor a quizId from the quiz list');
}
