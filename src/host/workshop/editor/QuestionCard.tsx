import { type KeyboardEvent, memo } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import type { QuestionDraft } from '../draft/draft';
import { moveQuestionBy } from '../draft/edits';
import { AnswersInShort } from './KindFields';
import { OpenQuestion } from './OpenQuestion';
import { questionCard, questionField } from '../saving/editing';
import { PlayedBefore } from '../played/PlayedBefore';
import { useQuestionDrag } from './useQuestionDrag';
import { useQuizStore } from '../saving/useQuizStore';
import { DragIcon } from './workshopIcons';
import { useKindTexts, useQuestionTexts } from '../workshopTexts';

interface QuestionCardProps {
  question: QuestionDraft;
  /** Within its round, from 1. */
  number: number;
  isOpen: boolean;
  problems: readonly QuizProblem[];
}

/** A question in its round, collapsed or open for editing. Memoised, since a quiz has hundreds. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, isOpen, problems } = props;
  const { target } = useQuestionDrag(question.key);
  return (
    <li
      className="question-card"
      data-question={question.key}
      data-open={isOpen || undefined}
      data-problem={problems.length > 0 || undefined}
      {...target}
    >
      {isOpen ? (
        <OpenQuestion question={question} number={number} problems={problems} />
      ) : (
        <ClosedQuestion question={question} number={number} problems={problems} />
      )}
    </li>
  );
});

/** A collapsed question. Arrow keys move between questions; with Alt they move this one. */
function ClosedQuestion({ question, number, problems }: Omit<QuestionCardProps, 'isOpen'>) {
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
    <div className="closed-question">
      <span className="drag-handle" title={texts.question.drag} {...handle}>
        <DragIcon />
      </span>
      <button
        type="button"
        className="card-button"
        id={questionCard(key)}
        data-card=""
        onClick={() => store.open(key, questionField(key))}
        onKeyDown={onKeyDown}
      >
        <span className="question-number">{number}</span>
        <span className="question-in-short">
          <span dir="auto" className={text.trim() ? undefined : 'untyped'}>
            {text.trim() || texts.question.empty}
          </span>
          <AnswersInShort question={question} />
        </span>
        <span className="small-hint card-kind">
          {kindTexts[kind].kind}
          {problems.length > 0 && <span>{texts.question.hasProblem}</span>}
        </span>
        <PlayedBefore question={question} />
      </button>
    </div>
  );
}

function focusNeighbour(card: HTMLElement, by: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  cards[cards.indexOf(card) + by]?.focus();
}
