import type { ErrorCode } from '../../contract/errors';

/**
 * The outcome of a command. `stale`: the game had already advanced. `refused`: not possible now, or not for
 * this host. `lost`: the server did not answer, though it may have carried out the command.
 */
export type CommandOutcome = 'done' | 'stale' | 'refused' | 'lost';

/** The outcome with the error code of a refusal; `revision`: the game's revision after success. */
export interface CommandAnswer {
  outcome: CommandOutcome;
  code?: ErrorCode | undefined;
  revision?: number;
}
