import * as v from 'valibot';
import { MIN_SOUND_GAIN, MIN_SOUND_SECONDS } from '../../contract/limits';
import { isObject, listOf } from '../../contract/parsed';
import {
  hasSolution,
  isDraft,
  KIND_FIELDS,
  kindsNamed,
  QUESTION_KINDS,
  type QuestionKind,
  QUIZ_LIMITS,
  TIE_BREAK_KIND,
} from '../../contract/question';
import { type Kind, rulesOf } from '../../kinds/rules';
import {
  choiceField,
  type Fault,
  type FaultCode,
  faultMessage,
  faultsOf,
  listField,
  MAX_QUESTIONS,
  MAX_ROUNDS,
  notNegativeField,
  numberField,
  objectOf,
  optionalDayField,
  optionalFileField,
  optionalOf,
  optionalTextField,
  pointsField,
  type Read,
  readPart,
  readSecondsField,
  secondsField,
  textField,
  yesNoField,
} from '../../reading/fields';
import type { Added } from './added';
import type { GameQuiz, NumberQuestion, QuizQuestion, QuizRound } from './quiz';

const DEFAULT_SECONDS = 30;
const SPEED_READ_SECONDS = 3;
/** Nobody reads more. */
const MAX_FAULTS = 200;

const playFields = {
  scoring: choiceField(['points', 'speed']),
  reveal: choiceField(['question', 'round']),
  seconds: secondsField,
  readSeconds: readSecondsField,
};
/** The fields of a round besides its questions. */
export const roundFields = objectOf({
  title: optionalTextField(QUIZ_LIMITS.title),
  ...playFields,
  beside: yesNoField,
});
/** The fields of a quiz besides its questions and its name. */
export const quizFields = objectOf({
  ...playFields,
  scores: choiceField(['round', 'end']),
  joker: yesNoField,
  rules: optionalTextField(QUIZ_LIMITS.rules),
});
const questionsField = v.array(v.unknown(), faultMessage('not_list'));
const someQuestionsField = v.pipe(questionsField, v.minLength(1, faultMessage('no_question')));
const quizSchema = objectOf({
  ...quizFields.entries,
  rounds: v.nullish(listField(v.unknown(), 1, MAX_ROUNDS)),
  questions: v.nullish(someQuestionsField),
});
const roundSchema = objectOf({ ...roundFields.entries, questions: questionsField });
type PlayRules = v.InferOutput<typeof roundFields>;

/**
 * Reads the JSON of a quiz file: with `rounds`, or with `questions` alone, which form one round without a
 * title. Missing values come from the level above, then from the defaults. Faults are reported together. Drafts
 * are left out, and so are rounds without any other question: a quiz of drafts alone has no rounds. `added` are the
 * questions that the host has added during the game.
 */
export function readQuiz(json: unknown, added: Added[] = []): Read<GameQuiz> {
  const reader = new QuizReader(added);
  const value = reader.readQuiz(json);
  const faults = reader.faults.slice(0, MAX_FAULTS);
  return faults.length ? { ok: false, faults } : { ok: true, value };
}

/** Continues after a fault to find all of them. The result is a valid quiz only where there were none. */
class QuizReader {
  readonly faults: Fault[] = [];
  #count = 0;
  #hasBeside = false;
  #hasJoker = false;
  readonly #added: Added[];

  constructor(added: Added[]) {
    this.#added = added;
  }

  readQuiz(json: unknown): GameQuiz {
    const fields = isObject(json) ? json : {};
    const quiz = this.#take(readPart(quizSchema, json, []));
    this.#hasJoker = quiz?.joker === true;
    const inputs = fields.rounds ?? undefined;
    const questions = fields.questions ?? undefined;
    if (inputs !== undefined && questions !== undefined) this.#add([], 'rounds_and_questions');
    if (quiz && inputs === undefined && questions === undefined) this.#add([], 'no_questions');
    const read = listOf(inputs)
      .slice(0, MAX_ROUNDS)
      .map((input, index) => this.#readRound(input, ['rounds', String(index)], quiz));
    // A round may still be empty, but not all of them.
    if (read.length > 0 && listOf(inputs).every(isEmptyRound))
      this.#add(['rounds', '0', 'questions'], 'no_question');
    if (questions !== undefined) read.push(this.#round({}, questions, [], quiz));
    if (this.#count > MAX_QUESTIONS) this.#add([], 'too_many_questions', MAX_QUESTIONS);
    const input = isDraft(fields.tieBreak) ? undefined : (fields.tieBreak ?? undefined);
    const tieBreak = input === undefined ? undefined : this.#take(readTieBreak(input, timesOf(quiz ?? {})));
    return {
      rounds: read.filter((round) => round.questions.length > 0),
      scores: quiz?.scores ?? 'round',
      ...(quiz?.joker && { joker: true }),
      ...(quiz?.rules && { rules: quiz.rules }),
      ...(tieBreak && { tieBreak }),
    };
  }

  #readRound(input: unknown, path: string[], quiz: PlayRules | undefined): QuizRound {
    const round = this.#take(readPart(roundSchema, input, path));
    return this.#round(round ?? {}, isObject(input) ? input.questions : [], path, quiz);
  }

  #round(round: PlayRules, inputs: unknown, path: string[], quiz: PlayRules = {}): QuizRound {
    const questions: QuizQuestion[] = [];
    for (const [index, input] of listOf(inputs).entries()) {
      if (isDraft(input)) continue;
      this.#count++;
      if (this.#count > MAX_QUESTIONS || this.faults.length >= MAX_FAULTS) break;
      const place = [...path, 'questions', String(index)];
      const question = this.#take(readQuestion(input, place, `q${this.#count}`, timesOf(round, quiz)));
      if (!question) continue;
      if (question.wager) this.#checkWager([...place, 'wager'], round, quiz);
      questions.push(question);
    }
    this.#insertAdded(questions, timesOf(round, quiz));
    const { title, scoring, beside } = round;
    const reveal = round.reveal ?? quiz.reveal ?? 'question';
    if (beside) this.#checkBeside([...path, 'beside'], reveal);
    return {
      ...(title && { title }),
      scoring: scoring ?? quiz.scoring ?? 'points',
      reveal,
      ...(beside && { beside }),
      questions,
    };
  }

  /** Inserts what the host added during the game; one that cannot be asked is left out. */
  #insertAdded(questions: QuizQuestion[], usual: UsualTimes): void {
    for (const { questionId, after, question } of this.#added) {
      const at = questions.findIndex((each) => each.questionId === after);
      const read = readQuestion(question, [], questionId, usual);
      if (at >= 0 && read.ok) questions.splice(at + 1, 0, { ...read.value, added: true });
    }
  }

  /** Each question with a wager is asked and revealed by itself, and nothing else doubles its points. */
  #checkWager(path: string[], round: PlayRules, quiz: PlayRules): void {
    if (this.#hasJoker) this.#add(path, 'wager_joker');
    if (round.beside) this.#add(path, 'wager_beside');
    else if ((round.reveal ?? quiz.reveal) === 'round') this.#add(path, 'wager_sheet');
  }

  #checkBeside(path: string[], reveal: QuizRound['reveal']): void {
    if (reveal !== 'round') this.#add(path, 'beside_needs_round');
    if (this.#hasBeside) this.#add(path, 'beside_twice');
    this.#hasBeside = true;
  }

  #take<T>(read: Read<T>): T | undefined {
    if (read.ok) return read.value;
    this.faults.push(...read.faults);
    return undefined;
  }

  #add(path: string[], code: FaultCode, ...values: number[]): void {
    this.faults.push({ path, code, values });
  }
}

function isEmptyRound(input: unknown): boolean {
  return isObject(input) && Array.isArray(input.questions) && input.questions.length === 0;
}

/** Reads the question that breaks a tie: whatever it says, the nearest number wins, and gives no points. */
export function readTieBreak(input: unknown, usual: UsualTimes): Read<NumberQuestion> {
  const path = ['tieBreak'];
  const question = readQuestion(input, path, 'tieBreak', usual);
  if (!question.ok) return question;
  const { value } = question;
  if (value.wager)
    return { ok: false, faults: [{ path: [...path, 'wager'], code: 'wager_tie_break', values: [] }] };
  return value.kind === TIE_BREAK_KIND
    ? { ok: true, value: { ...value, points: 0, nearest: [1] } }
    : { ok: false, faults: [{ path, code: 'not_number_question', values: [] }] };
}

/** The times of the nearest level that sets them, where null means no limit. */
function timesOf(...levels: PlayRules[]): UsualTimes {
  const seconds = levels.map((level) => level.seconds).find((each) => each !== undefined);
  const scoring = levels.map((level) => level.scoring).find(Boolean);
  const readSeconds = levels.map((level) => level.readSeconds).find((each) => typeof each === 'number');
  return {
    seconds: seconds === undefined ? DEFAULT_SECONDS : seconds,
    // Where the fastest earn the most, nobody should answer before the others have read the question.
    readSeconds: readSeconds ?? (scoring === 'speed' ? SPEED_READ_SECONDS : 0),
  };
}

const optionalSecondsField = optionalOf(notNegativeField);
const optionalGainField = optionalOf(
  v.pipe(
    numberField,
    v.minValue(MIN_SOUND_GAIN, faultMessage('too_small', MIN_SOUND_GAIN)),
    v.maxValue(1, faultMessage('too_large', 1)),
  ),
);

/** The fields of every kind of question. */
const basicsSchema = v.pipe(
  objectOf({
    question: textField(QUIZ_LIMITS.question),
    points: v.nullish(pointsField, 1),
    wager: yesNoField,
    seconds: secondsField,
    readSeconds: readSecondsField,
    explanation: optionalTextField(QUIZ_LIMITS.explanation),
    note: optionalTextField(QUIZ_LIMITS.note),
    source: optionalTextField(QUIZ_LIMITS.source),
    checkAfter: optionalDayField,
    image: optionalFileField,
    imageAlt: optionalTextField(QUIZ_LIMITS.imageAlt),
    audio: optionalFileField,
    audioFrom: optionalSecondsField,
    audioTo: optionalSecondsField,
    audioFade: optionalSecondsField,
    audioGain: optionalGainField,
    video: optionalFileField,
  }),
  v.forward(
    v.check(
      ({ audioFrom = 0, audioTo = Infinity }) => audioTo >= audioFrom + MIN_SOUND_SECONDS,
      ({ input: { audioFrom = 0 } }) => faultMessage('too_small', audioFrom + MIN_SOUND_SECONDS),
    ),
    ['audioTo'],
  ),
);

/** The times of a question that has none of its own. */
interface UsualTimes {
  /** How long it is open; null: without a limit. */
  seconds: number | null;
  /** How long it is read before its answers are shown. */
  readSeconds: number;
}

/**
 * Reads one question of a quiz file.
 * @param path its place, which starts the path of every fault
 * @param usual its times in seconds unless the question says otherwise
 */
export function readQuestion(
  input: unknown,
  path: readonly string[],
  questionId: string,
  usual: UsualTimes,
): Read<QuizQuestion> {
  const basics = readPart(basicsSchema, input, path);
  const kind = isObject(input) ? readKind(input, path) : undefined;
  if (!basics.ok || !kind?.ok) return { ok: false, faults: inEither(basics, kind) };
  const { question: text, points, wager, seconds = usual.seconds, readSeconds, ...rest } = basics.value;
  if (wager && !hasSolution(kind.value))
    return { ok: false, faults: [{ path: [...path, 'wager'], code: 'wager_unsolved', values: [] }] };
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const toRead = readSeconds ?? usual.readSeconds;
  const most = mostPoints(kind.value, points);
  return {
    ok: true,
    value: {
      seconds,
      ...(toRead > 0 && { readSeconds: toRead }),
      ...said,
      questionId,
      text,
      points: most,
      ...(wager && { wager }),
      ...kind.value,
    },
  };
}

/** The most points that a question can bring; `points`: what its file says. */
function mostPoints(kind: Kind, points: number): number {
  if (!hasSolution(kind)) return 0;
  const { pointsByPlace, stagesOf } = rulesOf(kind);
  const own = pointsByPlace?.(kind) ?? stagesOf?.(kind).map((stage) => stage.points);
  return own ? Math.max(...own) : points;
}

/** The faults of both, one at each place. */
function inEither(basics: Read<unknown>, kind: Read<unknown> | undefined): Fault[] {
  const known = faultsOf(basics);
  const places = new Set(known.map(({ path }) => path.join('/')));
  return [...known, ...faultsOf(kind).filter(({ path }) => !places.has(path.join('/')))];
}

/** Reads the fields of the kind. The field of the right answer tells which, even while its value is null. */
function readKind(input: Record<string, unknown>, path: readonly string[]): Read<Kind> {
  const named = kindsNamed((field) => input[field] !== undefined);
  const given = named.filter((kind) => input[fieldOf(kind)] !== null);
  const [kind, ...others] = given.length || named.length > 1 ? given : named;
  const untold = (code: FaultCode, kinds: readonly QuestionKind[]): Read<Kind> => ({
    ok: false,
    faults: [{ path, code, values: [kinds.map(fieldOf).join(', ')] }],
  });
  if (!kind) return untold('no_kind', QUESTION_KINDS);
  if (others.length) return untold('several_kinds', [kind, ...others]);
  return readPart<Kind>(rulesOf({ kind }).schema, input, path);
}

/** The name of the field with the right answer. */
function fieldOf(kind: QuestionKind): string {
  return KIND_FIELDS[kind][0];
}
