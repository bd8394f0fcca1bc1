import * as v from 'valibot';
import { QUIZ_LIMITS } from '../../contract/question';
import { faultMessage } from '../faults';
import { listField, objectOf, textField } from '../quizFields';
import type { KindRules, QuizVerdict, TalliedGroup } from '../kindRules';
import { acceptedAnswersField } from '../written/rules';
import { cleanText, judgeText, keyOfText } from '../written/texts';
import { MAX_PARTS, MIN_PARTS } from './wire';

export interface PartsKind {
  kind: 'parts';
  parts: { label: string; accepted: string[] }[];
  /** A text counts for any part. */
  anyOrder?: true;
}

/** Players who gave the same text. */
type Group = TalliedGroup<string[]>;

const BEST_FIRST: readonly QuizVerdict[] = ['right', 'suggested', 'doubtful', 'wrong'];
const partField = objectOf({
  label: textField(QUIZ_LIMITS.partLabel),
  acceptedAnswers: acceptedAnswersField,
});

/** Several texts, each judged like the answer to a text question, with equal weight. */
export const partsRules: KindRules<PartsKind> = {
  schema: v.pipe(
    objectOf({
      parts: listField(partField, MIN_PARTS, MAX_PARTS),
      anyOrder: v.nullish(v.boolean(faultMessage('not_yes_or_no'))),
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
  keyOf: (answer) => answer.map(keyOfText).join(' | '),
  piecesOf: ({ anyOrder }, answer) =>
    answer.flatMap((text, field) => {
      const key = anyOrder ? keyOfText(text) : `${field}:${keyOfText(text)}`;
      return text === '' ? [] : [{ key, answer: [text], field }];
    }),
  partOf(question, { answer, field = 0 }) {
    const verdict = partsRules.judge(question, answer, field);
    const like = question.parts.findIndex(({ accepted }) => judgeText(accepted, textOf(answer)) === verdict);
    return question.anyOrder && verdict !== 'wrong' ? like : field;
  },
  sharesOf: sharesByPart,
  textOf: (_question, answer) => textOf(answer),
  judge({ parts, anyOrder }, answer, field = 0) {
    const asked = anyOrder ? parts : parts.slice(field, field + 1);
    const verdicts = asked.map(({ accepted }) => judgeText(accepted, textOf(answer)));
    return BEST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'wrong';
  },
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

/** A cache, valid because groups are never changed in place. */
const known = new WeakMap<readonly Group[], Map<string, number[]>>();

/** By playerId, the share of each part. Includes everybody who gave any text. */
function sharesByPart(question: PartsKind, groups: readonly Group[]): Map<string, number[]> {
  const found = known.get(groups);
  if (found) return found;
  const given = new Map<string, Group[]>();
  for (const group of groups)
    for (const playerId of group.playerIds) given.set(playerId, [...(given.get(playerId) ?? []), group]);
  const fitting = new Map(groups.map((group) => [group, fittingParts(question, group)]));
  const shares = new Map(
    [...given].map(([playerId, texts]) => [playerId, assign(question.parts.length, texts, fitting)]),
  );
  known.set(groups, shares);
  return shares;
}

/** The parts a text can count for: with `anyOrder` all that it resembles, or any if it resembles none. */
function fittingParts({ parts, anyOrder }: PartsKind, { answer, part = 0 }: Group): number[] {
  if (!anyOrder) return [part];
  const verdicts = parts.map(({ accepted }) => judgeText(accepted, textOf(answer)));
  const places = (wanted: readonly QuizVerdict[]): number[] =>
    verdicts.flatMap((verdict, at) => (wanted.includes(verdict) ? [at] : []));
  return [places(['right', 'suggested']), places(['doubtful']), places(['wrong'])].find(
    (each) => each.length,
  )!;
}

/**
 * Assigns texts to parts, so that each text counts for at most one part and each part for one text; returns
 * the share of each part. The best texts are placed first, and later ones only move them to other parts, so
 * the total is the highest possible.
 */
function assign(
  count: number,
  texts: readonly Group[],
  fitting: ReadonlyMap<Group, readonly number[]>,
): number[] {
  const taken = new Map<number, Group>();
  const place = (text: Group, tried: Set<number>): boolean =>
    (fitting.get(text) ?? []).some((part) => {
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
