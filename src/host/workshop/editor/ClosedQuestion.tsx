import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import { focusRing } from '../../ui/Button';
import type { QuestionDraft } from '../draft/draft';
import { moveQuestionBy } from '../draft/edits';
import { AnswersInShort } from './AnswersInShort';
import { questionCard, questionField } from './editorState';
import { useQuestionTexts } from './questionTexts';
import type { QuestionDrag } from './useQuestionDrag';
import type { Editor } from './useQuizEditor';
import { DragIcon } from './workshopIcons';

interface ClosedQuestionProps {
  question: QuestionDraft;
  number: number;
  problems: readonly QuizProblem[];
  editor: Editor;
  drag: QuestionDrag;
}

/** A question in short, to be opened. The arrow keys walk through the questions, and with Alt they move this one. */
export function ClosedQuestion({ question, number, problems, editor, drag }: ClosedQuestionProps) {
  const texts = useQuestionTexts();
  const { key, text, kind } = question;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (event.altKey) editor.editAndFocus(moveQuestionBy(key, by), questionCard(key));
    else focusNeighbour(event.currentTarget, by);
  };
  return (
    <chakra.div display="flex" alignItems="stretch">
      <chakra.span
        display="grid"
        placeItems="center"
        px="1"
        color="muted"
        cursor="grab"
        title={texts.question.drag}
        {...drag.handle(key)}
      >
        <DragIcon />
      </chakra.span>
      <chakra.button
        type="button"
        id={questionCard(key)}
        data-card=""
        display="grid"
        gridTemplateColumns="2ch minmax(0, 1fr) auto"
        columnGap="2"
        flex="1"
        minW={0}
        py="2"
        pr="3"
        textAlign="start"
        borderRadius="normal"
        cursor="pointer"
        _hover={{ bg: 'raised' }}
        _focusVisible={focusRing}
        onClick={() => editor.open(key, questionField(key))}
        onKeyDown={onKeyDown}
      >
        <chakra.span color="muted" fontWeight={700} textAlign="end">
          {number}
        </chakra.span>
        <chakra.span minW={0} overflowWrap="anywhere" lineClamp={3}>
          <chakra.span dir="auto" fontWeight={700} color={text.trim() ? 'text' : 'muted'}>
            {text.trim() || texts.question.empty}
          </chakra.span>
          <AnswersInShort question={question} />
        </chakra.span>
        <chakra.span fontSize="small" color="muted" textAlign="end">
          {texts.kinds[kind]}
          {problems.length > 0 && (
            <chakra.span display="block" color="danger" fontWeight={700}>
              {texts.question.hasProblem}
            </chakra.span>
          )}
        </chakra.span>
      </chakra.button>
    </chakra.div>
  );
}

function focusNeighbour(card: HTMLElement, by: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  cards[cards.indexOf(card) + by]?.focus();
}
