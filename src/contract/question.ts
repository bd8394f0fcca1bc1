import * as v from 'valibot';
import { WIRES, type QuestionKind, type Wire } from '../kinds/wire';
import { MEDIA_KINDS, mediaUrlSchema } from './media';
import { countSchema, optionalField, parserOf } from './parsed';

export type { QuestionKind };

/** In the order in which hosts choose among them. */
export const QUESTION_KINDS: readonly QuestionKind[] = WIRES.map(({ kind }) => kind);

export const roundSchema = v.object({
  /** Counted from 0, out of `of`. */
  index: countSchema,
  of: countSchema,
  title: v.nullish(v.string(), null),
  questionCount: countSchema,
  /** When its answers are revealed: after each question, or all at the end of the round. */
  reveal: v.picklist(['question', 'round']),
  /** It is open from the start until its own place in the order. */
  beside: optionalField(v.literal(true)),
});
export type Round = v.InferOutput<typeof roundSchema>;

/** The values of some fields. */
export type FieldValues<Fields> = Fields extends v.ObjectEntries
  ? v.InferOutput<v.ObjectSchema<Fields, undefined>>
  : never;

/** A question, its solution or its tally: what all kinds have, the kind, and what only that kind has. */
type Tagged<Part extends 'question' | 'solution' | 'tally', Common extends v.ObjectEntries> = {
  [Each in Wire as Each['kind']]: FieldValues<Common> & { kind: Each['kind'] } & FieldValues<Each[Part]>;
}[QuestionKind];

/** What only this kind of question shows. */
export type ShownOf<Kind extends QuestionKind> = {
  [Each in Wire as Each['kind']]: FieldValues<Each['question']>;
}[Kind];

/** A union of all kinds, told apart by `kind`. */
function taggedSchema<Part extends 'question' | 'solution' | 'tally', Common extends v.ObjectEntries>(
  part: Part,
  common: Common,
) {
  const schemas = WIRES.map((wire) => v.object({ ...common, kind: v.literal(wire.kind), ...wire[part] }));
  // The compiler cannot follow each kind through the list.
  return v.variant('kind', schemas) as unknown as v.GenericSchema<unknown, Tagged<Part, Common>>;
}

export const questionSchema = taggedSchema('question', {
  questionId: v.string(),
  /** Counted from 1 within its round, out of `of`. */
  number: countSchema,
  of: countSchema,
  text: v.string(),
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

export const solutionSchema = taggedSchema('solution', { explanation: optionalField(v.string()) });
/** What is right, sent when a question is revealed. */
export type Solution = v.InferOutput<typeof solutionSchema>;

export const tallySchema = taggedSchema('tally', {});
/** What was answered, sent when a question is revealed. */
export type Tally = v.InferOutput<typeof tallySchema>;

/** One kind of question, solution or tally. */
export type OfKind<Union extends { kind: QuestionKind }, Kind extends QuestionKind> = Extract<
  Union,
  { kind: Kind }
>;

/** No question offers more answers to pick or to put in order. */
export const MAX_ANSWERS = 6;
/** So many parts a question can ask for. */
export const MIN_PARTS = 2;
export const MAX_PARTS = 10;
/** In UTF-16 units, as a text field's `maxlength` counts. */
export const MAX_TEXT_ANSWER_LENGTH = 120;

export const indexesSchema = v.pipe(v.array(countSchema), v.minLength(1), v.maxLength(MAX_ANSWERS));

/** One text of an answer in parts; empty: nothing was said. */
const partTextSchema = v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT_ANSWER_LENGTH));

export const answerSchema = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(partTextSchema, v.minLength(1)),
  indexesSchema,
  v.pipe(v.array(partTextSchema), v.minLength(MIN_PARTS), v.maxLength(MAX_PARTS)),
]);
/**
 * A player's answer: an index (`choice`), indexes (`multiple`), a text, a number, all indexes in sequence (`order`), or
 * texts, one for each part. Whether it fits its question the server decides.
 */
export type Answer = v.InferOutput<typeof answerSchema>;

export const submittedAnswerSchema = v.union([
  ...answerSchema.options,
  v.pipe(v.array(v.nullable(partTextSchema)), v.minLength(MIN_PARTS), v.maxLength(MAX_PARTS)),
]);
/** An answer as it is sent. A part that is null stays as it stands: so two phones can write two parts at once. */
export type SubmittedAnswer = v.InferOutput<typeof submittedAnswerSchema>;

/** Reads SubmitAnswer's second argument. */
export const parseAnswer = parserOf(submittedAnswerSchema);

const storedAnswerSchema = v.object({ answer: answerSchema });

/** Reads what SubmitAnswer answers: the answer as it is stored. */
export const parseStoredAnswer = parserOf(storedAnswerSchema);

/** The most characters that the texts of a quiz can have, and the most accepted answers of a question. */
export const QUIZ_LIMITS = {
  quizName: 200,
  quizDescription: 1000,
  rules: 1000,
  title: 200,
  question: 1000,
  answer: 300,
  acceptedAnswer: MAX_TEXT_ANSWER_LENGTH,
  acceptedAnswers: 20,
  partLabel: 100,
  unit: 30,
  explanation: 1000,
  note: 1000,
  imageAlt: 300,
} as const;

const optionalText = v.nullish(v.string());
const optionalNumber = v.nullish(v.number());
const playFields = {
  scoring: v.nullish(v.picklist(['points', 'speed'])),
  reveal: v.nullish(v.picklist(['question', 'round'])),
  seconds: optionalNumber,
};

/** The fields of all kinds together. */
type AllOf<Fields> = (Fields extends unknown ? (each: Fields) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type KindSources = AllOf<Wire['source']>;
const kindSources = Object.assign({}, ...WIRES.map(({ source }) => source)) as KindSources;

/** A question as it stands in a quiz file. Which of the right answers it has makes its kind. */
export const questionSourceSchema = v.looseObject({
  question: v.string(),
  ...kindSources,
  points: optionalNumber,
  seconds: optionalNumber,
  explanation: optionalText,
  note: optionalText,
  image: optionalText,
  imageAlt: optionalText,
  audio: optionalText,
  video: optionalText,
});
export type QuestionSource = v.InferOutput<typeof questionSourceSchema>;

/** The fields of each kind of question, the one that makes the kind first. */
export const KIND_FIELDS = Object.fromEntries(
  WIRES.map(({ kind, source }) => [kind, Object.keys(source)]),
) as Record<QuestionKind, [SourceField, ...SourceField[]]>;
type SourceField = keyof KindSources & string;

/** The kind of a question that can be played. */
export function sourceKind(question: QuestionSource): QuestionKind {
  const found = QUESTION_KINDS.find((kind) => (question[KIND_FIELDS[kind][0]] ?? undefined) !== undefined);
  return found ?? QUESTION_KINDS[0]!;
}

const roundSourceSchema = v.looseObject({
  title: optionalText,
  ...playFields,
  beside: v.nullish(v.boolean()),
  questions: v.array(questionSourceSchema),
});
export type RoundSource = v.InferOutput<typeof roundSourceSchema>;

/** The JSON of a quiz file. Fields that it does not know are kept. Whether it can be played only the server says. */
export const quizSourceSchema = v.looseObject({
  quizName: v.string(),
  quizDescription: optionalText,
  ...playFields,
  scores: v.nullish(v.picklist(['round', 'end'])),
  joker: v.nullish(v.boolean()),
  rules: optionalText,
  tieBreak: v.nullish(questionSourceSchema),
  questions: v.nullish(v.array(questionSourceSchema)),
  rounds: v.nullish(v.array(roundSourceSchema)),
});
export type QuizSource = v.InferOutput<typeof quizSourceSchema>;
