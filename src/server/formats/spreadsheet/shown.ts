import { piecesOf } from '../document/xml';

/** The formats that a spreadsheet does not describe since each program knows them, as far as they matter here. */
const KNOWN: Partial<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
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

/**
 * Returns a number as its cell shows it, where that is another answer than the number: a percentage, a time of
 * day, a year, leading zeros, decimals rounded. Dates, and signs of currencies and thousands, are left alone.
 */
export function shownNumber(value: number, format: string): string | undefined {
  // Without texts, colours and languages, padding, and what is for negative numbers.
  const code = format
    .split(';')[0]!
    .replace(/"[^"]*"|[\\_*].|\[(?!h+\])[^\]]*\]/gi, '')
    .trim();
  if (/^0{2,}$/.test(code)) return String(Math.round(value)).padStart(code.length, '0');
  if (code.includes('%')) return `${rounded(value * 100, code)}%`;
  if (/^y+$/i.test(code)) return String(new Date(Date.UTC(1899, 11, 30) + value * DAY_MS).getUTCFullYear());
  if (/[yd]|^m+$/i.test(code)) return undefined;
  if (/^(?:\[h+\]|h+|m+:s)/i.test(code)) return shownTime(value, code);
  return rounded(value, code);
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
