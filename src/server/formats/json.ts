import * as v from 'valibot';
import { decodeHTML } from 'entities/decode';
import { isObject } from '../../contract/parsed';
import { inShownOrder } from '../../contract/shownOrder';
import { wellFormedJson } from '../wellFormed';
import { emptyDraft } from './list/draft';
import { plainChoice, type ListChoice } from './list/marks';
import { draftQuestion } from './list/draftQuestion';
import { type FoundQuestion, type FoundQuiz, ImportError, inRounds, type Report } from './report';

/** Reads JSON: one of our quiz files, or questions of another program; undefined if the text is not JSON. */
export function findJson(text: string, report: Report): FoundQuiz | undefined {
  if (!/^\s*(?:\{\s*["}]|\[\s*[{[\]])/.test(text)) return undefined;
  const json = parsed(text, report);
  const foreign =
    findOpenTrivia(json, report) ??
    findTriviaApi(json, report) ??
    findRazzia(json, report) ??
    findPlainJson(json, report);
  if (foreign) return foreign;
  const quiz = json as Record<string, unknown>;
  if (!('questions' in quiz) && !('rounds' in quiz)) throw new ImportError(report.text('otherJson'));
  return { format: 'json', quiz };
}

/** Parses JSON. Of a text that breaks off, as chats' answers do, it takes the questions that are whole. */
function parsed(text: string, report: Report): unknown {
  try {
    return JSON.parse(wellFormedJson(text));
  } catch (error) {
    const whole = wholeObjects(text).filter((each) => 'question' in each);
    if (!whole.length)
      throw new ImportError(report.text('brokenJson', error instanceof Error ? error.message : ''));
    report.add(report.text('quiz'), 'jsonCutOff');
    return whole;
  }
}

/** The objects in a text that hold no others and can be read by themselves. */
function wholeObjects(text: string): object[] {
  // Strings with escapes, or anything that is neither a string nor a brace.
  const object = /\{(?:"(?:[^"\\\n]|\\.)*"|[^{}"])*\}/g;
  return (text.match(object) ?? []).flatMap((each) => {
    try {
      return [JSON.parse(wellFormedJson(each)) as object];
    } catch {
      return [];
    }
  });
}

const fileSchema = v.object({ response_code: v.number(), results: v.array(v.unknown()) });
const resultSchema = v.object({
  type: v.string(),
  question: v.string(),
  correct_answer: v.string(),
  incorrect_answers: v.array(v.string()),
  category: v.optional(v.string()),
  difficulty: v.optional(v.string()),
});
type Result = v.InferOutput<typeof resultSchema>;
type Decode = (text: string) => string;
const fromBase64: Decode = (text) => {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (each) => each.charCodeAt(0)));
  } catch {
    return text;
  }
};

/** Reads the questions in Open Trivia DB's JSON; returns undefined if the JSON is something else. */
function findOpenTrivia(json: unknown, report: Report): FoundQuiz | undefined {
  const file = v.safeParse(fileSchema, json);
  // Some programs store only the list.
  const results = file.success ? file.output.results : v.is(v.array(resultSchema), json) ? json : undefined;
  if (!results) return undefined;
  const read = results.map((result) => v.safeParse(resultSchema, result));
  const decode = decoderOf(read.flatMap(({ success, output }) => (success ? [output as Result] : [])));
  const questions = read.flatMap(({ success, output }, index) => {
    const where = report.text('question', index + 1);
    if (!success) {
      report.add(where, 'notReadable');
      return [];
    }
    const question = triviaQuestion(decoded(output as Result, decode));
    report.places.set(question, where);
    return [question];
  });
  return { format: 'opentdb', quiz: { questions } };
}

function triviaQuestion({
  type,
  question,
  correct_answer,
  incorrect_answers,
  category,
  difficulty,
}: Omit<Result, 'type'> & { type?: string }) {
  const note = [category, difficulty].filter(Boolean).join(', ');
  const all = [correct_answer, ...incorrect_answers];
  // The file has the right answer first. True comes before false, as everybody expects.
  const answers = type === 'boolean' ? [...all].sort().reverse() : inShownOrder(question, all);
  return { question, answers, correctAnswer: answers.indexOf(correct_answer), ...(note && { note }) };
}

function decoded(result: Result, decode: Decode): Result {
  const entries = Object.entries(result).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(decode) : decode(value),
  ]);
  return Object.fromEntries(entries) as Result;
}

/** The file does not say which of its four encodings it uses. Only base64 changes the names of the types. */
function decoderOf(results: Result[]): Decode {
  if (results.some(({ type }) => type === btoa('multiple') || type === btoa('boolean'))) return fromBase64;
  const texts = results.flatMap((each) => [each.question, each.correct_answer, ...each.incorrect_answers]);
  const isUrlEncoded =
    texts.every((text) => /^(?:[\w.~+-]|%[\dA-F]{2})*$/i.test(text)) &&
    texts.some((text) => text.includes('%'));
  return isUrlEncoded ? fromUrl : decodeHTML;
}

/** The older of the two URL encodings writes spaces as plus signs, and contains HTML entities. */
function fromUrl(text: string): string {
  try {
    return decodeHTML(decodeURIComponent(text.replaceAll('+', ' ')));
  } catch {
    return text;
  }
}

type Fields = Record<string, unknown>;

const triviaSchema = v.object({
  question: v.union([v.string(), v.object({ text: v.string() })]),
  correctAnswer: v.string(),
  incorrectAnswers: v.array(v.string()),
  category: v.optional(v.string()),
  difficulty: v.optional(v.string()),
});

/** Reads the questions of The Trivia API; returns undefined if the JSON is something else. */
function findTriviaApi(json: unknown, report: Report): FoundQuiz | undefined {
  if (!Array.isArray(json) || !json.some((each) => v.is(triviaSchema, each))) return undefined;
  const questions = json.flatMap((each, index) => {
    const where = report.text('question', index + 1);
    const read = v.safeParse(triviaSchema, each);
    if (!read.success) return report.add(where, 'notReadable') ?? [];
    const { question: asked, correctAnswer, incorrectAnswers, category, difficulty } = read.output;
    const question = triviaQuestion({
      question: typeof asked === 'string' ? asked : asked.text,
      correct_answer: correctAnswer,
      incorrect_answers: incorrectAnswers,
      category,
      difficulty,
    });
    report.places.set(question, where);
    return [question];
  });
  return { format: 'triviaapi', quiz: { questions } };
}

const razziaSchema = v.object({
  question: v.string(),
  answers: v.array(v.string()),
  solution: v.optional(v.number()),
  solutions: v.optional(v.array(v.number())),
  time: v.optional(v.number()),
  note: v.optional(v.nullable(v.string())),
  image: v.optional(v.nullable(v.string())),
  media: v.optional(v.nullable(v.object({ url: v.string() }))),
});

/** Reads a quiz file of Razzia, which counts right answers from 0; undefined if the JSON is something else. */
function findRazzia(json: unknown, report: Report): FoundQuiz | undefined {
  if (!isObject(json) || !Array.isArray(json.questions)) return undefined;
  const hasSolution = (each: unknown) =>
    isObject(each) && (typeof each.solution === 'number' || Array.isArray(each.solutions));
  if (!json.questions.some(hasSolution)) return undefined;
  const questions = json.questions.flatMap((each, index) => {
    const where = report.text('question', index + 1);
    const read = v.safeParse(razziaSchema, each);
    if (!read.success) return report.add(where, 'notReadable') ?? [];
    const { question: text, answers, solution, solutions, time, note, image, media } = read.output;
    const right = solutions ?? (solution === undefined ? [] : [solution]);
    const link = media?.url ?? image;
    if (link) report.add(where, 'pictureLink', link);
    const question = {
      question: text,
      answers,
      ...(right.length > 1 ? { correctAnswers: right } : { correctAnswer: right[0] ?? null }),
      ...(time !== undefined && time >= 5 && time <= 3600 && { seconds: time }),
      ...(note && { explanation: note }),
    };
    report.places.set(question, where);
    return [question];
  });
  const { subject } = json;
  return { format: 'razzia', quiz: { ...(typeof subject === 'string' && { quizName: subject }), questions } };
}

const KEYS = {
  question: ['question', 'text', 'prompt', 'questiontext', 'q', 'frage', 'pregunta', 'domanda', 'pergunta'],
  options: [
    'options',
    'choices',
    'answers',
    'possibleanswers',
    'alternatives',
    'answeroptions',
    'antworten',
    'opciones',
  ],
  wrong: ['incorrectanswers', 'wronganswers', 'distractors', 'incorrect', 'wrong'],
  right: [
    'answer',
    'correctanswer',
    'rightanswer',
    'correct',
    'solution',
    'correctoption',
    'correctanswers',
    'correctindex',
    'answerindex',
    'antwort',
    'lösung',
    'respuesta',
    'réponse',
    'risposta',
  ],
  explanation: ['explanation', 'funfact', 'fact', 'erklärung', 'explicación', 'explication'],
  round: ['round', 'category', 'topic', 'runde', 'kategorie'],
} as const;

/** Reads questions as chats write them: objects with a question, perhaps choices, and what is right. */
function findPlainJson(json: unknown, report: Report): FoundQuiz | undefined {
  const lists = listsIn(json);
  const all = lists.flatMap(({ questions }) => questions);
  const objects = all.filter(isObject);
  if (!objects.some(isPlain) || objects.some(isOurs)) return undefined;
  const isFromOne = all.some((each) => isObject(each) && countsFromOne(each));
  let place = 0;
  const found = lists.flatMap(({ round, questions }) =>
    questions.flatMap((each): FoundQuestion[] => {
      const where = report.text('question', ++place);
      const question = isObject(each) ? plainQuestion(each, isFromOne, where, report) : undefined;
      if (!isObject(each)) report.add(where, 'notReadable');
      if (!question) return [];
      report.places.set(question, where);
      const own = valueOf(each as Fields, 'round');
      return [{ round: typeof own === 'string' ? own : round, question }];
    }),
  );
  return { format: 'text', quiz: inRounds(found) };
}

function listsIn(json: unknown): { round: string; questions: unknown[] }[] {
  if (Array.isArray(json)) return [{ round: '', questions: json }];
  if (!isObject(json)) return [];
  if (Array.isArray(json.rounds))
    return json.rounds.filter(isObject).map((round) => ({
      round: [round.title, round.name, round.round].find((each) => typeof each === 'string') ?? '',
      questions: Array.isArray(round.questions) ? round.questions : [],
    }));
  const list = [json.questions, json.quiz, json.data].find(Array.isArray);
  if (list) return [{ round: '', questions: list as unknown[] }];
  // Rounds by their titles.
  return Object.entries(json).flatMap(([round, questions]) =>
    Array.isArray(questions) ? [{ round, questions: questions as unknown[] }] : [],
  );
}

function isPlain(fields: Fields): boolean {
  const isTold = valueOf(fields, 'right') !== undefined || optionsOf(fields).some(({ isRight }) => isRight);
  return typeof valueOf(fields, 'question') === 'string' && isTold;
}

const OUR_FIELDS = ['acceptedAnswers', 'correctNumber', 'correctOrder', 'parts', 'pairs', 'stages', 'poll'];

/** Whether a question is one of our own format. */
function isOurs(fields: Fields): boolean {
  const { correctAnswer, correctAnswers } = fields;
  const isPlace = typeof correctAnswer === 'number' || [correctAnswers].flat().some(Number.isFinite);
  return isPlace || OUR_FIELDS.some((name) => name in fields);
}

function valueOf(fields: Fields, name: keyof typeof KEYS): unknown {
  const keys: readonly string[] = KEYS[name];
  const found = Object.keys(fields)
    .map((key) => ({ key, rank: keys.indexOf(key.toLowerCase().replace(/[_\s-]/g, '')) }))
    .filter(({ key, rank }) => rank >= 0 && fields[key] !== null)
    .sort((one, other) => one.rank - other.rank);
  return found[0] && fields[found[0].key];
}

/** Whether the number of a right answer is beyond the last one, if counted from 0. */
function countsFromOne(fields: Fields): boolean {
  const right = valueOf(fields, 'right');
  const options = valueOf(fields, 'options');
  return typeof right === 'number' && Array.isArray(options) && right === options.length;
}

function plainQuestion(
  fields: Fields,
  isFromOne: boolean,
  where: string,
  report: Report,
): object | undefined {
  const text = valueOf(fields, 'question');
  const right = valueOf(fields, 'right');
  if (typeof text !== 'string') return void report.add(where, 'noQuestionText');
  const wrong = valueOf(fields, 'wrong');
  const ofRight = [right].flat().filter((each) => typeof each === 'string');
  const choices =
    Array.isArray(wrong) && ofRight.length
      ? inShownOrder(text, [...ofRight, ...wrong.filter((each) => typeof each === 'string')]).map(plainChoice)
      : withRight(optionsOf(fields), right);
  const isMarked = choices.some(({ isRight }) => isRight);
  const said = isMarked ? [] : [right].flat().map((each) => answerOf(each, choices.length > 0, isFromOne));
  const explanation = valueOf(fields, 'explanation');
  const draft = {
    ...emptyDraft,
    text,
    choices,
    answer: said.filter(Boolean).join(choices.length ? ', ' : '; ') || null,
    explanation: typeof explanation === 'string' ? [explanation] : [],
  };
  return draftQuestion(draft, { inline: false, below: false }, where, report);
}

/** Marks the choices that a list of their texts names. */
function withRight(choices: ListChoice[], right: unknown): ListChoice[] {
  const texts = Array.isArray(right) ? right : [];
  const isListed = texts.length > 0 && texts.every((each) => choices.some(({ text }) => text === each));
  return isListed ? choices.map((each) => ({ ...each, isRight: texts.includes(each.text) })) : choices;
}

/** The choices of a question: a list, or fields such as `option_a`. */
function optionsOf(fields: Fields): ListChoice[] {
  const listed = choicesIn(valueOf(fields, 'options'));
  if (listed.length) return listed;
  const named = Object.entries(fields).filter(([name]) =>
    /^(?:option|choice|answer)[_ -]?[a-h1-8]$/i.test(name),
  );
  return choicesIn(named.sort(([one], [other]) => one.localeCompare(other)).map(([, text]) => text));
}

/** What is right as a text. The number of a choice becomes its letter. */
function answerOf(right: unknown, hasChoices: boolean, isFromOne: boolean): string {
  if (typeof right === 'string') return right;
  if (typeof right === 'boolean') return String(right);
  if (typeof right !== 'number') return '';
  return hasChoices ? ('abcdefgh'[right - (isFromOne ? 1 : 0)] ?? '') : String(right);
}

function choicesIn(options: unknown): ListChoice[] {
  const list = Array.isArray(options) ? options : isObject(options) ? Object.values(options) : [];
  return list.flatMap((each: unknown) => {
    if (typeof each === 'string' || typeof each === 'number') return [plainChoice(String(each))];
    if (!isObject(each)) return [];
    const text = [each.text, each.answer, each.option, each.label].find((one) => typeof one === 'string');
    const isRight = [each.correct, each.isCorrect, each.is_correct].includes(true);
    return text === undefined ? [] : [{ ...plainChoice(text), isRight }];
  });
}
