import type { FoundQuestion } from '../report';
import { isTieBreak } from '../tieBreak';
import { severalListed } from './answers';
import {
  emptyDraft,
  NO_ROUND,
  type ListedQuestion,
  type DraftRound,
  type Drafts,
  type ListedAnswer,
} from './draft';
import { surelySplit } from './inline';
import { isStrong, strongEndOf, type Line } from './lines';
import {
  answerOn,
  answersAbove,
  bareTitle,
  choiceOf,
  choicesWithin,
  explanationOn,
  isLetterLabel,
  isPair,
  isShortTitle,
  isTitleLine,
  numberedChoice,
  numberingOf,
  plainChoice,
  QUESTIONS_ALONE,
  roundOn,
  type AnswersAbove,
  type ListChoice,
  type Numbering,
} from './marks';

/** Sorts the lines of a document into rounds, questions, and what is said about them. */
export function draftsOf(
  lines: readonly Line[],
  ready: ReadonlyMap<Line, readonly FoundQuestion[]> = new Map(),
): Drafts {
  const reader = new ListReader(lines, ready);
  lines.forEach((_line, at) => reader.take(at));
  reader.end();
  return reader.drafts;
}

/** In characters: twice as long as any question. */
const MAX_LINE = 2000;

class ListReader {
  readonly drafts: Drafts = {
    title: '',
    rounds: [],
    questions: [],
    answers: [],
    left: [],
    signed: 0,
    unsigned: 0,
  };
  readonly #lines: readonly Line[];
  readonly #ready: ReadonlyMap<Line, readonly FoundQuestion[]>;
  /** Whether questions have numbers or labels; without them, question marks tell. */
  readonly #isNumbered: boolean;
  #round = NO_ROUND;
  #current: ListedQuestion | undefined;
  /** The round of the answers that are listed now; undefined among questions. */
  #answersOf: DraftRound | null | undefined;
  /** What stands behind the number of the current question. */
  #sign = '';
  /** Whether nothing stands above the line, in its paragraph. */
  #isFirst = true;

  constructor(lines: readonly Line[], ready: ReadonlyMap<Line, readonly FoundQuestion[]>) {
    this.#lines = lines;
    this.#ready = ready;
    this.#isNumbered = lines.some(({ text }) => numberingOf(text));
  }

  take(at: number): void {
    const line = this.#lines[at]!;
    const ready = this.#ready.get(line);
    if (ready) return this.#takeReady(line, ready);
    const isEmpty = !/[\p{L}\p{N}]/u.test(line.text);
    if (!isEmpty) {
      const isSigned = line.text.length > MAX_LINE ? this.#leave(line) : this.#take(line, at);
      if (isSigned) this.drafts.signed++;
      else this.drafts.unsigned++;
    }
    this.#isFirst = isEmpty;
  }

  #takeReady({ number }: Line, questions: readonly FoundQuestion[]): void {
    this.end();
    this.#answersOf = undefined;
    for (const each of questions)
      this.drafts.questions.push({ ...emptyDraft, line: number, round: this.#round, ready: each });
  }

  /** Returns whether the line has a sign that tells what it is. */
  #take(line: Line, at: number): boolean {
    const { text } = line;
    const above = answersAbove(text);
    if (above && this.#beginsAnswers(line, at)) return this.#beginAnswers(above, line);
    if (this.#answersOf !== undefined && this.#takeListed(line)) return true;
    const numbering = numberingOf(text);
    const [, label = '', asked = ''] = /^([^:?]{3,30}):\s+(\S.*)$/s.exec(text) ?? [];
    if (asked && isTieBreak(label)) {
      this.#beginRound({ ...line, text: label }, undefined);
      return this.#begin({ ...line, text: asked });
    }
    if (this.#isRound(line, numbering, at)) return this.#beginRound(line, numbering);
    const current = this.#current;
    const answer = answerOn(text);
    const choice = choiceOf(text);
    const isAnswer =
      answer !== undefined &&
      current !== undefined &&
      !this.#isNextQuestion(numbering) &&
      this.#isAnswer(line, choice, at);
    if (numbering && !isAnswer) {
      if (this.#isNumberedChoice(line, numbering))
        return this.#addChoice(line, numberedChoice(text, numbering));
      return this.#begin(line, numbering);
    }
    if (isAnswer) return this.#addAnswer(answer);
    const explanation = explanationOn(text);
    if (explanation !== undefined && current) return this.#explain(explanation);
    if (current?.answer === '') return this.#addAnswer(text.replace(/^[-•*]\s+/, ''));
    if (choice && this.#isChoice(line, choice)) return this.#takeChoices(line, choice);
    return this.#takePlain(line);
  }

  /** “Svar” and “Lösung” also stand above one answer. */
  #beginsAnswers({ text }: Line, at: number): boolean {
    const all = [...this.drafts.questions, ...(this.#current ? [this.#current] : [])];
    const open = all.filter(({ answer }) => answer === null);
    if (!open.length) return false;
    const next = this.#next(at);
    if (answerOn(text) === undefined) return true;
    return open.length > 1 && next !== undefined && numberingOf(next.text) !== undefined;
  }

  #beginAnswers({ of, rest }: AnswersAbove, { number }: Line): boolean {
    this.end();
    this.#answersOf = of ? (this.#roundNamed(of) ?? null) : null;
    for (const item of severalListed(rest)) this.#list(item, number);
    return true;
  }

  #list(item: Pick<ListedAnswer, 'number' | 'text'>, line: number): void {
    this.drafts.answers.push({ ...item, line, round: this.#answersOf ?? null });
  }

  /** Takes a line among listed answers. Returns false if questions begin again. */
  #takeListed(line: Line): boolean {
    const { text } = line;
    const named = line.isHeading ? text : roundOn(text);
    if (named !== undefined) {
      const round = this.#roundNamed(named) ?? this.#roundNamed(text);
      if (!round) return this.#leaveAnswers();
      this.#answersOf = round;
      return true;
    }
    const numbering = numberingOf(text);
    const rest = text.slice(numbering?.length ?? 0);
    if (/\?\s*$/.test(rest) && !this.#isAnswerTo(rest)) return this.#leaveAnswers();
    const explanation = explanationOn(text);
    if (explanation !== undefined) return false;
    const listed = numbering ? severalListed(text) : [];
    const items = listed.length
      ? listed
      : [{ number: numbering?.number ?? null, text: (answerOn(rest) ?? rest).trim() }];
    for (const item of items) this.#list(item, line.number);
    return true;
  }

  /** Whether a listed line repeats a question that was asked. */
  #isAnswerTo(text: string): boolean {
    return this.drafts.questions.some((question) => text.startsWith(question.text));
  }

  #leaveAnswers(): false {
    this.#answersOf = undefined;
    return false;
  }

  #roundNamed(name: string): DraftRound | undefined {
    const folded = name.trim().toLowerCase();
    const has = ({ title }: DraftRound) => title.toLowerCase() === folded;
    const number = /\d+/.exec(folded)?.[0];
    return (
      this.drafts.rounds.find(has) ??
      (number && /^\P{N}*\d+\P{N}*$/u.test(folded) && roundOn(name) === name.trim()
        ? this.drafts.rounds[Number(number) - 1]
        : undefined)
    );
  }

  #isRound(line: Line, numbering: Numbering | undefined, at: number): boolean {
    const { text } = line;
    if (/\?/.test(text) || numbering?.isNamed) return false;
    if (roundOn(text) !== undefined || isTieBreak(bareTitle(text))) return true;
    const next = this.#next(at);
    const isAbove =
      next !== undefined &&
      (numberingOf(next.text) !== undefined || next.isHeading || roundOn(next.text) !== undefined);
    if (line.isHeading) return !numbering || isAbove;
    if (next && this.#isQuizTitle(line, next)) return true;
    if (numbering || !isShortTitle(text) || choiceOf(text) || answerOn(text) !== undefined) return false;
    if (this.#current && (this.#isOpen() || !this.#isFirst)) return false;
    if (isAbove) return true;
    // Without numbers, a title stands above a question, strong or with an empty line before it or below.
    if (next === undefined || !/\?/.test(next.text)) return false;
    return isStrong(line) || this.#isFirst || !this.#lines[at + 1]!.text.trim();
  }

  /** Whether the first line of all is the quiz's title: strong or with a date, above the first round. */
  #isQuizTitle(line: Line, next: Line): boolean {
    const { signed, unsigned } = this.drafts;
    if (signed + unsigned > 0 || !(next.isHeading || roundOn(next.text) !== undefined)) return false;
    return isTitleLine(line.text) && (isStrong(line) || /\d/.test(line.text));
  }

  #beginRound(line: Line, numbering: Numbering | undefined): boolean {
    this.end();
    const before = this.#round;
    const hasQuestions = this.drafts.questions.some(({ round }) => round === before);
    // A title above the first round is that of the quiz.
    if (before !== NO_ROUND && !hasQuestions && this.drafts.rounds.length === 1 && !this.drafts.title) {
      this.drafts.title = before.title;
      this.drafts.rounds.pop();
    }
    const bare = line.text.slice(numbering?.length ?? 0).trim();
    this.#answersOf = undefined;
    if (QUESTIONS_ALONE.test(bareTitle(bare))) return true;
    this.#round = { line: line.number, title: bareTitle(roundOn(bare) ?? bare) };
    this.drafts.rounds.push(this.#round);
    return line.isHeading || roundOn(bare) !== undefined;
  }

  /** Whether a question is still without an answer. */
  #isOpen(): boolean {
    const current = this.#current;
    if (!current) return false;
    return current.answer === null && !current.choices.length && !current.below.length;
  }

  #next(at: number): Line | undefined {
    return this.#lines.slice(at + 1, at + 6).find(({ text }) => /[\p{L}\p{N}]/u.test(text));
  }

  #begin(line: Line, numbering?: Numbering): boolean {
    this.end();
    const start = numbering?.length ?? 0;
    const rest = line.text.slice(start);
    const within = choicesWithin(rest);
    const asked = (within ? rest.slice(0, within.at) : rest).trim();
    const text = [asked, numbering?.beside].filter(Boolean).join(' ');
    this.#sign = numbering?.sign ?? '';
    this.#current = {
      line: line.number,
      round: this.#round,
      number: numbering?.number ?? null,
      text,
      strongEnd: within ? '' : strongEndOf(line, start),
      indent: line.indent,
      isNamed: numbering?.isNamed ?? false,
      choices: (within?.choices ?? []).map((each) => withStrength(each, line, start)),
      answer: null,
      explanation: [],
      below: [],
    };
    return numbering !== undefined;
  }

  /** Ends the question above. */
  end(): void {
    if (this.#current) this.drafts.questions.push(this.#current);
    this.#current = undefined;
  }

  /** Whether a label counts on from that of the question above: `V2:` is an answer only in some languages. */
  #isNextQuestion(numbering: Numbering | undefined): boolean {
    const { number, isNamed } = this.#current ?? emptyDraft;
    if (!numbering?.isNamed || !isNamed || number === null) return false;
    return numbering.sign === this.#sign && numbering.number === number + 1;
  }

  /** Whether a label is the answer to the question above, and not one of its choices: `A: Rhine`. */
  #isAnswer(line: Line, choice: ListChoice | undefined, at: number): boolean {
    const current = this.#current!;
    const { text } = line;
    if (!isLetterLabel(text)) return true;
    const numbering = numberingOf(text);
    if (current.answer) return false;
    if (choice?.letter === null || choice === undefined) return !numbering || this.#isOpen();
    if (choice.letter === current.choices.length && current.choices.length > 0) return false;
    const next = this.#next(at);
    return choiceOf(next?.text ?? '')?.letter !== choice.letter + 1;
  }

  #addAnswer(text: string): boolean {
    const current = this.#current!;
    if (current.answer) current.answer += `; ${text}`;
    else current.answer = text;
    return true;
  }

  #explain(text: string): boolean {
    this.#current!.explanation.push(text);
    return true;
  }

  /** Whether a number stands before a choice: it begins again below a question, deeper or in another style. */
  #isNumberedChoice({ indent }: Line, { number, isNamed, sign }: Numbering): boolean {
    const current = this.#current;
    if (!current || isNamed || current.answer !== null || current.below.length) return false;
    if (number !== current.choices.length + 1) return false;
    if (current.choices.some(({ isSure }) => isSure)) return false;
    const isInside = indent > current.indent || current.isNamed || sign !== this.#sign;
    return isInside && current.text !== '';
  }

  #isChoice(line: Line, choice: ListChoice): boolean {
    const current = this.#current;
    if (!current) return false;
    if (choice.letter !== null) return choice.letter === current.choices.length;
    if (choice.isSure) return true;
    // In a list without numbers, each question may have a bullet itself.
    const isQuestion = /\?/.test(choice.text) || (current.line !== line.number && !this.#isNumbered);
    if (!isQuestion) return true;
    return line.indent > current.indent && !/\?\s*$/.test(choice.text);
  }

  #takeChoices(line: Line, choice: ListChoice): boolean {
    for (const each of choicesWithin(line.text)?.choices ?? [choice]) this.#addChoice(line, each);
    return true;
  }

  #addChoice(line: Line, choice: ListChoice): boolean {
    this.#current!.choices.push(withStrength(choice, line, 0));
    return true;
  }

  /** Takes a line without a sign: more of what is above it, a question without a number, or neither. */
  #takePlain(line: Line): boolean {
    const { text } = line;
    const current = this.#current;
    const bare = text.replace(/^[-–•*]\s+/, '');
    const asks = /[?？]/.test(text);
    // Question and answer may stand in one line of a list without numbers and question marks.
    const isBoth = !this.#isNumbered && isPair(bare);
    if (!current) return asks || isBoth ? this.#begin({ ...line, text: bare }) : this.#leave(line);
    if (current.text === '') {
      current.text = bare;
      current.strongEnd = strongEndOf(line, 0);
      return true;
    }
    const inside = surelySplit(current);
    // A sentence behind a question is no answer to it if something else follows.
    const isInside = inside !== undefined && (this.#isFirst || !/[.!]$/.test(inside.answer));
    const isTold = current.answer !== null || current.choices.length > 0 || isInside;
    if (!isTold && !this.#isFirst && !/[?？]/.test(current.text) && (asks || isWrapped(current))) {
      current.text += ` ${text}`;
      current.strongEnd = strongEndOf(line, 0);
      return false;
    }
    if (asks && !(this.#isNumbered && !this.#isFirst && !isTold)) return this.#begin({ ...line, text: bare });
    if (!isTold && (!this.#isFirst || !current.below.length) && !isBoth) {
      const choice = choiceOf(text) ?? plainChoice(text);
      current.below.push({ line: line.number, text, isStrong: isStrong(line), choice });
      return false;
    }
    if (isBoth) return this.#begin({ ...line, text: bare });
    if (current.answer && !this.#isFirst && /[.!]\s*$/.test(text)) return this.#explain(text);
    return this.#leave(line);
  }

  /** What belongs to no question also ends the one above. */
  #leave({ number, text }: Line): boolean {
    this.end();
    this.drafts.left.push({ line: number, text });
    return false;
  }
}

/** Whether a question's text seems to go on in the next line, as mails break it. */
function isWrapped({ text }: ListedQuestion): boolean {
  return text.length >= 55 && !/[.:!]$/.test(text);
}

function withStrength(choice: ListChoice, line: Line, offset: number): ListChoice {
  const from = offset + choice.start;
  return { ...choice, isStrong: isStrong(line, from, from + choice.text.length) };
}
