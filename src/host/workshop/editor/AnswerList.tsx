import { chakra } from '@chakra-ui/react/styled-system';
import type { QuestionDraft } from '../draft/draft';
import { addAnswer, mostAnswers } from '../draft/typing';
import { AnswerRow } from './AnswerRow';
import { useQuestionTexts } from './questionTexts';
import { SmallButton } from './SmallButton';
import type { Editor } from './useQuizEditor';

/** What can be picked, is accepted, or is put in order. */
export function AnswerList({ question, editor }: { question: QuestionDraft; editor: Editor }) {
  const texts = useQuestionTexts().answers;
  const { kind, answers } = question;
  const label = kind === 'text' ? texts.text : kind === 'order' ? texts.order : texts.choice;
  return (
    <chakra.div role="group" aria-label={label} display="grid" gap="2">
      {kind !== 'choice' && kind !== 'multiple' && (
        <chakra.p fontSize="small" fontWeight={700} color="muted">
          {label}
        </chakra.p>
      )}
      {answers.map((answer, index) => (
        <AnswerRow key={answer.key} {...{ question, answer, index, editor }} />
      ))}
      {answers.length < mostAnswers(question) && (
        <SmallButton justifySelf="start" onClick={() => editor.type((draft) => addAnswer(draft, question))}>
          + {texts.add}
        </SmallButton>
      )}
    </chakra.div>
  );
}
