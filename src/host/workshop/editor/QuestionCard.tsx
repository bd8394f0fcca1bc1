import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, memo } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import { focusRing } from '../../ui/Button';
import type { QuestionDraft } from '../draft/draft';
import { moveQuestionBy } from '../draft/edits';
import { AnswersInShort } from './KindFields';
import { OpenQuestion } from './OpenQuestion';
import { questionCard, questionField } from '../saving/editing';
import { useQuestionDrag } from './useQuestionDrag';
import { useQuizStore } from '../saving/useQuizStore';
import { DragIcon } from './workshopIcons';
import { useKindTexts, useQuestionTexts } from '../texts/workshopTexts';

interface QuestionCardProps {
  question: QuestionDraft;
  /** Within its round, from 1. */
  number: number;
  isOpen: boolean;
  problems: readonly QuizProblem[];
}

/** A question in its round: in short, or open for editing. Drawn anew only where it changes: there are hundreds. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, isOpen, problems } = props;
  const { target } = useQuestionDrag(question.key);
  return (
    <chakra.li
      data-question={question.key}
      bg="panel"
      borderWidth="2px"
      borderColor={isOpen ? 'accent' : problems.length ? 'danger' : 'line'}
      borderRadius="normal"
      // What is far out of sight costs nothing to lay out.
      css={isOpen ? undefined : { contentVisibility: 'auto', containIntrinsicSize: 'auto 4.5rem' }}
      {...target}
    >
      {isOpen ? (
        <OpenQuestion {...{ question, number, problems }} />
      ) : (
        <ClosedQuestion {...{ question, number, problems }} />
      )}
    </chakra.li>
  );
});

interface ClosedQuestionProps {
  question: QuestionDraft;
  number: number;
  problems: readonly QuizProblem[];
}

/** A question in short, to be opened. The arrow keys walk through the questions, and with Alt they move this one. */
function ClosedQuestion({ question, number, problems }: ClosedQuestionProps) {
  const store = useQuizStore();
  const texts = useQuestionTexts();
  const kindTexts = useKindTexts();
  const { key, text, kind } = question;
  const { handle } = useQuestionDrag(key);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (event.altKey) store.edit(moveQuestionBy(key, by), { focus: questionCard(key) });
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
        {...handle}
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
        onClick={() => store.open(key, questionField(key))}
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
          {kindTexts[kind].kind}
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
