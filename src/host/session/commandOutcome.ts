import { errorCodeOfHubError } from '../../contract/errors';

/**
 * What became of a command. `stale`: the game had moved on. `refused`: not possible now, or not for this host. `lost`:
 * the server did not answer; perhaps it has done it all the same.
 */
export type CommandOutcome = 'done' | 'stale' | 'refused' | 'lost';

/** What the failure of a command means; null is none. */
export function commandOutcomeOf(error: unknown): CommandOutcome {
  if (error === null) return 'done';
  const code = errorCodeOfHubError(error);
  if (code === undefined) return 'lost';
  return code === 'command_stale' ? 'stale' : 'refused';
}
