import type { Report } from '../../remarks/report';

/** A cell of a table. */
export type Cell = string | number | boolean | Date | null | undefined;

/** What stands in a cell whose formula has no value that could be read. */
export const NO_VALUE = '\uE000no value\uE000';

/** A cell's text; dates and truths are written as the host's language does. */
export function cellText(cell: Cell, where: string, report: Report): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return report.text(cell ? 'true' : 'false');
  if (!(cell instanceof Date)) return String(cell).trim();
  const text = Number.isNaN(cell.valueOf())
    ? ''
    : cell.toLocaleDateString(report.language === 'de' ? 'de-DE' : 'en-GB', {
        ...{ day: 'numeric', month: 'numeric', year: 'numeric' },
        timeZone: 'UTC',
      });
  report.add(where, 'dateCell', text);
  return text;
}

/** The numbers in a cell such as `2`, `2,3` or `2; 3`. A German Excel makes the number 2.3 of `2,3`. */
export function cellNumbers(text: string): number[] | undefined {
  if (!/^\d{1,2}(?:\s*[,;.\s/&+]\s*\d{1,2})*$/.test(text)) return undefined;
  return text.split(/\D+/).map(Number);
}

/** A number written with a point or a comma. */
export function cellNumber(text: string): number | undefined {
  if (!/^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
