import * as v from 'valibot';
import type { QuizProblem } from '../../contract/errors';
import { quizSchema, roundSchema } from '../game/readQuiz';
import { MAX_QUESTIONS, MAX_ROUNDS } from '../game/reading/quizFields';
import { basicsSchema, kindSchemaOf } from '../game/reading/readQuestion';
import { faultText } from './import/faultText';
import { headSchema, readQuizJson } from './quizFile';
import type { Language } from './remarks/sayText';

/** More than anybody reads. */
const MAX_PROBLEMS = 200;

/** What is wrong at a place in a quiz's JSON. */
interface Fault {
  /** Its keys and indexes, from the outside. */
  place: string[];
  /** As `readQuiz` has it, without the place. */
  reason: string;
}

/** All that keeps a quiz from being played, in the order of the quiz. There is none exactly where it can be played. */
export function quizProblems(source: Record<string, unknown>, language: Language): QuizProblem[] {
  const faults = [
    ...faultsIn(headSchema, source, []),
    ...faultsIn(quizSchema, source, []),
    ...roundFaults(source.rounds),
    ...questionsFaults(source.questions, []),
    ...((source.tieBreak ?? undefined) === undefined ? [] : questionFaults(source.tieBreak, ['tieBreak'])),
  ];
  const all = faults.length ? faults : faultsOfWhole(source);
  return all.slice(0, MAX_PROBLEMS).map(({ place, reason }) => ({
    path: place.join('/'),
    message: faultText(reason, language),
  }));
}

function roundFaults(rounds: unknown): Fault[] {
  return listOf(rounds, MAX_ROUNDS).flatMap((round, index) => {
    const place = ['rounds', String(index)];
    const { questions } = isObject(round) ? round : {};
    return [...faultsIn(roundSchema, round, place), ...questionsFaults(questions, place)];
  });
}

function questionsFaults(questions: unknown, place: string[]): Fault[] {
  return listOf(questions, MAX_QUESTIONS).flatMap((question, index) =>
    questionFaults(question, [...place, 'questions', String(index)]),
  );
}

function questionFaults(question: unknown, place: string[]): Fault[] {
  const basics = faultsIn(basicsSchema, question, place);
  if (!isObject(question)) return basics;
  const schema = kindSchemaOf(question);
  if (!schema.ok) return [...basics, { place, reason: schema.reason }];
  const known = new Set(basics.map((fault) => fault.place.join('/')));
  const ofKind = faultsIn(schema.value, question, place);
  return [...basics, ...ofKind.filter((fault) => !known.has(fault.place.join('/')))];
}

/** What no part says alone, such as too many questions in all rounds together. */
function faultsOfWhole(source: unknown): Fault[] {
  const read = readQuizJson('', source);
  if (read.ok) return [];
  const [, part, reason = read.reason] = /^(tieBreak): (.*)$/s.exec(read.reason) ?? [];
  return [{ place: part === undefined ? [] : [part], reason }];
}

function faultsIn(schema: v.GenericSchema, input: unknown, place: string[]): Fault[] {
  const { issues = [] } = v.safeParse(schema, input);
  return issues.map((issue) => {
    const path = v.getDotPath(issue);
    return {
      place: path === null ? place : [...place, ...path.split('.')],
      reason: [path, issue.message].filter(Boolean).join(' '),
    };
  });
}

function listOf(value: unknown, most: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
