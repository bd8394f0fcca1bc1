/** A clue as typed. */
export interface StageDraft {
  readonly text: string;
  /** The name of a picture's file. */
  readonly image: string;
  /** Empty: by its place. */
  readonly points: string;
}

export const stagesDraft = { stages: [] as readonly StageDraft[] };
