import { decodeHTMLStrict } from 'entities/decode';
import { localeOf } from '../../../contract/languages';
import type { Report } from '../report';

export type Cell = string | number | boolean | Date | null | undefined;

/** Marks a cell whose formula has no readable value. */
export const NO_VALUE = '\uE000no value\uE000';

/** Returns a cell's text; dates and booleans are written in the host's language. */
export function cellText(cell: Cell, where: string, report: Report): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return report.text(cell ? 'true' : 'false');
  if (!(cell instanceof Date)) return String(cell).trim();
  const text = Number.isNaN(cell.valueOf())
    ? ''
    : cell.toLocaleDateString(localeOf(report.language), {
        day: 'numeric',
        month: 'numeric',
        year: 'numeric',
        timeZone: 'UTC',
      });
  report.add(where, 'dateCell', text);
  return text;
}

/** Tags that only say how a text looks, in pairs, and line breaks. Any other may be what is asked about. */
const LOOK = /<(p|em|i|strong|b|u|span|small|sub|sup|div)\b[^<>]*>([\s\S]*?)<\/\1>/gi;

/** Returns the text that a cell from a web page shows; a lone tag or entity may be an answer, and stays. */
export function withoutHtml(cell: Cell): Cell {
  if (typeof cell !== 'string' || !/[<&]/.test(cell)) return cell;
  if (/^\s*(?:<[^<>]*>|&#?\w+;)\s*$/.test(cell)) return cell;
  let text = cell.replace(/<br\s*\/?>/gi, '\n');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(LOOK, (_all, name: string, inside: string) =>
      /^(p|div)$/i.test(name) ? `${inside}\n` : inside,
    );
  }
  return decodeHTMLStrict(text).replaceAll('\u00a0', ' ').trim();
}

/** Reads the numbers in a cell such as `2`, `2,3` or `2; 3`. Excel may have turned `2,3` into 2.3. */
export function cellNumbers(text: string): number[] | undefined {
  if (!/^\d{1,2}(?:\s*[,;.\s/&+]\s*\d{1,2})*$/.test(text)) return undefined;
  return text.split(/\D+/).map(Number);
}

/** Spaces group thousands in many languages. A point or comma there would be read as a decimal sign. */
const GROUPED = /^[-+]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d\s])/;

/** Thousands that cannot be decimals: there are two groups, or the other sign stands after them. */
const SURELY_GROUPED =
  /^[-+]?\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d+)?|(?:,\d{3}){2,}(?:\.\d+)?|(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+|(?:['’]\d{3})+(?:[.,]\d+)?)$/;

function withoutGroups(text: string): string {
  if (GROUPED.test(text)) return text.replace(/\s/g, '');
  if (!SURELY_GROUPED.test(text)) return text;
  const sign = /[.,'’]/.exec(text)![0];
  return text.replaceAll(sign, '');
}

/** One sign before three digits may separate thousands or decimals. */
const UNSURE = /^[-+\u2212]?[1-9]\d{0,2}([.,])\d{3}$/;

/** Reads a number that somebody wrote, as the host's language writes thousands; reports what is unsure. */
export function writtenNumber(text: string, where: string, report: Report): number | undefined {
  const sign = UNSURE.exec(text)?.[1];
  if (!sign) return cellNumber(text);
  const parts = new Intl.NumberFormat(localeOf(report.language)).formatToParts(1_234_567);
  const isGroup = parts.some(({ type, value }) => type === 'group' && value === sign);
  const value = cellNumber(isGroup ? text.replace(sign, '') : text);
  if (value !== undefined) report.add(where, 'numberUnsure', text, String(value));
  return value;
}

/** A fraction such as `3/4` or `1 3/4`. */
const FRACTION = /^([-+]?)(?:(\d{1,9}) )?(\d{1,9})\/([1-9]\d{0,8})$/;

/**
 * Reads a number with a decimal point or comma, any minus sign, grouped thousands, and perhaps a percent sign; or a
 * fraction.
 */
export function cellNumber(cell: string): number | undefined {
  const written = cell.replace(/^\u2212/, '-').replace(/\s*%$/, '');
  const [, sign, whole = 0, over, under] = FRACTION.exec(written) ?? [];
  if (under) return (Number(whole) + Number(over) / Number(under)) * (sign === '-' ? -1 : 1);
  const text = withoutGroups(written);
  if (!/^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
