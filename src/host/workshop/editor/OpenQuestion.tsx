import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import { QUESTION_KINDS } from '../../../contract/question';
import { QUIZ_LIMITS } from '../../../contract/quizSource';
import { useWords } from '../../languages/useWords';
import { changeKind } from '../draft/answerEdits';
import type { QuestionDraft } from '../draft/draft';
import { moveQuestionBy, spotOf } from '../draft/edits';
import { goOn, pasteLines, takeBack } from '../draft/typing';
import { GrowingText } from '../fields/GrowingText';
import { AnswerList } from './AnswerList';
import { answerField, questionCard, questionField } from './editorState';
import { isEnter, kindKey, linesPasted, moveKey } from './keys';
import { KindChoice } from './KindChoice';
import { MediaFields } from './MediaFields';
import { NumberFields } from './NumberFields';
import { QuestionActions } from './QuestionActions';
import { QuestionExtras } from './QuestionExtras';
import { useQuestionTexts } from './questionTexts';
import { useMediaUpload } from './useMediaUpload';
import type { Editor } from './useQuizEditor';

interface OpenQuestionProps {
  question: QuestionDraft;
  /** Null for the tie-break. */
  number: number | null;
  problems: readonly QuizProblem[];
  editor: Editor;
}

/** A question with all its fields. */
export function OpenQuestion({ question, number, problems, editor }: OpenQuestionProps) {
  const words = useWords();
  const upload = useMediaUpload(question.key, editor);
  const name = number === null ? words.tieBreak : words.question(number);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = number === null ? undefined : kindKey(event);
    const kind = place === undefined ? undefined : QUESTION_KINDS[place];
    if (kind) editor.editQuestion(question.key, changeKind(kind));
    else if (event.key === 'Escape' && !event.nativeEvent.isComposing && number !== null)
      editor.open(null, questionCard(question.key));
    else return;
    event.preventDefault();
  };
  return (
    <chakra.div
      role="group"
      aria-label={name}
      display="grid"
      gap="3"
      p="3"
      onKeyDown={onKeyDown}
      {...upload.dropAndPaste}
    >
      {number !== null && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="2">
          <KindChoice question={question} editor={editor} />
          <QuestionActions question={question} editor={editor} />
        </chakra.div>
      )}
      <QuestionText {...{ question, number, editor }} />
      {question.kind === 'number' ? (
        <NumberFields {...{ question, editor }} isTieBreak={number === null} />
      ) : (
        <AnswerList question={question} editor={editor} />
      )}
      <MediaFields {...{ question, editor, upload }} />
      <QuestionExtras question={question} editor={editor} isTieBreak={number === null} />
      {problems.length > 0 && (
        <chakra.ul color="danger" fontSize="small" fontWeight={600}>
          {problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}

function QuestionText({ question, number, editor }: Omit<OpenQuestionProps, 'problems'>) {
  const texts = useQuestionTexts();
  const { key } = question;
  return (
    <chakra.div display="flex" gap="2" alignItems="baseline">
      {number !== null && (
        <chakra.span color="muted" fontWeight={700} minW="2ch" textAlign="end" aria-hidden="true">
          {number}
        </chakra.span>
      )}
      <GrowingText
        id={questionField(key)}
        aria-label={texts.question.text}
        placeholder={texts.question.text}
        fontWeight={700}
        fontSize="large"
        value={question.text}
        most={QUIZ_LIMITS.question}
        onText={(text) => editor.editQuestion(key, (each) => ({ ...each, text }), 'text')}
        onPaste={(event) => {
          const lines = question.kind === 'number' ? undefined : linesPasted(event);
          const { selectionStart, selectionEnd } = event.currentTarget;
          const place = { field: key, selectionStart, selectionEnd };
          if (lines) editor.type((draft) => pasteLines(draft, key, place, lines));
        }}
        onKeyDown={(event) => {
          const by = moveKey(event);
          if (by && number !== null) editor.editAndFocus(moveQuestionBy(key, by), questionField(key));
          else if (isEnter(event.nativeEvent)) editor.type((draft) => goOn(draft, key, key));
          else if (event.key === 'Backspace' && !event.repeat && question.text === '')
            editor.type((draft) => (spotOf(draft, key) ? takeBack(draft, key, key) : undefined));
          else if (event.key === 'ArrowDown' && isAtEnd(event.currentTarget)) focusFirstAnswer(question);
          else return;
          event.preventDefault();
        }}
      />
    </chakra.div>
  );
}

function focusFirstAnswer({ answers: [first] }: QuestionDraft): void {
  if (first) document.getElementById(answerField(first.key))?.focus();
}

function isAtEnd({ selectionEnd, value }: HTMLTextAreaElement): boolean {
  return selectionEnd === value.length;
}
