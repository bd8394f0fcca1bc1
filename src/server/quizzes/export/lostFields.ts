import { fieldName } from '../import/faultText';
import type { Report } from '../remarks/report';

/** Reports which fields of a quiz, a round or a question a format cannot hold. An empty field says nothing. */
export function reportLost(
  part: Record<string, unknown>,
  kept: readonly string[],
  where: string,
  report: Report,
): void {
  const lost = Object.entries(part).filter(
    ([name, value]) => !kept.includes(name) && value !== undefined && value !== null && value !== '',
  );
  const names = lost.map(([name]) => fieldName(name, report.language));
  if (names.length) report.add(where, 'fieldsLost', names.join(', '));
}
