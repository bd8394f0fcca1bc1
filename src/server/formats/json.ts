import * as v from 'valibot';
import { decodeHTML } from 'entities/decode';
import { inShownOrder } from '../../contract/shownOrder';
import { wellFormedJson } from '../wellFormed';
import { findPlainJson, findRazzia, findTriviaApi } from './otherJson';
import { type FoundQuiz, ImportError, type Report } from './report';

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
const fromBase64: Decode = (text) => Buffer.from(text, 'base64').toString('utf8');

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
    const question = questionOf(decoded(output as Result, decode));
    report.places.set(question, where);
    return [question];
  });
  return { format: 'opentdb', quiz: { questions } };
}

function questionOf({ type, question, correct_answer, incorrect_answers, category, difficulty }: Result) {
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
