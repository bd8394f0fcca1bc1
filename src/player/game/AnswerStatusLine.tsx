import type { AnswerStatus } from './answerView';
import type { GameTexts } from './texts';

interface AnswerStatusLineProps {
  status: AnswerStatus;
  /** Shown while there is nothing to say about the answer itself. */
  hint: string;
  texts: GameTexts;
}

/** Says where the answer is. It is always there and keeps its height, so that nothing below it jumps. */
export function AnswerStatusLine({ status, hint, texts }: AnswerStatusLineProps) {
  return (
    <p role="status" className="status" data-status={status}>
      <span key={status}>{sentence(status, hint, texts)}</span>
    </p>
  );
}

function sentence(status: AnswerStatus, hint: string, texts: GameTexts): string {
  switch (status) {
    case 'none':
      return hint;
    case 'late':
    case 'invalid':
      return texts.refused[status];
    default:
      return texts[status];
  }
}
