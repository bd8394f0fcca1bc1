import { chakra } from '@chakra-ui/react/styled-system';
import { QUESTION_KINDS } from '../../../contract/question';
import { focusRing } from '../../ui/Button';
import { changeKind } from '../draft/answerEdits';
import type { QuestionDraft } from '../draft/draft';
import { useQuestionTexts } from './questionTexts';
import type { Editor } from './useQuizEditor';

/** The kinds of questions side by side. Alt with 1 to 5 chooses them too. */
export function KindChoice({ question, editor }: { question: QuestionDraft; editor: Editor }) {
  const texts = useQuestionTexts();
  return (
    <chakra.div role="radiogroup" aria-label={texts.question.kind} display="flex" flexWrap="wrap" gap="1">
      {QUESTION_KINDS.map((kind) => (
        <chakra.label
          key={kind}
          position="relative"
          px="2"
          py="1"
          fontSize="small"
          fontWeight={700}
          borderWidth="2px"
          borderRadius="normal"
          cursor="pointer"
          borderColor={kind === question.kind ? 'accent' : 'transparent'}
          color={kind === question.kind ? 'text' : 'muted'}
          _hover={{ bg: 'raised' }}
          css={{ '&:has(:focus-visible)': focusRing }}
        >
          <chakra.input
            type="radio"
            name={`kind-${question.key}`}
            position="absolute"
            inset={0}
            boxSize="full"
            cursor="pointer"
            opacity={0}
            checked={kind === question.kind}
            onChange={() => editor.editQuestion(question.key, changeKind(kind))}
          />
          {texts.kinds[kind]}
        </chakra.label>
      ))}
    </chakra.div>
  );
}
