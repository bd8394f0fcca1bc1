import type { ListedQuestion } from './draft';
import { truthOf } from '../../texts/texts';
import { answerOn, unmarked, withPoints } from './marks';

/** A question, and the answer in the same line. */
export interface Split {
  text: string;
  answer: string;
}

/** How most questions of a list say their answers, where no sign does. */
export interface Habits {
  /** In their own line, behind a dash or a colon. */
  inline: boolean;
  /** In the line below. */
  below: boolean;
}

/** Tells the habits of a list; without one, such an answer is a guess. */
export function habitsOf(drafts: readonly ListedQuestion[]): Habits {
  const bare = drafts.filter(({ ready, answer, choices }) => !ready && answer === null && !choices.length);
  const below = bare.filter((draft) => draft.below.length === 1);
  const open = bare.filter((draft) => !draft.below.length && !surelySplit(draft));
  const split = open.filter(({ text }) => splitPair(withPoints(text).text));
  return { inline: split.length * 2 > open.length, below: below.length * 2 >= drafts.length };
}

/** An equals sign between words, as no formula has it. */
const EQUALS_WORDS = /^(.*(?<!\S)["“„(]?\p{L}{2,}[)”"“]?)\s+=\s+(\p{L}{2}.*)$/su;

/** An answer behind a question mark, an arrow, a tab or an equals sign between words, or in bold at the end. */
export function surelySplit({
  text,
  strongEnd,
}: Pick<ListedQuestion, 'text' | 'strongEnd'>): Split | undefined {
  // A sentence, and whether it is true: after its point, or in brackets.
  const [, said = '', truth = ''] =
    /^(.*[.!])\s+(\p{L}+)\.?$/su.exec(text) ?? /^(.*\S)\s*[([]\s*(\p{L}+)\s*[)\]]\.?$/su.exec(text) ?? [];
  if (truthOf(truth) !== undefined) return { text: said, answer: truth };
  const [, asked = '', rest = ''] = /^(.*[?？][”"»“)]?)(.*)$/s.exec(withPoints(text).text) ?? [];
  const behind = stripped(rest);
  if (behind) return { text: asked, answer: behind };
  if (asked) return undefined;
  if (strongEnd && text.endsWith(strongEnd))
    return splitOf(text.slice(0, -strongEnd.length).replace(/\s*[-–—=:]\s*$/, ''), strongEnd);
  const [, before, after] =
    /^(.*\S)\s*(?:\t+|→|⇒|=>|->)\s*(\S.*)$/s.exec(text) ?? EQUALS_WORDS.exec(text) ?? [];
  return splitOf(before, after);
}

/** An answer behind a dash, an equals sign or a colon, or in brackets. */
export function splitPair(text: string): Split | undefined {
  if (/[?？]\s*$/.test(text)) return undefined;
  const [, before, after] =
    /^(.*\S)\s+[–—-]\s+(\S.*)$/s.exec(text) ??
    /^(.*\S)\s*=\s*(\S.*)$/s.exec(text) ??
    /^(.*\S)\s*:\s+(\S.*)$/s.exec(text) ??
    /^(.*\S)\s*\(((?:[^()]|\([^()]*\))+)\)\s*$/s.exec(text) ??
    [];
  return splitOf(before, after);
}

function splitOf(before = '', after = ''): Split | undefined {
  const [text, answer] = [before.trim(), stripped(after)];
  return text && answer ? { text, answer } : undefined;
}

/** Takes the signs and brackets off an answer. */
function stripped(text: string): string {
  const bare = text.replace(/^[\s\-–—:=→⇒>.]+/, '').trim();
  const inside = /^\(((?:[^()]|\([^()]*\))*)\)$|^\[([^[\]]*)\]$/.exec(bare);
  const within = (inside?.[1] ?? inside?.[2] ?? bare).trim();
  const found = unmarked(answerOn(within) ?? within).text.trim();
  return /[\p{L}\p{N}]/u.test(found) ? found : '';
}
