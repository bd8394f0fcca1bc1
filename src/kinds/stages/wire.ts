import * as v from 'valibot';
import { acceptedSource, writtenWire } from '../written/wire';

/** The limits for the number of stages. */
export const MIN_STAGES = 2;
export const MAX_STAGES = 6;

const stageSourceSchema = v.looseObject({ text: v.nullish(v.string()), image: v.nullish(v.string()) });

interface StagesSource {
  stages?: v.InferOutput<typeof stageSourceSchema>[] | null | undefined;
}

/** Clues that are shown one after the other, while the points for a text fall. */
export const stagesWire = {
  ...writtenWire,
  kind: 'stages' as const,
  question: {
    /** The texts of the clues shown so far. */
    clues: v.array(v.string()),
  },
  source: {
    stages: v.nullish(v.array(stageSourceSchema)),
    acceptedAnswers: acceptedSource,
    stagePoints: v.nullish(v.array(v.number())),
  },
  /** The names of the pictures that these fields name. */
  picturesIn: ({ stages }: StagesSource) => (stages ?? []).flatMap(({ image }) => image ?? []),
};
