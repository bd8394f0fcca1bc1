import { piecesOf } from '../document/xml';

/** The formats that a spreadsheet does not describe since each program knows them, as far as they matter here. */
const KNOWN: Partial<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  45: 'mm:ss',
  46: '[h]:mm:ss',
};

/** Returns the format of each style of a cell, in order; empty for none. */
export function formatsIn(styles: string): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isInCells = false;
  for (const { name, isEnd, attribute } of piecesOf(styles)) {
    if (name === 'cellXfs') isInCells = !isEnd;
    if (isEnd) continue;
    if (name === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
    if (name !== 'xf' || !isInCells) continue;
    const id = Number(attribute('numFmtId') ?? 0);
    formats.push(own.get(id) ?? KNOWN[id] ?? '');
  }
  return formats;
}

/** A piece of a format: a text, a character as text, padding, a currency, a colour or language, a sign, or the rest. */
const PIECES = /"([^"]*)"|\\(.)|[_*].|\[\$([^\]-]*)[^\]]*\]|\[(?!h+\])[^\]]*\]|([\p{Sc} ])|([^])/giu;
/** The part of a format for numbers that are not negative. */
const POSITIVE = /^(?:"[^"]*"|\\.|[^;"\\])*/;
/** A unit or a currency has a letter or a sign of its own: a point behind a number only counts. */
const UNIT = /[\p{L}\p{Sc}°‰′″]/u;

/**
 * Returns a number as its cell shows it, where that is another answer than the number: with a unit or a currency, a
 * percentage, a fraction, a time of day, a year, leading zeros, decimals rounded. Dates, and signs of thousands, are
 * left alone.
 */
export function shownNumber(value: number, format: string): string | undefined {
  let [code, before, behind] = ['', '', ''];
  let isAround = true;
  for (const [, quoted, escaped, currency, sign, rest] of POSITIVE.exec(format)![0].matchAll(PIECES)) {
    const text = quoted ?? escaped ?? currency ?? sign ?? '';
    // What stands within a number, as in that of a telephone, is no unit.
    if (rest !== undefined && behind.trim()) isAround = false;
    if (rest !== undefined) [code, behind] = [code + rest, ''];
    else if (code) behind += text;
    else before += text;
  }
  const number = isAround && UNIT.test(before + behind) ? besideUnit(value, code) : undefined;
  return number === undefined ? shownAlone(value, code) : `${before}${number}${behind}`.trim();
}

/** The digits of a number, and a comma for each three that are left out: `#,##0.00`, `0.0,,`, `General`. */
const DIGITS = /^(?:general|([#?0,]*[#?0])(?:\.([#?0]+))?)(,*)$/i;
/** The point could be taken for a sign of thousands. */
const UNSURE = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Returns a number as it stands beside its unit; undefined for what is no number, or is not surely understood. */
function besideUnit(value: number, code: string): string | undefined {
  const found = DIGITS.exec(code);
  if (!found) return undefined;
  const [, whole, decimals = '', thousands = ''] = found;
  const exact = value / 1000 ** thousands.length;
  const most = exact.toFixed(decimals.length);
  const least = decimals.replace(/[#?]+$/, '').length;
  const places = [...decimals, ''].findIndex(
    (_, at) => at >= least && Number(exact.toFixed(at)) === Number(most),
  );
  const shown = whole === undefined ? rounded(exact, code) : exact.toFixed(places);
  if (UNSURE.test(shown)) return undefined;
  return /^0+$/.test(whole ?? '') && !decimals ? shown.padStart(whole!.length, '0') : shown;
}

function shownAlone(value: number, code: string): string | undefined {
  if (/^0{2,}$/.test(code)) return String(Math.round(value)).padStart(code.length, '0');
  if (code.includes('%')) return `${rounded(value * 100, code)}%`;
  if (/^y+$/i.test(code)) return String(new Date(Date.UTC(1899, 11, 30) + value * DAY_MS).getUTCFullYear());
  if (/[yd]|^m+$/i.test(code)) return undefined;
  const fraction = FRACTION.exec(code);
  if (fraction) return shownFraction(value, fraction[1] !== '', fraction[2]!);
  if (/^(?:\[h+\]|h+|m+:s)/i.test(code)) return shownTime(value, code);
  return rounded(value, code);
}

/** A fraction: its whole part, if that stands before it, and its denominator: `# ?/?`, `??/??`, `# ?/8`. */
const FRACTION = /^(#?)[#?0]+\/([#?0]{1,3}|[1-9]\d{0,2})$/;

/** Returns the nearest fraction with so many digits in its denominator, or with that denominator. */
function shownFraction(value: number, hasWhole: boolean, below: string): string {
  const fixed = Number(below);
  const amount = Math.abs(value);
  const unders = fixed ? [fixed] : Array.from({ length: 10 ** below.length - 1 }, (_none, at) => at + 1);
  const missBy = (under: number): number => Math.abs(Math.round(amount * under) / under - amount);
  const under = unders.reduce((best, each) => (missBy(each) < missBy(best) ? each : best));
  const over = Math.round(amount * under);
  const whole = hasWhole || over % under === 0 ? Math.floor(over / under) : 0;
  const rest = over - whole * under;
  const sign = value < 0 ? '-' : '';
  if (rest === 0) return `${sign}${whole}`;
  return `${sign}${whole === 0 ? '' : `${whole} `}${rest}/${under}`;
}

const DAY_MS = 86_400_000;

/** So many digits vanish if what the last two say is only noise. */
const NOISE_DIGITS = 8;

/** Rounds as the format says. Computers store 0.3 as 0.30000000000000004, but 1/3 needs all of its digits. */
function rounded(value: number, code: string): string {
  const decimals = /^[#,0]*0(?:\.(0+))?(?![#?/E])/i.exec(code);
  const short = Number(value.toPrecision(15));
  const isNoise = String(value).length - String(short).length >= NOISE_DIGITS;
  const exact = isNoise ? short : value;
  return String(decimals ? Number(exact.toFixed(decimals[1]?.length ?? 0)) : exact);
}

function shownTime(value: number, code: string): string {
  const all = Math.round(value * 86_400);
  const two = (number: number) => String(number).padStart(2, '0');
  const seconds = /s/i.test(code) ? `:${two(all % 60)}` : '';
  const minutes = Math.floor(all / 60);
  if (/^m/i.test(code)) return `${two(minutes % 60)}${seconds}`;
  const hours = Math.floor(minutes / 60) % (code.startsWith('[') ? Infinity : 24);
  const rest = `:${two(minutes % 60)}${seconds}`;
  if (/am\/pm/i.test(code)) return `${hours % 12 || 12}${rest} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${/^\[?hh/i.test(code) ? two(hours) : hours}${rest}`;
}
