import {
  QUIZ_LIMITS,
  type QuestionSource,
  type QuizSource,
  type RoundSource,
} from '../../../contract/quizSource';
import { MAX_QUESTIONS, MAX_ROUNDS } from '../../game/reading/quizFields';
import { MAX_QUIZ_FILE_BYTES, readQuizJson } from '../quizFile';
import { faultText } from './faultText';
import { ImportError } from './importError';
import type { Imported } from '../../../contract/quizFiles';
import type { FoundQuiz } from './foundQuiz';
import type { Report } from '../remarks/report';

/** A quiz without fault, in which each part of another is tried by itself. */
const TRIAL_QUESTIONS = { questions: [{ question: '?', acceptedAnswers: ['!'] }] };
const QUESTION_LISTS = ['rounds', 'questions', 'tieBreak', 'quizName', 'quizId'];

/**
 * Takes over of a found quiz all that can be played, and reports the rest. The quiz has no `quizId`: it is a new one.
 * Throws an ImportError where not one question can be taken over.
 */
export function checkFound({ format, quiz, places }: FoundQuiz, fileName: string, report: Report): Imported {
  const taken = new TakenQuestions(places, report);
  if (Array.isArray(quiz.rounds) && (quiz.questions ?? undefined) !== undefined)
    report.add(report.text('quiz'), 'questionsBesideRounds');
  const list = Array.isArray(quiz.rounds)
    ? { rounds: taken.takeRounds(quiz.rounds) }
    : { questions: taken.takeQuestions(quiz.questions, '') };
  const source: QuizSource = {
    quizName: nameOf(quiz.quizName, fileName, report),
    ...goodFields(quiz, QUESTION_LISTS, report.text('quiz'), (field) => field, report),
    ...(taken.isGood(quiz.tieBreak, report.text('tieBreak'), (tieBreak) => ({ tieBreak })) && {
      tieBreak: quiz.tieBreak as QuestionSource,
    }),
    ...list,
  };
  if (taken.count === 0) throw new ImportError(report.text('noQuestions'), report.remarks);
  if (Buffer.byteLength(JSON.stringify(source)) > MAX_QUIZ_FILE_BYTES)
    throw new ImportError(report.text('quizTooLarge'));
  return { format, quiz: source, report: report.remarks };
}

/** The questions that can be played, as far as there is room for them. */
class TakenQuestions {
  count = 0;
  readonly #places: Map<unknown, string>;
  readonly #report: Report;

  constructor(places: Map<unknown, string>, report: Report) {
    this.#places = places;
    this.#report = report;
  }

  takeRounds(rounds: unknown[]): RoundSource[] {
    const report = this.#report;
    if (rounds.length > MAX_ROUNDS) report.add(report.text('quiz'), 'tooManyRounds', MAX_ROUNDS);
    return rounds.slice(0, MAX_ROUNDS).flatMap((round, index) => {
      const where = report.text('round', index + 1);
      const fields = isObject(round) ? round : {};
      const questions = this.takeQuestions(fields.questions, `${where}, `);
      if (questions.length === 0) {
        report.add(where, 'noQuestionsInRound');
        return [];
      }
      const inRound = (field: object) => ({ questions: null, rounds: [{ ...TRIAL_QUESTIONS, ...field }] });
      return [{ ...goodFields(fields, ['questions'], where, inRound, report), questions }];
    });
  }

  takeQuestions(questions: unknown, before: string): QuestionSource[] {
    if (!Array.isArray(questions)) return [];
    return questions.filter((question, index): question is QuestionSource => {
      const where = this.#places.get(question) ?? `${before}${this.#report.text('question', index + 1)}`;
      if (!this.isGood(question, where, (each) => ({ questions: [each] }))) return false;
      this.count++;
      if (this.count === MAX_QUESTIONS + 1) this.#report.add(where, 'tooManyQuestions', MAX_QUESTIONS);
      return this.count <= MAX_QUESTIONS;
    });
  }

  /** Whether there is something and it can be played, tried in a quiz of its own. Reports why not. */
  isGood(part: unknown, where: string, inQuiz: (part: unknown) => object): boolean {
    if (part === undefined || part === null) return false;
    const fault = faultOf(inQuiz(part));
    if (fault) this.#report.add(where, 'leftOut', faultText(fault, this.#report.language));
    return !fault;
  }
}

/** The fields that can be read, and those that nobody knows. */
function goodFields(
  fields: Record<string, unknown>,
  besides: string[],
  where: string,
  inQuiz: (field: object) => object,
  report: Report,
): Record<string, unknown> {
  const good = Object.entries(fields).filter(([name, value]) => {
    if (besides.includes(name) || name === '__proto__') return false;
    const fault = faultOf(inQuiz({ [name]: value }));
    if (fault) report.add(where, 'leftOut', faultText(fault, report.language));
    return !fault;
  });
  return Object.fromEntries(good);
}

/** Why a quiz with these parts cannot be read, without the place; undefined where it can. */
function faultOf(parts: object): string | undefined {
  const read = readQuizJson('', { quizName: '?', ...TRIAL_QUESTIONS, ...parts });
  return read.ok
    ? undefined
    : read.reason.replace(/^(?:(?:round \d+, )?question \d+|round \d+|tieBreak): /, '');
}

function nameOf(name: unknown, fileName: string, report: Report): string {
  const given = typeof name === 'string' ? name.trim() : '';
  if (given && given.length <= QUIZ_LIMITS.quizName) return given;
  if (name !== undefined) report.add(report.text('quiz'), 'unnamed');
  const bare = fileName.replace(/^.*[/\\]/s, '').replace(/\.[a-z]{1,5}$/i, '');
  return bare.trim().slice(0, QUIZ_LIMITS.quizName).trim() || report.text('quiz');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
