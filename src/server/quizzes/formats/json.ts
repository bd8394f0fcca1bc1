import { ImportError, type FoundQuiz } from './foundQuiz';
import { findOpenTrivia } from './openTrivia';
import type { Report } from '../remarks/report';

/** What JSON holds: a quiz file of ours, or questions of Open Trivia DB. Undefined where the text is no JSON. */
export function findJson(text: string, report: Report): FoundQuiz | undefined {
  if (!/^\s*(?:\{\s*["}]|\[\s*[{[\]])/.test(text)) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportError(report.text('brokenJson', error instanceof Error ? error.message : ''));
  }
  const openTrivia = findOpenTrivia(json, report);
  if (openTrivia) return openTrivia;
  const quiz = json as Record<string, unknown>;
  if (!('questions' in quiz) && !('rounds' in quiz)) throw new ImportError(report.text('otherJson'));
  return { format: 'json', quiz, places: new Map() };
}
