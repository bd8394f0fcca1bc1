import { QUIZ_LIMITS } from '../../contract/question';
import type { QuestionDraft } from '../../host/workshop/draft/draft';
import { inTurn, NOTHING_YET, RIGHT_COUNT, textsOf } from '../../host/workshop/workshopKind';

const MOST_TEXTS = 10;

/** How kinds that are answered by one text list what they accept, and are answered in the preview. */
export const writtenList = {
  list: 'acceptedAnswers',
  mostAnswers: QUIZ_LIMITS.acceptedAnswers,
  longestAnswer: QUIZ_LIMITS.acceptedAnswer,
  answer: ({ accepted }: { accepted: readonly string[] }, at: number) =>
    at < RIGHT_COUNT ? inTurn(accepted.slice(0, MOST_TEXTS), at) : undefined,
} as const;

/** The accepted texts that the preview plays. */
export function playedAccepted(draft: QuestionDraft): string[] {
  const texts = textsOf(draft);
  return texts.length ? [...new Set(texts)] : [NOTHING_YET];
}
