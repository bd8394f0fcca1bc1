import * as v from 'valibot';
import { optionalField, countSchema } from './fields';
import { MEDIA_KINDS, mediaUrlSchema } from './media';

export const QUESTION_KINDS = ['choice', 'multiple', 'text', 'number', 'order'] as const;
/** How a question is answered: one of several, several of several, a text, a number, or all in the right order. */
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const roundSchema = v.object({
  /** Counted from 0, out of `of`. */
  index: countSchema,
  of: countSchema,
  title: v.nullish(v.string(), null),
  questionCount: countSchema,
  /** When its answers are revealed: after each question, or all at the end of the round. */
  reveal: v.picklist(['question', 'round']),
});
export type Round = v.InferOutput<typeof roundSchema>;

export const questionSchema = v.object({
  questionId: v.string(),
  /** Counted from 1 within its round, out of `of`. */
  number: countSchema,
  of: countSchema,
  kind: v.picklist(QUESTION_KINDS),
  text: v.string(),
  /** What can be picked or, for `order`, put in order: shuffled, the same for everybody. */
  answers: optionalField(v.array(v.string())),
  unit: optionalField(v.string()),
  /** The most that an answer can bring. */
  points: v.number(),
  imageUrl: optionalField(mediaUrlSchema),
  imageAlt: optionalField(v.string()),
  audioUrl: optionalField(mediaUrlSchema),
  videoUrl: optionalField(mediaUrlSchema),
  /** On phones in place of the addresses: what the projector shows and plays. */
  media: optionalField(v.array(v.picklist(MEDIA_KINDS))),
});
/** A question as everybody may see it: without anything that tells its right answer. */
export type Question = v.InferOutput<typeof questionSchema>;

/** A question as phones are sent it: the projector alone needs the addresses of what it shows and plays. */
export function phoneQuestion({ imageUrl, audioUrl, videoUrl, ...question }: Question): Question {
  const urls = { image: imageUrl, audio: audioUrl, video: videoUrl };
  const media = MEDIA_KINDS.filter((kind) => urls[kind] !== undefined);
  return media.length > 0 ? { ...question, media } : question;
}

const explanation = optionalField(v.string());

export const solutionSchema = v.union([
  /** The right answers by their places; for `order` all places in the right sequence. */
  v.object({ correct: v.array(countSchema), explanation }),
  v.object({ accepted: v.array(v.string()), explanation }),
  v.object({ value: v.number(), unit: optionalField(v.string()), explanation }),
]);
/** What is right, sent when a question is revealed. */
export type Solution = v.InferOutput<typeof solutionSchema>;
