import * as v from 'valibot';
import { MAX_TEXT_ANSWER_LENGTH, QUESTION_KINDS, type QuestionKind } from './question';

/** The most characters that the texts of a quiz can have, and the most accepted answers of a question. */
export const QUIZ_LIMITS = {
  quizName: 200,
  quizDescription: 1000,
  title: 200,
  question: 1000,
  answer: 300,
  acceptedAnswer: MAX_TEXT_ANSWER_LENGTH,
  acceptedAnswers: 20,
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

/** A question as it stands in a quiz file. Which of the right answers it has makes its kind. */
export const questionSourceSchema = v.looseObject({
  question: v.string(),
  answers: v.nullish(v.array(v.string())),
  correctAnswer: optionalNumber,
  correctAnswers: v.nullish(v.array(v.number())),
  acceptedAnswers: v.nullish(v.array(v.string())),
  correctNumber: optionalNumber,
  unit: optionalText,
  nearest: v.nullish(v.array(v.number())),
  tolerance: optionalNumber,
  correctOrder: v.nullish(v.array(v.string())),
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
export const KIND_FIELDS = {
  choice: ['correctAnswer', 'answers'],
  multiple: ['correctAnswers', 'answers'],
  text: ['acceptedAnswers'],
  number: ['correctNumber', 'unit', 'nearest', 'tolerance'],
  order: ['correctOrder'],
} as const satisfies Record<QuestionKind, readonly (keyof QuestionSource)[]>;

/** The kind of a question that can be played. */
export function sourceKind(question: QuestionSource): QuestionKind {
  const found = QUESTION_KINDS.find((kind) => (question[KIND_FIELDS[kind][0]] ?? undefined) !== undefined);
  return found ?? 'choice';
}

const roundSourceSchema = v.looseObject({
  title: optionalText,
  ...playFields,
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
  tieBreak: v.nullish(questionSourceSchema),
  questions: v.nullish(v.array(questionSourceSchema)),
  rounds: v.nullish(v.array(roundSourceSchema)),
});
export type QuizSource = v.InferOutput<typeof quizSourceSchema>;
