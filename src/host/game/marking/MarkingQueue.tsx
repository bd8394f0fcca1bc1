import type { Command } from '../../../contract/commands';
import type { MarkedQuestion } from '../../../contract/hostGame';
import { useMarkingTexts } from './markingTexts';
import { CheckedQuestion } from './CheckedQuestion';
import { queueOf, waitingIn } from './verdicts';
import './marking.css';

interface MarkingQueueProps {
  marking: readonly MarkedQuestion[];
  send: (command: Command) => void;
  /** Where guests can see it: what is right is then kept back until it is revealed. */
  isPublic?: boolean;
}

/** Every closed question with its answers in groups, each of which the host can judge. */
export function MarkingQueue({ marking, send, isPublic = false }: MarkingQueueProps) {
  const texts = useMarkingTexts();
  if (marking.length === 0) return <p className="marking-hint">{texts.empty}</p>;
  return (
    <div className="marking">
      {queueOf(marking).map((question, place) => {
        const isCovered = isPublic && !question.revealed;
        return (
          <CheckedQuestion
            key={question.questionId}
            question={question}
            isOpen={place === 0 || (!isCovered && waitingIn([question]) > 0)}
            isPublic={isPublic}
            isCovered={isCovered}
            send={send}
          />
        );
      })}
    </div>
  );
}
