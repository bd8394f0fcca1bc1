import type { ImportFormat, Remark } from '../../contract/quizFiles';
import type { Language } from '../../contract/languages';
import { listIn } from '../../contract/wording/lists';
import { say } from '../../contract/wording/say';
import { holdsSeveral } from '../../reading/acceptedText';
import { serverTexts, type ServerTexts } from '../texts/texts';

type TextKey = keyof ServerTexts['reports'];

/** Returns a text in the language, with its placeholders filled in. */
export function sayText(language: Language, key: TextKey, ...values: (string | number)[]): string {
  return say(serverTexts[language].reports[key], values);
}

/** What a format's parser finds in a file, before it is checked. */
export interface FoundQuiz {
  format: ImportFormat;
  /** In the format of a quiz file. */
  quiz: Record<string, unknown>;
}

/** Why a file cannot be imported at all: one sentence for the host, in the host's language. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(
    message: string,
    /** What is wrong in which place of the file, as far as it could be read. */
    readonly report: Remark[] = [],
  ) {
    super(message);
  }
}

/** More than anybody reads. */
const MAX_REMARKS = 200;
/** In characters: a remark may quote a cell that contains a whole book. */
const MAX_QUOTE = 100;
/** In characters: a question with its answers. */
const MAX_SOURCE = 400;
type Quote = string | number | string[];

/** Collects the remarks of an import or an export, in the host's language. */
export class Report {
  /** Where each question is in the file. A question without a place is named by its round and number. */
  readonly places = new Map<unknown, string>();
  /** The places in which something hidden was left out. */
  readonly hidden = new Set<string>();
  readonly #remarks: Remark[] = [];
  /** By place. */
  readonly #questions = new Map<string, number>();
  /** Places inside another, by which they are named. */
  readonly #inside = new Map<string, string>();
  readonly #sources = new Map<string, { line: number; text: () => string }>();
  #further = 0;

  constructor(readonly language: Language) {}

  text(key: TextKey, ...values: Quote[]): string {
    return sayText(this.language, key, ...values.map((value) => this.#quoted(value)));
  }

  add(where: string, key: TextKey, ...values: Quote[]): void {
    if (this.#remarks.length >= MAX_REMARKS) this.#further++;
    else this.#remarks.push({ where: shortened(where), message: this.text(key, ...values) });
  }

  /** Says what stands in a place of the file. */
  quote(where: string, line: number, text: () => string): void {
    this.#sources.set(where, { line, text });
  }

  /** Says that a place of the file belongs to another, such as a line to its question. */
  putInside(where: string, outer: string): void {
    this.#inside.set(where, outer);
  }

  /** Says which question of the quiz a place of the file became. */
  number(where: string, question: number): void {
    this.#questions.set(where, question);
  }

  /** Lists are written as the language does; numbers stay numbers, for plurals. */
  #quoted(value: Quote): string | number {
    if (typeof value === 'number') return value;
    return Array.isArray(value)
      ? listIn(this.language)(value.map((each) => shortened(each)))
      : shortened(value);
  }

  get remarks(): Remark[] {
    const remarks = this.#remarks.map((remark) => this.#placed(remark));
    if (!this.#further) return remarks;
    return [...remarks, { where: this.text('quiz'), message: this.text('more', this.#further) }];
  }

  #placed(remark: Remark): Remark {
    const where = this.#inside.get(remark.where) ?? remark.where;
    const question = this.#questions.get(where);
    const source = this.#sources.get(where);
    return {
      ...remark,
      where,
      ...(question !== undefined && { question }),
      ...(this.hidden.has(where) && { hidden: true as const }),
      ...(source && { line: source.line, source: shortened(source.text().trim(), MAX_SOURCE) }),
    };
  }
}

/** The word “or” between two answers, in some of the languages that hosts write. */
const OR = /\s(or|oder|ou|lub|nebo|eller|tai|vagy|veya|або)\s/i;

/** Reports accepted answers that look like several in one: nobody would type such an answer as a whole. */
export function reportSeveral(accepted: readonly string[], where: string, report: Report): void {
  for (const text of accepted)
    if (holdsSeveral(text) || OR.test(text)) report.add(where, 'answersInOne', text);
}

/** Shortens a quote; of a list, each part. */
function shortened(text: string, length = MAX_QUOTE): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** A question in a file, and its round. */
export interface FoundQuestion {
  round: string;
  question: object;
}

/** Returns a quiz with a round for each round name in use, or without rounds if none has a title. */
export function inRounds(
  found: FoundQuestion[],
  titleOf = (round: string): string | undefined => round || undefined,
): Record<string, unknown> {
  const byRound = new Map<string, object[]>();
  for (const { round, question } of found) {
    const questions = byRound.get(round);
    if (questions) questions.push(question);
    else byRound.set(round, [question]);
  }
  const rounds = [...byRound].map(([round, questions]) => {
    const title = titleOf(round);
    return { ...(title !== undefined && { title }), questions };
  });
  const [only = { questions: [] }] = rounds;
  return rounds.length > 1 || 'title' in only ? { rounds } : only;
}

/** Reports answers to choose from that look alike: who presses the wrong one of them would be wrong. */
export function reportSame(answers: readonly string[], where: string, report: Report): void {
  const texts = answers.map((text) => text.trim().toLowerCase());
  const same = texts.findIndex((text, at) => text && texts.indexOf(text) < at);
  if (same >= 0) report.add(where, 'sameAnswers', answers[same]!);
}
