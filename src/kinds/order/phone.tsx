import './phone.css';
import { useLayoutEffect, useRef, useState, type HTMLAttributes } from 'react';
import {
  AnswerSignIcon,
  AnswerStatusLine,
  DoneButton,
  statusId,
  TakeBack,
  TeamLine,
} from '../../player/answers/AnswerLines';
import { useAnswer, useAnswerTexts, type AnswerControlProps } from '../../player/answers/usePlay';
import { pickedPhone } from '../picked/phone';
import type { PhoneKind } from '../../player/answers/phoneKind';

export const orderPhone: PhoneKind<'order'> = { ...pickedPhone('ol'), Control: OrderAnswer };

/** Answers to put in order. The initial order is no answer until changed, or confirmed by the button. */
function OrderAnswer({ question, onAnswer }: AnswerControlProps<'order'>) {
  const texts = useAnswerTexts();
  const { answer, status } = useAnswer(question);
  const { answers } = question;
  const sequence = answer ?? answers.map((_text, place) => place);
  const [news, setNews] = useState('');
  const pressed = useRef<HTMLElement>(null);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= sequence.length) return;
    onAnswer(moved(sequence, from, to), false);
    setNews(texts.movedTo({ answer: answers[sequence[from]!] ?? '', place: to + 1, of: sequence.length }));
  };
  const { handleAt, draggedIndex, offsetAt } = useOrderDrag(sequence, move);

  // An item moved in the document loses the focus, which the next press of the same button needs.
  useLayoutEffect(() => {
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [news]);

  return (
    <>
      <ol className="stack order" data-dragging={draggedIndex !== undefined}>
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
      <DoneButton
        question={question}
        onAnswer={onAnswer}
        asIs={answer === undefined ? { answer: sequence, label: texts.submitOrder } : undefined}
      />
      <div className="row status-row">
        <AnswerStatusLine
          id={statusId(question)}
          status={status}
          hint={texts.orderHint}
          finish={texts.done}
        />
        <TakeBack question={question} onAnswer={onAnswer} />
      </div>
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
  /** The distance from its own position, in pixels. */
  offset: number;
  handle: HTMLAttributes<HTMLElement>;
  onStep: (step: 1 | -1, button: HTMLElement) => void;
}

/** One answer of a sequence: a handle for dragging, and buttons that move it without dragging. */
function OrderItem({ place, text, isDragged, offset, handle, onStep }: OrderItemProps) {
  const texts = useAnswerTexts();
  return (
    <li
      className="framed"
      data-dragged={isDragged}
      style={offset ? { translate: `0 ${offset}px` } : undefined}
    >
      <div className="level handle" {...handle}>
        <i className="grip" aria-hidden="true" />
        <AnswerSignIcon place={place} />
      </div>
      <span>{text}</span>
      {([-1, 1] as const).map((step) => (
        <button
          key={step}
          type="button"
          aria-label={(step < 0 ? texts.moveUp : texts.moveDown)({ answer: text })}
          onClick={({ currentTarget }) => onStep(step, currentTarget)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={step < 0 ? 'M5 15l7-7 7 7' : 'M5 9l7 7 7-7'} />
          </svg>
        </button>
      ))}
    </li>
  );
}

interface Drag {
  /** The sequence at the start of the drag. */
  order: string;
  from: number;
  to: number;
  startY: number;
  deltaY: number;
  /** The top and height of each item at the start of the drag. */
  boxes: { top: number; height: number }[];
}

/**
 * Moves an item of a list by its handle, with mouse, finger or pen. The document stays unchanged until the
 * drop, since an element that moves in it loses the pointer. A team-mate's change ends the drag.
 */
function useOrderDrag(sequence: readonly number[], onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const order = sequence.join();
  if (drag && drag.order !== order) setDrag(undefined);

  const handleAt = (index: number): HTMLAttributes<HTMLElement> => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const items = event.currentTarget.closest('ol')?.children ?? [];
      const boxes = Array.from(items, (item) => item.getBoundingClientRect());
      setDrag({ order, from: index, to: index, startY: event.clientY, deltaY: 0, boxes });
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
    /** The distance by which to shift the item at this index. */
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

/** The dragged item follows the pointer; the items that it has passed make room. */
function offsetIn({ from, to, deltaY, boxes }: Drag, index: number): number {
  if (index === from) return deltaY;
  const [own, next, former] = [boxes[from]!, boxes[from + 1], boxes[from - 1]];
  const gap = next ? next.top - own.top - own.height : former ? own.top - former.top - former.height : 0;
  if (index > from && index <= to) return -own.height - gap;
  if (index < from && index >= to) return own.height + gap;
  return 0;
}
