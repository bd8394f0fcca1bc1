import type { Draft } from './drafts';
import { answerOn, unmarked, withPoints } from './marks';

/** A question, and the answer in the same line. */
export interface Split {
  text: string;
  answer: string;
}

/** Whether most questions that have no other answer seem to have it in their own line. */
export function splitsInline(drafts: readonly Draft[]): boolean {
  const bare = drafts.filter(
    (draft) =>
      !draft.ready &&
      draft.answer === null &&
      !draft.choices.length &&
      !draft.below.length &&
      !surelySplit(draft),
  );
  const split = bare.filter(({ text }) => splitPair(withPoints(text).text));
  return split.length * 2 > bare.length;
}

/** An answer behind a question mark, an arrow or a tab, or in bold at the end. */
export function surelySplit({ text, strongEnd }: Pick<Draft, 'text' | 'strongEnd'>): Split | undefined {
  const [, asked = '', rest = ''] = /^(.*[?？][”"»“)]?)(.*)$/s.exec(withPoints(text).text) ?? [];
  const behind = stripped(rest);
  if (behind) return { text: asked, answer: behind };
  if (asked) return undefined;
  if (strongEnd && text.endsWith(strongEnd))
    return splitOf(text.slice(0, -strongEnd.length).replace(/\s*[-–—=:]\s*$/, ''), strongEnd);
  const [, before, after] = /^(.*\S)\s*(?:\t+|→|⇒|=>|->)\s*(\S.*)$/s.exec(text) ?? [];
  return splitOf(before, after);
}

/** An answer behind a dash, an equals sign or a colon, or in brackets. */
export function splitPair(text: string): Split | undefined {
  if (/[?？]\s*$/.test(text)) return undefined;
  const [, before, after] =
    /^(.*\S)\s+[–—-]\s+(\S.*)$/s.exec(text) ??
    /^(.*\S)\s*=\s*(\S.*)$/s.exec(text) ??
    /^(.*\S)\s*:\s+(\S.*)$/s.exec(text) ??
    /^(.*\S)\s*\(([^()]+)\)\s*$/s.exec(text) ??
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
  const inside = /^\(([^()]*)\)$|^\[([^[\]]*)\]$/.exec(bare);
  const within = (inside?.[1] ?? inside?.[2] ?? bare).trim();
  const found = unmarked(answerOn(within) ?? within).text.trim();
  return /[\p{L}\p{N}]/u.test(found) ? found : '';
}
