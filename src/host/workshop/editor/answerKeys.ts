import { markRight, moveAnswerBy } from '../draft/answerEdits';
import type { AnswerDraft, QuestionDraft } from '../draft/draft';
import { changeQuestion } from '../draft/edits';
import { goOn, takeBack } from '../draft/typing';
import { answerField, questionField } from './editorState';
import { isEnter, moveKey } from './keys';
import type { Editor } from './useQuizEditor';

interface AnswerPlace {
  question: QuestionDraft;
  answer: AnswerDraft;
  index: number;
  editor: Editor;
}

/** What the keys do in an answer's text. */
export function answerKeys(
  event: KeyboardEvent,
  field: HTMLTextAreaElement,
  { question, answer, index, editor }: AnswerPlace,
): void {
  const { key } = question;
  const by = moveKey(event);
  const { selectionStart, selectionEnd, value } = field;
  const above = question.answers[index - 1];
  const below = question.answers[index + 1];
  if (by) editor.editAndFocus(changeQuestion(key, moveAnswerBy(answer.key, by)), answerField(answer.key));
  else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    editor.editQuestion(key, markRight(answer.key));
  else if (isEnter(event)) editor.type((draft) => goOn(draft, key, answer.key));
  else if (event.key === 'Backspace' && !event.repeat && value === '')
    editor.type((draft) => takeBack(draft, key, answer.key));
  else if (event.key === 'ArrowUp' && selectionStart === 0)
    document.getElementById(above ? answerField(above.key) : questionField(key))?.focus();
  else if (event.key === 'ArrowDown' && selectionEnd === value.length && below)
    document.getElementById(answerField(below.key))?.focus();
  else return;
  event.preventDefault();
}
