import * as v from 'valibot';
import { ASK_KIND, TIE_BREAK_KIND, WIRES, type QuestionKind, type Wire } from '../kinds/wire';
import { MAX_TEXT_ANSWER_LENGTH } from './limits';
import { MEDIA_KINDS, mediaUrlSchema, volumeSchema } from './media';
import { countSchema, isObject, optionalField } from './parsed';

export { ASK_KIND, TIE_BREAK_KIND, type QuestionKind };

/** In the order in which hosts choose from them. */
export const QUESTION_KINDS: readonly QuestionKind[] = WIRES.map(({ kind }) => kind);
/** The kind of a new question, and of one that does not state its kind. */
export const FIRST_KIND = WIRES[0]!.kind;

export const roundSchema = v.object({
  /** From 0, out of `of`. */
  index: countSchema,
  of: countSchema,
  title: v.nullish(v.string(), null),
  questionCount: countSchema,
  /** When its answers are revealed: after each question, or all at the end of the round. */
  reveal: v.picklist(['question', 'round']),
  /** The round is open from the start until its own place in the order. */
  beside: optionalField(v.literal(true)),
});
export type Round = v.InferOutput<typeof roundSchema>;

/** The values of an object schema's fields. */
export type FieldValues<Fields> = Fields extends v.ObjectEntries
  ? v.InferOutput<v.ObjectSchema<Fields, undefined>>
  : never;

/** A kind that has this part. */
type With<Part extends string> = Extract<Wire, Record<Part, unknown>>;

/** A question, solution or tally: the fields common to all kinds, the kind, and those specific to it. */
type Tagged<Part extends 'question' | 'solution' | 'tally', Common extends v.ObjectEntries> = {
  [Each in With<Part> as Each['kind']]: FieldValues<Common> & { kind: Each['kind'] } & FieldValues<
      Each[Part]
    >;
}[With<Part>['kind']];

/** The fields that only this kind of question shows. */
export type ShownOf<Kind extends QuestionKind> = {
  [Each in Wire as Each['kind']]: FieldValues<Each['question']>;
}[Kind];

/**
 * A union of all kinds that have this part, discriminated by `kind`.
 * @__NO_SIDE_EFFECTS__
 */
function taggedSchema<Part extends 'question' | 'solution' | 'tally', Common extends v.ObjectEntries>(
  part: Part,
  common: Common,
) {
  const schemas = WIRES.flatMap((wire) => {
    const fields = (wire as { [Each in Part]?: v.ObjectEntries })[part];
    return fields ? [v.object({ ...common, kind: v.literal(wire.kind), ...fields })] : [];
  });
  // TypeScript cannot follow each kind through the list.
  return v.variant('kind', schemas) as unknown as v.GenericSchema<unknown, Tagged<Part, Common>>;
}

const timeInFile = v.pipe(v.number(), v.minValue(0));

export const questionSchema = taggedSchema('question', {
  questionId: v.string(),
  /** From 1 within its round, out of `of`. */
  number: countSchema,
  of: countSchema,
  text: v.string(),
  /** The maximum points for an answer; with stages, for one given now. */
  points: v.number(),
  /** The latest stage shown, from 0, out of `stageCount`; absent where the question is shown at once. */
  stage: optionalField(countSchema),
  stageCount: optionalField(countSchema),
  imageUrl: optionalField(mediaUrlSchema),
  imageAlt: optionalField(v.string()),
  audioUrl: optionalField(mediaUrlSchema),
  /** In seconds: where in the file its sound starts and ends, and for how long it fades out before its end. */
  audioFrom: optionalField(timeInFile),
  audioTo: optionalField(timeInFile),
  audioFade: optionalField(timeInFile),
  /** How much of its volume it is played at, so that all sounds of a quiz are equally loud. */
  audioGain: optionalField(volumeSchema),
  videoUrl: optionalField(mediaUrlSchema),
  /** What the projector shows and plays; sent to phones in place of the addresses. */
  media: optionalField(v.array(v.picklist(MEDIA_KINDS))),
});
/** A question as everybody may see it: without anything that reveals its right answer. */
export type Question = v.InferOutput<typeof questionSchema>;

/** The pictures of its answers, each in its answer's place; empty where they have none. */
export function answerImagesOf(question: Question): readonly (string | null)[] {
  return ('answerImages' in question && question.answerImages) || [];
}

/** Returns a question as sent to phones: only the projector needs its media's addresses, and what to play of them. */
export function phoneQuestion({ imageUrl, audioUrl, videoUrl, ...question }: Question): Question {
  const urls = { image: imageUrl, audio: audioUrl, video: videoUrl };
  const media = MEDIA_KINDS.filter((kind) => urls[kind] !== undefined);
  if (media.length === 0) return question;
  const unheard = { audioFrom: undefined, audioTo: undefined, audioFade: undefined, audioGain: undefined };
  return { ...question, ...unheard, media };
}

export const solutionSchema = taggedSchema('solution', { explanation: optionalField(v.string()) });
/** The right answer, sent when a question is revealed. */
export type Solution = v.InferOutput<typeof solutionSchema>;
/** A kind of question that has a right answer. Others bring no points and count in no statistic. */
export type SolvedKind = Solution['kind'];
/** The right answer to a question of this kind; undefined for a kind without. */
export type SolutionOf<Kind extends QuestionKind> = Kind extends SolvedKind
  ? OfKind<Solution, Kind>
  : undefined;

const UNSOLVED_KINDS = WIRES.filter((wire) => !('solution' in wire)).map(({ kind }) => kind);

/** Whether a question is of a kind that has a right answer. */
export function hasSolution<Asked extends { kind: QuestionKind }>(
  question: Asked,
): question is Asked & { kind: SolvedKind } {
  return !UNSOLVED_KINDS.includes(question.kind);
}

export const tallySchema = taggedSchema('tally', {});
/** The answers given, counted; sent when a question is revealed. */
export type Tally = v.InferOutput<typeof tallySchema>;

/** One kind of question, solution or tally. */
export type OfKind<Union extends { kind: QuestionKind }, Kind extends QuestionKind> = Extract<
  Union,
  { kind: Kind }
>;

/** A player's answer to any kind of question. The server decides whether it fits its question. */
export const answerSchema = v.union(WIRES.map(({ answer }) => answer));
export type Answer = AnswerOf<QuestionKind>;
/** A player's answer to one kind of question, as stored. */
export type AnswerOf<Kind extends QuestionKind> = {
  [Each in Wire as Each['kind']]: v.InferOutput<Each['answer']>;
}[Kind];

/** The maximum lengths of a quiz's texts in characters, and the maximum of accepted answers per question. */
export const QUIZ_LIMITS = {
  quizName: 200,
  quizDescription: 1000,
  language: 35,
  rules: 1000,
  title: 200,
  question: 1000,
  answer: 300,
  acceptedAnswer: MAX_TEXT_ANSWER_LENGTH,
  acceptedAnswers: 20,
  partLabel: 100,
  clue: 300,
  unit: 30,
  explanation: 1000,
  note: 1000,
  source: 500,
  imageAlt: 300,
} as const;

const optionalText = v.nullish(v.string());
/** Whether the points of a round are fixed, or the fastest get more. */
export const scoringSchema = v.picklist(['points', 'speed']);
export type Scoring = v.InferOutput<typeof scoringSchema>;

const optionalNumber = v.nullish(v.number());
const playFields = {
  scoring: v.nullish(scoringSchema),
  reveal: v.nullish(v.picklist(['question', 'round'])),
  seconds: optionalNumber,
  readSeconds: optionalNumber,
};

/** The fields of all kinds combined. */
type AllOf<Fields> = (Fields extends unknown ? (each: Fields) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type KindSources = AllOf<Wire['source']>;
const kindSources = Object.assign({}, ...WIRES.map(({ source }) => source)) as KindSources;

/** A question as written in a quiz file. The kind of right answer that it has determines its kind. */
export const questionSourceSchema = v.looseObject({
  question: v.string(),
  ...kindSources,
  points: optionalNumber,
  wager: v.nullish(v.boolean()),
  seconds: optionalNumber,
  readSeconds: optionalNumber,
  explanation: optionalText,
  note: optionalText,
  source: optionalText,
  checkAfter: optionalText,
  image: optionalText,
  imageAlt: optionalText,
  audio: optionalText,
  audioFrom: optionalNumber,
  audioTo: optionalNumber,
  audioFade: optionalNumber,
  audioGain: optionalNumber,
  video: optionalText,
  draft: v.nullish(v.boolean()),
});
export type QuestionSource = v.InferOutput<typeof questionSourceSchema>;

/** Whether a question in a quiz file is unfinished: it may then lack anything, and is never asked. */
export function isDraft(question: unknown): boolean {
  return isObject(question) && question.draft === true;
}

/** Whether a draft holds anything: one in which nothing is written counts nowhere. */
export function isBegun(question: unknown): boolean {
  return isDraft(question) && isWritten({ ...(question as object), draft: null });
}

function isWritten(part: unknown): boolean {
  if (typeof part === 'string') return part.trim() !== '';
  if (typeof part === 'object' && part !== null) return Object.values(part).some(isWritten);
  return (part ?? false) !== false;
}

/** The fields of each kind of question; the one that determines the kind comes first. */
export const KIND_FIELDS = Object.fromEntries(
  WIRES.map(({ kind, source }) => [kind, Object.keys(source)]),
) as Record<QuestionKind, [SourceField, ...SourceField[]]>;
type SourceField = keyof KindSources & string;

/** Returns the kinds whose determining field is present, unless it is an ordinary field of another one named. */
export function kindsNamed(isPresent: (field: SourceField) => boolean): QuestionKind[] {
  const named = QUESTION_KINDS.filter((kind) => isPresent(KIND_FIELDS[kind][0]));
  const ordinary = new Set(named.flatMap((kind) => KIND_FIELDS[kind].slice(1)));
  return named.filter((kind) => !ordinary.has(KIND_FIELDS[kind][0]));
}

/** All questions of a quiz file but the tie-break, in their order. */
export function questionsInOrder({ rounds, questions }: QuizSource): QuestionSource[] {
  return rounds ? rounds.flatMap((round) => round.questions) : (questions ?? []);
}

/** All questions of a quiz file, each with its path in it. */
export function placedQuestions(quiz: QuizSource): { path: string[]; question: QuestionSource }[] {
  const { rounds, questions, tieBreak } = quiz;
  const placed = (list: readonly QuestionSource[], path: string[]) =>
    list.map((question, index) => ({ path: [...path, 'questions', String(index)], question }));
  return [
    ...(rounds ?? []).flatMap((round, index) => placed(round.questions, ['rounds', String(index)])),
    ...placed(questions ?? [], []),
    ...(tieBreak ? [{ path: ['tieBreak'], question: tieBreak }] : []),
  ];
}

/** Returns the names of the pictures that a question has only for its kind, each once, as written in the quiz file. */
export function kindPicturesIn(question: QuestionSource): string[] {
  return [...new Set(WIRES.flatMap((wire) => ('picturesIn' in wire ? wire.picturesIn(question) : [])))];
}

/** Returns the kind of a playable question. */
export function sourceKind(question: QuestionSource): QuestionKind {
  return kindsNamed((field) => (question[field] ?? undefined) !== undefined)[0] ?? FIRST_KIND;
}

const roundSourceSchema = v.looseObject({
  title: optionalText,
  ...playFields,
  beside: v.nullish(v.boolean()),
  questions: v.array(questionSourceSchema),
});
export type RoundSource = v.InferOutput<typeof roundSourceSchema>;

/** The JSON of a quiz file. Unknown fields are kept. Only the server decides whether it can be played. */
export const quizSourceSchema = v.looseObject({
  quizName: v.string(),
  quizDescription: optionalText,
  language: optionalText,
  ...playFields,
  scores: v.nullish(v.picklist(['round', 'end'])),
  joker: v.nullish(v.boolean()),
  rules: optionalText,
  tieBreak: v.nullish(questionSourceSchema),
  questions: v.nullish(v.array(questionSourceSchema)),
  rounds: v.nullish(v.array(roundSourceSchema)),
});
export type QuizSource = v.InferOutput<typeof quizSourceSchema>;
