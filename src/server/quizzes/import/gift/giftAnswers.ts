import { findUnescaped } from './giftText';

/** One answer between a GIFT question's braces, with its escapes. */
export interface GiftAnswer {
  isRight: boolean;
  /** In percent; null where the file says none. */
  weight: number | null;
  text: string;
  feedback: string;
}

/** What stands between a GIFT question's braces. */
export interface GiftBody {
  /** The format of the question's text, which holds for these texts as well. */
  format: string;
  /** What stands before the first `=` or `~`, such as `T`, `#` or `#3:1`. */
  head: string;
  answers: GiftAnswer[];
  /** What is shown whatever was answered. */
  feedback: string;
}

export function readGiftBody(source: string, format: string): GiftBody {
  const general = findGeneral(source);
  const body = general < 0 ? source : source.slice(0, general);
  let at = findUnescaped(body, '=~');
  const head = (at < 0 ? body : body.slice(0, at)).trim();
  const answers: GiftAnswer[] = [];
  while (at >= 0) {
    const next = findUnescaped(body, '=~', at + 1);
    answers.push(readAnswer(body[at] === '=', body.slice(at + 1, next < 0 ? undefined : next)));
    at = next;
  }
  return { format, head, answers, feedback: general < 0 ? '' : source.slice(general + 4) };
}

function findGeneral(source: string): number {
  let at = findUnescaped(source, '#');
  while (at >= 0 && !source.startsWith('####', at)) at = findUnescaped(source, '#', at + 1);
  return at;
}

function readAnswer(isRight: boolean, source: string): GiftAnswer {
  const [all = '', percent] = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(source) ?? [];
  const rest = source.slice(all.length);
  const hash = findUnescaped(rest, '#');
  return {
    isRight,
    weight: percent === undefined ? null : Number(percent),
    text: (hash < 0 ? rest : rest.slice(0, hash)).trim(),
    feedback: hash < 0 ? '' : rest.slice(hash + 1).trim(),
  };
}
