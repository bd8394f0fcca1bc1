import { type DragEvent, type KeyboardEvent, memo } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import { MEDIA_KINDS } from '../../../contract/media';
import { hasSolution } from '../../../contract/question';
import { type Key, questionCard, type QuestionDraft, questionField } from '../draft/draft';
import { kindOf } from '../workshopKind';
import { useWords } from '../../texts/roomTexts';
import { useSpoken } from '../../texts/useLanguage';
import { moveQuestion, moveQuestionBy, spotOf } from '../draft/edits';
import { writtenAnswers } from '../draft/questions';
import { OpenQuestion } from './OpenQuestion';
import { PlayedBefore } from '../played/PlayedBefore';
import { useQuizStore } from '../saving/useQuizStore';
import { DragIcon } from './fields';
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
  const { handle, target } = useQuestionDrag(question.key);
  return (
    <li
      className="framed question-card"
      data-question={question.key}
      data-open={isOpen || undefined}
      data-problem={problems.length > 0 || undefined}
      {...target}
    >
      {isOpen ? (
        <OpenQuestion question={question} number={number} problems={problems} />
      ) : (
        <ClosedQuestion question={question} number={number} problems={problems} handle={handle} />
      )}
    </li>
  );
});

interface ClosedQuestionProps extends Omit<QuestionCardProps, 'isOpen'> {
  /** The props that make its handle draggable. */
  handle: object;
}

/** A collapsed question. Arrow keys move between questions; with Alt they move this one. */
function ClosedQuestion({ question, number, problems, handle }: ClosedQuestionProps) {
  const store = useQuizStore();
  const texts = useQuestionTexts();
  const kindTexts = useKindTexts();
  const { key, text, kind } = question;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (event.altKey) store.edit(moveQuestionBy(key, by), { focus: questionCard(key) });
    else focusNeighbour(event.currentTarget, by);
  };
  return (
    <div className="closed-question">
      <span className="muted drag-handle" title={texts.question.drag} {...handle}>
        <DragIcon />
      </span>
      <button
        type="button"
        className="rest card-button"
        id={questionCard(key)}
        data-card=""
        onClick={() => store.open(key, questionField(key))}
        onKeyDown={onKeyDown}
      >
        <span className="question-number">{number}</span>
        <span className="clamped question-in-short">
          <span dir="auto" className={text.trim() ? undefined : 'muted'}>
            {text.trim() || texts.question.empty}
          </span>
          <AnswersInShort question={question} />
        </span>
        <span className="small-hint card-kind">
          {kindTexts[kind].kind}
          <Signs question={question} />
          {problems.length > 0 && <span className="card-problem">{texts.question.hasProblem}</span>}
        </span>
        <PlayedBefore question={question} />
      </button>
    </div>
  );
}

/** What a question has besides its text and answers: media, points of its own, a wager. */
function Signs({ question }: { question: QuestionDraft }) {
  const texts = useQuestionTexts();
  const words = useWords();
  const points = Number(question.points);
  const isSolved = hasSolution(question);
  const hasPoints = isSolved && question.points.trim() && !kindOf(question).hasOwnPoints?.(question);
  const signs = [
    ...MEDIA_KINDS.map((kind) => question[kind].trim() && texts.media.add[kind]),
    hasPoints && Number.isFinite(points) && words.points({ count: points }),
    isSolved && question.wager && texts.question.wagered,
  ].filter(Boolean);
  return signs.length > 0 && <span>{signs.join(' · ')}</span>;
}

/** A question's answers in one line; where several are listed, the right ones stand out. */
function AnswersInShort({ question }: { question: QuestionDraft }) {
  const language = useSpoken();
  const { label, withUnit } = useWords();
  const kind = kindOf(question);
  if (kind.list === null)
    return <span className="small-hint answers-in-short">{kind.inShort(question, language, withUnit)}</span>;
  const between = kind.isNumbered && !kind.textField ? ' › ' : ' · ';
  return (
    <span className="small-hint answers-in-short">
      {writtenAnswers(question).map((answer, index) => (
        <span key={answer.key}>
          {index > 0 && between}
          <bdi className={kind.marks && answer.right ? 'right' : undefined}>
            {kind.marks && answer.right && '✓ '}
            {kind.textField && answer.label && `${label({ label: answer.label })} `}
            {answer.text}
          </bdi>
        </span>
      ))}
    </span>
  );
}

function focusNeighbour(card: HTMLElement, by: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  cards[cards.indexOf(card) + by]?.focus();
}

/** There is only one pointer, so only one question is dragged at a time. */
let dragged: Key | null = null;

/** The props that make a card draggable by its handle, and a drop target. A line shows the position. */
function useQuestionDrag(key: Key): { handle: object; target: object } {
  const store = useQuizStore();
  return {
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        dragged = key;
        event.dataTransfer.effectAllowed = 'move';
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', '');
        const card = event.currentTarget.closest('li');
        if (card) event.dataTransfer.setDragImage(card, 16, 16);
      },
      onDragEnd: () => {
        dragged = null;
        hideLine();
      },
    },
    target: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        showLine(event.currentTarget, isInLowerHalf(event));
      },
      onDragLeave: hideLine,
      onDrop: (event: DragEvent<HTMLElement>) => {
        const moved = dragged;
        if (moved === null) return;
        event.preventDefault();
        // A card that moves into another round is rendered again, and never receives the end of its drag.
        dragged = null;
        hideLine();
        const below = isInLowerHalf(event) ? 1 : 0;
        store.edit((draft) => {
          const spot = spotOf(draft, key);
          return spot ? moveQuestion(moved, { ...spot, index: spot.index + below })(draft) : draft;
        });
      },
    },
  };
}

function isInLowerHalf(event: DragEvent<HTMLElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientY > box.top + box.height / 2;
}

/** The card with the line, which is set on its style: nothing renders while the pointer moves. */
let marked: HTMLElement | null = null;

function hideLine(): void {
  marked?.style.removeProperty('box-shadow');
  marked = null;
}

function showLine(card: HTMLElement, isBelow: boolean): void {
  if (marked !== card) hideLine();
  marked = card;
  card.style.boxShadow = `0 ${isBelow ? 5 : -5}px 0 var(--qn-accent)`;
}
