import './order.css';
import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import type { OfKind, Question } from '../../contract/question';
import { AnswerSignIcon, AnswerStatusLine, DoneButton, TeamLine } from '../../player/answers/AnswerLines';
import { placesIn, useAnswer, useAnswerTexts, type AnswerControlProps } from '../../player/answers/usePlay';
import { pickedPhone } from '../picked/phone';
import type { PhoneKind } from '../phoneKind';

export const orderPhone: PhoneKind<'order'> = { ...pickedPhone('ol'), Control: OrderAnswer };

/** Answers to be put in order. The list as it comes is no answer: the first change is, or the button. */
function OrderAnswer({ question, onAnswer }: AnswerControlProps<OfKind<Question, 'order'>>) {
  const texts = useAnswerTexts();
  const { answer, status } = useAnswer(question);
  const { answers } = question;
  const given = placesIn(answer);
  const sequence = given.length === answers.length ? given : answers.map((_text, place) => place);
  const [news, setNews] = useState('');
  const pressed = useRef<HTMLElement>(null);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= sequence.length) return;
    onAnswer(moved(sequence, from, to), false);
    setNews(texts.movedTo({ answer: answers[sequence[from]!] ?? '', place: to + 1, of: sequence.length }));
  };
  const { handleAt, draggedIndex, offsetAt } = useOrderDrag(move);

  // An item that moves in the document loses the focus; the next press of the same button needs it.
  useLayoutEffect(() => {
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [news]);

  return (
    <>
      <ol className="order" data-dragging={draggedIndex !== undefined}>
        {sequence.map((place, index) => (
          <OrderItem
            key={place}
            place={place}
            text={answers[place] ?? ''}
            isDragged={draggedIndex === index}
            offset={offsetAt(index)}
            handle={handleAt(index)}
            onStep={(step, button) => {
              pressed.current = button;
              move(index, index + step);
            }}
          />
        ))}
      </ol>
      {given.length === 0 ? (
        <button type="button" className="quiet as-is" onClick={() => onAnswer(sequence)}>
          {texts.submitOrder}
        </button>
      ) : (
        <DoneButton question={question} onAnswer={onAnswer} />
      )}
      <AnswerStatusLine status={status} hint={texts.orderHint} />
      <TeamLine question={question} />
      <p className="unseen" aria-live="polite">
        {news}
      </p>
    </>
  );
}

function moved(sequence: readonly number[], from: number, to: number): number[] {
  const others = sequence.filter((_place, index) => index !== from);
  return [...others.slice(0, to), sequence[from]!, ...others.slice(to)];
}

interface OrderItemProps {
  place: number;
  text: string;
  isDragged: boolean;
  /** In pixels, from where it stands. */
  offset: number;
  handle: DragHandle;
  onStep: (step: 1 | -1, button: HTMLElement) => void;
}

/** One answer of an order: a handle to drag it by, and buttons that move it without dragging. */
function OrderItem({ place, text, isDragged, offset, handle, onStep }: OrderItemProps) {
  const texts = useAnswerTexts();
  return (
    <li data-dragged={isDragged} style={offset ? { translate: `0 ${offset}px` } : undefined}>
      <div className="handle" {...handle}>
        <i className="grip" aria-hidden="true" />
        <AnswerSignIcon place={place} />
      </div>
      <span>{text}</span>
      <button
        type="button"
        aria-label={texts.moveUp({ answer: text })}
        onClick={({ currentTarget }) => onStep(-1, currentTarget)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 15l7-7 7 7" />
        </svg>
      </button>
      <button
        type="button"
        aria-label={texts.moveDown({ answer: text })}
        onClick={({ currentTarget }) => onStep(1, currentTarget)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 9l7 7 7-7" />
        </svg>
      </button>
    </li>
  );
}

interface Drag {
  from: number;
  to: number;
  startY: number;
  deltaY: number;
  /** Top and height of each item when the drag began. */
  boxes: { top: number; height: number }[];
}

/** What an item's handle needs to be dragged by mouse, finger or pen. */
interface DragHandle {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/**
 * Moves an item of a list by its handle. Nothing changes place in the document before the item is dropped: an element
 * that moves there loses the pointer.
 */
function useOrderDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();

  const handleAt = (index: number): DragHandle => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const items = event.currentTarget.closest('ol')?.children ?? [];
      const boxes = Array.from(items, (item) => item.getBoundingClientRect());
      setDrag({ from: index, to: index, startY: event.clientY, deltaY: 0, boxes });
    },
    onPointerMove: (event) => {
      if (drag) setDrag(movedTo(drag, event.clientY - drag.startY));
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  return {
    handleAt,
    draggedIndex: drag?.from,
    /** How far the item at this place is to be shown from it. */
    offsetAt: (index: number): number => (drag ? offsetIn(drag, index) : 0),
  };
}

function movedTo(drag: Drag, deltaY: number): Drag {
  const own = drag.boxes[drag.from]!;
  const [top, bottom] = [own.top + deltaY, own.top + own.height + deltaY];
  const middles = drag.boxes.map((box) => box.top + box.height / 2);
  const above = middles.filter((middle, index) => index < drag.from && top < middle).length;
  const below = middles.filter((middle, index) => index > drag.from && bottom > middle).length;
  return { ...drag, deltaY, to: drag.from - above + below };
}

/** The dragged item follows the pointer; those it has passed make room for it. */
function offsetIn({ from, to, deltaY, boxes }: Drag, index: number): number {
  if (index === from) return deltaY;
  const [own, next, former] = [boxes[from]!, boxes[from + 1], boxes[from - 1]];
  const gap = next ? next.top - own.top - own.height : former ? own.top - former.top - former.height : 0;
  if (index > from && index <= to) return -own.height - gap;
  if (index < from && index >= to) return own.height + gap;
  return 0;
}
