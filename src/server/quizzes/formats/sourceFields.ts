import { fieldName } from '../faults';
import type { Report } from '../remarks/report';

/** Time without a limit is told by null. */
const isEmpty = (name: string, value: unknown): boolean =>
  value === undefined || value === '' || (value === null && name !== 'seconds');

/** Reports which fields of a quiz, a round or a question a format cannot hold. An empty field says nothing. */
export function reportLost(
  part: Record<string, unknown>,
  kept: readonly string[],
  where: string,
  report: Report,
): void {
  const lost = Object.entries(part).filter(([name, value]) => !kept.includes(name) && !isEmpty(name, value));
  const names = lost.map(([name]) => fieldName([name], report.language));
  if (names.length) report.addList(where, 'fieldsLost', names);
}
