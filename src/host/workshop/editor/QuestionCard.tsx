import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import type { QuestionDraft } from '../draft/draft';
import { ClosedQuestion } from './ClosedQuestion';
import { OpenQuestion } from './OpenQuestion';
import type { Editor } from './useQuizEditor';
import type { QuestionDrag } from './useQuestionDrag';

interface QuestionCardProps {
  question: QuestionDraft;
  /** Within its round, from 1. */
  number: number;
  isOpen: boolean;
  problems: readonly QuizProblem[];
  editor: Editor;
  drag: QuestionDrag;
}

/** A question in its round: in short, or open for editing. Drawn anew only where it changes: there are hundreds. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, isOpen, problems, editor, drag } = props;
  return (
    <chakra.li
      data-question={question.key}
      bg="panel"
      borderWidth="2px"
      borderColor={isOpen ? 'accent' : problems.length ? 'danger' : 'line'}
      borderRadius="normal"
      // What is far out of sight costs nothing to lay out.
      css={isOpen ? undefined : { contentVisibility: 'auto', containIntrinsicSize: 'auto 4.5rem' }}
      {...drag.target(question.key)}
    >
      {isOpen ? (
        <OpenQuestion {...{ question, number, problems, editor }} />
      ) : (
        <ClosedQuestion {...{ question, number, problems, editor, drag }} />
      )}
    </chakra.li>
  );
});
