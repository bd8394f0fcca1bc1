import type { QuestionKind } from '../../../contract/question';
import {
  emptyQuestion,
  emptyRound,
  newKey,
  NO_LIMIT,
  type AnswerDraft,
  type PlaySettings,
  type QuestionDraft,
  type QuizDraft,
  type RoundDraft,
} from './draft';

type Fields = Record<string, unknown>;

/** The JSON of a quiz file as a draft. It may be anything: what is no such field is kept as unknown. */
export function readSource(source: unknown): QuizDraft {
  const { quizName, quizDescription, scores, joker, tieBreak, rounds, questions, ...others } =
    fieldsOf(source);
  const { settings, rest } = playSettings(others);
  const inputs = Array.isArray(rounds)
    ? rounds
    : questions === undefined
      ? []
      : [{ questions: listOf(questions) }];
  return {
    name: textOf(quizName),
    description: textOf(quizDescription),
    settings: { ...settings, scores: oneOf(scores, ['round', 'end']), joker: joker === true },
    tieBreak: isPresent(tieBreak) ? readQuestion(tieBreak) : null,
    rounds: inputs.length ? inputs.map(readRound) : [emptyRound()],
    rest,
  };
}

function readRound(input: unknown): RoundDraft {
  const { title, questions, ...others } = fieldsOf(input);
  const drafts = listOf(questions).map(readQuestion);
  return {
    key: newKey(),
    title: textOf(title),
    ...playSettings(others),
    questions: drafts.length ? drafts : [emptyQuestion('choice')],
  };
}

function readQuestion(input: unknown): QuestionDraft {
  const { question, answers, correctAnswer, correctAnswers, acceptedAnswers, ...others } = fieldsOf(input);
  const { correctNumber, unit, nearest, tolerance, correctOrder, points, seconds, ...more } = others;
  const { explanation, note, image, imageAlt, audio, video, ...rest } = more;
  const right = isPresent(correctAnswers) ? listOf(correctAnswers) : [correctAnswer];
  const kind = kindOf(fieldsOf(input));
  return {
    key: newKey(),
    kind,
    text: textOf(question),
    answers: answersOf(kind, { answers, acceptedAnswers, correctOrder }, right),
    number: textOf(correctNumber),
    unit: textOf(unit),
    counting: isPresent(nearest)
      ? 'nearest'
      : isPresent(tolerance) && tolerance !== 0
        ? 'tolerance'
        : 'exact',
    nearest: listOf(nearest).map(textOf).join('; '),
    tolerance: textOf(tolerance),
    points: textOf(points),
    seconds: secondsText(seconds),
    explanation: textOf(explanation),
    note: textOf(note),
    image: textOf(image),
    imageAlt: textOf(imageAlt),
    audio: textOf(audio),
    video: textOf(video),
    rest,
  };
}

/** The kind by the right answer that the question has, which an unfinished one may have as null. */
function kindOf(fields: Fields): QuestionKind {
  const kinds: Record<string, QuestionKind> = {
    correctAnswer: 'choice',
    correctAnswers: 'multiple',
    acceptedAnswers: 'text',
    correctNumber: 'number',
    correctOrder: 'order',
  };
  const names = Object.keys(kinds).filter((name) => name in fields);
  const name = names.find((each) => isPresent(fields[each])) ?? names[0];
  return name === undefined ? 'choice' : kinds[name]!;
}

function answersOf(kind: QuestionKind, lists: Fields, right: readonly unknown[]): AnswerDraft[] {
  const list =
    kind === 'text' ? lists.acceptedAnswers : kind === 'order' ? lists.correctOrder : lists.answers;
  const isPicked = kind === 'choice' || kind === 'multiple';
  const answers = listOf(list).map((text, index) => ({
    key: newKey(),
    text: textOf(text),
    right: isPicked && right.includes(index),
  }));
  return answers.length || kind === 'number' ? answers : emptyQuestion(kind).answers.slice();
}

function playSettings({ scoring, reveal, seconds, ...rest }: Fields): {
  settings: PlaySettings;
  rest: Fields;
} {
  return {
    settings: {
      scoring: oneOf(scoring, ['points', 'speed']),
      reveal: oneOf(reveal, ['question', 'round']),
      seconds: secondsText(seconds),
    },
    rest,
  };
}

function fieldsOf(input: unknown): Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};
}

function listOf(input: unknown): unknown[] {
  return Array.isArray(input) ? input : [];
}

function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
    : isPresent(value) && typeof value !== 'object'
      ? String(value)
      : '';
}

function secondsText(value: unknown): string {
  return value === null ? NO_LIMIT : textOf(value);
}

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | '' {
  return known.find((each) => each === value) ?? '';
}
