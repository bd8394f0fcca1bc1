import * as v from 'valibot';
import { QUIZ_LIMITS } from '../../contract/question';
import { listField, objectOf, textField, yesNoField } from '../../reading/fields';
import type { KindRules, Piece, QuizVerdict, TalliedGroup } from '../kindRules';
import { acceptedAnswersField } from '../written/rules';
import { formsOf } from '../written/compareText';
import type { LanguageRules } from '../../reading/languageRules';
import { cleanText, judgeForms, keyOfForms, keyOfText } from '../written/texts';
import { MAX_PARTS, MIN_PARTS } from './wire';

export interface PartsKind {
  kind: 'parts';
  parts: { label: string; accepted: string[] }[];
  /** A text counts for any part. */
  anyOrder?: true;
  languageRules?: LanguageRules;
}

/** Players who gave the same text. */
type Group = TalliedGroup<string[]>;

const BEST_FIRST: readonly QuizVerdict[] = ['right', 'suggested', 'doubtful', 'wrong'];
/** The verdicts that count alike: a text that may be meant for one part is not wrong for it. */
const COUNTING_ALIKE: readonly (readonly QuizVerdict[])[] = [['right', 'suggested'], ['doubtful'], ['wrong']];
const partField = objectOf({
  label: textField(QUIZ_LIMITS.partLabel),
  acceptedAnswers: acceptedAnswersField,
});

/** Several texts, each judged like the answer to a text question, with equal weight. */
export const partsRules: KindRules<PartsKind> = {
  schema: v.pipe(
    objectOf({
      parts: listField(partField, MIN_PARTS, MAX_PARTS),
      anyOrder: yesNoField,
    }),
    v.transform(({ parts, anyOrder }): PartsKind => ({
      kind: 'parts',
      parts: parts.map(({ label, acceptedAnswers }) => ({ label, accepted: acceptedAnswers })),
      ...(anyOrder && { anyOrder }),
    })),
  ),
  stored({ parts }, answer, stands = []) {
    if (!Array.isArray(answer) || answer.length !== parts.length) return undefined;
    const texts = answer.map((text, field) => text ?? stands[field] ?? '');
    return texts.every((text) => typeof text === 'string') ? texts.map(cleanText) : undefined;
  },
  empty: ({ parts }) => parts.map(() => ''),
  keyOf: (answer, { languageRules }) => answer.map((text) => keyOfText(text, languageRules)).join(' | '),
  piecesOf: (question, answer, former) =>
    answer.flatMap((text, field) => {
      if (text === '') return [];
      const before = former.find((piece) => piece.field === field && textOf(piece.answer) === text);
      return [before ?? pieceOf(question, text, field)];
    }),
  sharesOf: sharesByPart,
  textOf: (_question, answer) => textOf(answer),
  shown: ({ parts }) => ({ parts: parts.map(({ label }) => ({ label })) }),
  labelsOf: ({ parts }) => parts.map(({ label }) => label),
  neverStarred: ({ parts }) => parts.flatMap(({ accepted }) => accepted),
  solution: ({ parts, anyOrder }) => ({
    kind: 'parts',
    parts: parts.map(({ accepted }) => accepted),
    ...(anyOrder && { anyOrder }),
  }),
  tally(question, groups) {
    const all = [...sharesByPart(question, groups).values()];
    const countOf = (share: number): number[] =>
      question.parts.map((_part, at) => all.filter((shares) => shares[at] === share).length);
    const halves = countOf(0.5);
    return { kind: 'parts', counts: countOf(1), ...(halves.some(Boolean) && { halves }), of: all.length };
  },
};

/** The text of a piece, its only one. */
function textOf(texts: readonly string[]): string {
  return texts.join(' | ');
}

/**
 * Compares a text with what its part accepts; with `anyOrder` with what all of them accept: it can count for
 * those that it resembles, or for any if it resembles none.
 */
function pieceOf(
  { parts, anyOrder, languageRules }: PartsKind,
  text: string,
  field: number,
): Piece<string[]> {
  const forms = formsOf(text, languageRules);
  const [key, answer] = [keyOfForms(forms), [text]];
  if (!anyOrder) {
    const verdict = judgeForms(parts[field]!.accepted, forms, languageRules);
    return { key: `${field}:${key}`, answer, verdict, field, part: field };
  }
  const verdicts = parts.map(({ accepted }) => judgeForms(accepted, forms, languageRules));
  const best = BEST_FIRST.find((verdict) => verdicts.includes(verdict))!;
  const part = best === 'wrong' ? field : verdicts.indexOf(best);
  const alike = COUNTING_ALIKE.find((each) => each.includes(best))!;
  const fitting = verdicts.flatMap((verdict, at) => (alike.includes(verdict) ? [at] : []));
  return { key, answer, verdict: best, field, part, fitting };
}

/** The groups of all players, each player's own, and the shares that follow from them. */
interface SharedOut {
  groups: readonly Group[];
  texts: ReadonlyMap<string, readonly Group[]>;
  shares: Map<string, number[]>;
}

/** The latest shares of each question. */
const latest = new WeakMap<PartsKind, SharedOut>();

/** By playerId, the share of each part. Includes everybody who gave any text. */
function sharesByPart(question: PartsKind, groups: readonly Group[]): Map<string, number[]> {
  const former = latest.get(question);
  if (former?.groups === groups) return former.shares;
  const { length } = question.parts;
  const made = (former && withMarks(length, groups, former)) ?? shareOut(length, groups);
  latest.set(question, made);
  return made.shares;
}

function shareOut(count: number, groups: readonly Group[]): SharedOut {
  const texts = new Map<string, Group[]>();
  for (const group of groups)
    for (const playerId of group.playerIds) {
      const own = texts.get(playerId);
      if (own) own.push(group);
      else texts.set(playerId, [group]);
    }
  return { groups, texts, shares: new Map([...texts].map(([id, own]) => [id, assign(count, own)])) };
}

/** Where only marks have changed, only the shares of those who gave the marked texts do; otherwise undefined. */
function withMarks(count: number, groups: readonly Group[], former: SharedOut): SharedOut | undefined {
  const marked = new Map<Group, Group>();
  if (groups.length !== former.groups.length) return undefined;
  for (const [at, group] of groups.entries()) {
    const before = former.groups[at]!;
    if (before.playerIds !== group.playerIds) return undefined;
    if (before !== group) marked.set(before, group);
  }
  const [texts, shares] = [new Map(former.texts), new Map(former.shares)];
  for (const playerId of new Set([...marked.values()].flatMap(({ playerIds }) => playerIds))) {
    const own = texts.get(playerId)!.map((text) => marked.get(text) ?? text);
    texts.set(playerId, own);
    shares.set(playerId, assign(count, own));
  }
  return { groups, texts, shares };
}

/**
 * Assigns texts to parts, so that each text counts for at most one part and each part for one text; returns
 * the share of each part. The best texts are placed first, and later ones only move them to other parts, so
 * the total is the highest possible.
 */
function assign(count: number, texts: readonly Group[]): number[] {
  const taken = new Map<number, Group>();
  const place = (text: Group, tried: Set<number>): boolean =>
    fittingOf(text).some((part) => {
      if (tried.has(part)) return false;
      tried.add(part);
      const other = taken.get(part);
      if (other && !place(other, tried)) return false;
      taken.set(part, text);
      return true;
    });
  const best = texts.filter(({ share }) => share > 0).sort((one, other) => other.share - one.share);
  for (const text of best) place(text, new Set());
  return Array.from({ length: count }, (_, part) => taken.get(part)?.share ?? 0);
}

function fittingOf({ part = 0, fitting = [part] }: Group): readonly number[] {
  return fitting;
}
