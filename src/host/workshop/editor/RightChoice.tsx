import { chakra } from '@chakra-ui/react/styled-system';
import { focusRing } from '../../ui/Button';
import { CheckIcon } from '../../ui/sessionIcons';
import { markRight } from '../draft/answerEdits';
import type { AnswerDraft, QuestionDraft } from '../draft/draft';
import type { Editor } from './useQuizEditor';

interface RightChoiceProps {
  question: QuestionDraft;
  answer: AnswerDraft;
  name: string;
  editor: Editor;
}

/** Whether an answer is right: one of a choice, each of several. */
export function RightChoice({ question, answer, name, editor }: RightChoiceProps) {
  return (
    <chakra.label
      position="relative"
      flex="none"
      display="grid"
      placeItems="center"
      boxSize="control"
      title={name}
      cursor="pointer"
      borderWidth="2px"
      borderRadius={question.kind === 'choice' ? 'full' : 'normal'}
      borderColor={answer.right ? 'ok' : 'line'}
      bg={answer.right ? 'ok' : 'transparent'}
      color={answer.right ? 'page' : 'transparent'}
      _hover={answer.right ? undefined : { color: 'muted' }}
      css={{ '&:has(:focus-visible)': focusRing }}
    >
      <chakra.input
        type={question.kind === 'choice' ? 'radio' : 'checkbox'}
        name={`right-${question.key}`}
        aria-label={name}
        position="absolute"
        inset={0}
        boxSize="full"
        cursor="pointer"
        opacity={0}
        checked={answer.right}
        onChange={() => editor.editQuestion(question.key, markRight(answer.key))}
      />
      <CheckIcon />
    </chakra.label>
  );
}
