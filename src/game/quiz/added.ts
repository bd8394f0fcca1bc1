import * as v from 'valibot';
import type { CommandOf } from '../../contract/fromHosts';
import { MAX_ADDED } from '../../contract/ownQuestion';
import { isObject, listOf } from '../../contract/parsed';
import type { QuizQuestion } from './quiz';

/** What the host adds to the quiz in progress: a poll, or with `correct` a question that counts. */
type Asked = CommandOf<'ask'>;

const addedSchema = v.object({ after: v.string(), question: v.unknown() });

/** A question that the host added, as the session's copy of the quiz file has it. */
export interface Added {
  /** Other than the ids by position, so that those of what follows stay. */
  questionId: string;
  /** The questionId of the question that it follows. */
  after: string;
  /** As in a quiz file. */
  question: unknown;
}

/** The questions that the host added to a quiz file's JSON, in the order in which they were added. */
export function addedTo(json: unknown): Added[] {
  const added = listOf(isObject(json) ? json.added : undefined).slice(0, MAX_ADDED);
  return added.flatMap((each, at) => {
    const read = v.safeParse(addedSchema, each);
    return read.success ? { questionId: `added${at + 1}`, ...read.output } : [];
  });
}

/** Returns a quiz file's JSON without such questions, as a session takes it over: its author may use the same word. */
export function withoutAdded(json: unknown): unknown {
  return isObject(json) && 'added' in json ? { ...json, added: undefined } : json;
}

/** Returns a quiz file's JSON with one question more, after the question with this id. */
export function withAdded(json: unknown, after: string, { text, answers, correct, points }: Asked): unknown {
  const kind = correct === undefined ? { poll: 'choice' } : { correctAnswer: correct, points };
  const question = { question: text, answers, ...kind };
  const quiz = isObject(json) ? json : {};
  return { ...quiz, added: [...listOf(quiz.added), { after, question }] };
}

/** Whether a question is the one that this command adds: a host's page repeats a command that may be lost. */
export function isSameAsked(question: QuizQuestion | undefined, { text, answers }: Asked): boolean {
  return (
    question?.added === true &&
    question.text === text &&
    'answers' in question &&
    JSON.stringify(question.answers) === JSON.stringify(answers)
  );
}
