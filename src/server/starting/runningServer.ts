import * as v from 'valibot';

/** What a running server tells whoever starts another one on its data folder. */
export const runningServer = v.object({
  version: v.string(),
  /** The sessions in it that have not ended, rehearsals aside. */
  openSessions: v.number(),
});
export type RunningServer = v.InferOutput<typeof runningServer>;
