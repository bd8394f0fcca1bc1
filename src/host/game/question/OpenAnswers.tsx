import type { Question } from '../../../contract/question';
import { AnswerGrid, columnsFor } from './AnswerGrid';
import { AnswerTile } from './AnswerTile';
import { AnswerInvitation } from './AnswerInvitation';

interface OpenAnswersProps {
  question: Question;
  /** Whether answers are accepted no more. */
  closed?: boolean;
}

/** What a question asks for, before it is revealed: its answers on tiles, or the invitation to answer on the phone. */
export function OpenAnswers({ question, closed = false }: OpenAnswersProps) {
  const answers = question.answers ?? [];
  return (
    <>
      {!closed && <AnswerInvitation kind={question.kind} unit={question.unit} />}
      {answers.length > 0 && (
        <AnswerGrid columns={columnsFor(answers.length)}>
          {answers.map((text, place) => (
            <AnswerTile key={place} place={place} text={text} state={closed ? 'closed' : 'open'} />
          ))}
        </AnswerGrid>
      )}
    </>
  );
}
