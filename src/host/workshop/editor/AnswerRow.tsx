import { chakra } from '@chakra-ui/react/styled-system';
import { QUIZ_LIMITS } from '../../../contract/quizSource';
import { ANSWER_SIGNS } from '../../../look/answerSigns';
import { AnswerShape } from '../../ui/Drawings';
import { CloseIcon } from '../../ui/sessionIcons';
import { changeAnswer, removeAnswer } from '../draft/answerEdits';
import type { AnswerDraft, QuestionDraft } from '../draft/draft';
import { pasteLines } from '../draft/typing';
import { GrowingText } from '../fields/GrowingText';
import { answerKeys } from './answerKeys';
import { answerField } from './editorState';
import { linesPasted } from './keys';
import { type QuestionTexts, useQuestionTexts } from './questionTexts';
import { RightChoice } from './RightChoice';
import { SmallButton } from './SmallButton';
import type { Editor } from './useQuizEditor';

interface AnswerRowProps {
  question: QuestionDraft;
  answer: AnswerDraft;
  index: number;
  editor: Editor;
}

/** One answer: its sign, its text, and whether it is right. */
export function AnswerRow({ question, answer, index, editor }: AnswerRowProps) {
  const texts = useQuestionTexts().answers;
  const { kind } = question;
  const isPicked = kind === 'choice' || kind === 'multiple';
  const name = answerName(question, index, texts);
  return (
    <chakra.div display="flex" gap="2" alignItems="center">
      {isPicked ? (
        <AnswerShape place={index} />
      ) : (
        <chakra.span minW="1.75em" textAlign="center" color="muted" fontWeight={700} aria-hidden="true">
          {kind === 'order' ? `${index + 1}.` : '='}
        </chakra.span>
      )}
      <GrowingText
        id={answerField(answer.key)}
        aria-label={name}
        placeholder={name}
        value={answer.text}
        most={kind === 'text' ? QUIZ_LIMITS.acceptedAnswer : QUIZ_LIMITS.answer}
        onText={(text) => editor.editQuestion(question.key, changeAnswer(answer.key, text), answer.key)}
        onPaste={(event) => {
          const lines = linesPasted(event);
          const { selectionStart, selectionEnd } = event.currentTarget;
          const place = { field: answer.key, selectionStart, selectionEnd };
          if (lines) editor.type((draft) => pasteLines(draft, question.key, place, lines));
        }}
        onKeyDown={(event) =>
          answerKeys(event.nativeEvent, event.currentTarget, { question, answer, index, editor })
        }
      />
      {isPicked && <RightChoice {...{ question, answer, editor }} name={texts.right(letterOf(index))} />}
      <SmallButton
        aria-label={texts.remove(name)}
        title={texts.remove(name)}
        disabled={question.answers.length < 2}
        onClick={() => editor.editQuestion(question.key, removeAnswer(answer.key))}
      >
        <CloseIcon />
      </SmallButton>
    </chakra.div>
  );
}

function answerName({ kind }: QuestionDraft, index: number, texts: QuestionTexts['answers']): string {
  if (kind === 'text') return texts.accepted(index + 1);
  return kind === 'order' ? texts.place(index + 1) : texts.name(letterOf(index));
}

/** Beyond the letters, which is too many, the number. */
function letterOf(index: number): string {
  return ANSWER_SIGNS[index]?.letter ?? String(index + 1);
}
