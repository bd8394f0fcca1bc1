import { useLayoutEffect, useRef, useState } from 'react';
import type { AnswerControlProps } from './AnswerControl';
import { AnswerStatusLine } from './AnswerStatusLine';
import { placesIn } from './answerView';
import { moveItem } from './moveItem';
import { OrderItem } from './OrderItem';
import { useOrderDrag } from './useOrderDrag';

/** Answers to be put in order. The list as it comes is no answer: the first change is, or the button. */
export function OrderAnswer({ question, view, texts, onAnswer }: AnswerControlProps) {
  const answers = question.answers ?? [];
  const given = placesIn(view.answer);
  const sequence = given.length === answers.length ? given : answers.map((_text, place) => place);
  const [news, setNews] = useState('');
  const pressed = useRef<HTMLElement>(null);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= sequence.length) return;
    onAnswer(moveItem(sequence, from, to));
    setNews(texts.movedTo(answers[sequence[from]!] ?? '', to + 1, sequence.length));
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
            texts={texts}
            isDragged={draggedIndex === index}
            offset={offsetAt(index)}
            controls={{
              handle: handleAt(index),
              onStep: (step, button) => {
                pressed.current = button;
                move(index, index + step);
              },
            }}
          />
        ))}
      </ol>
      {given.length === 0 && (
        <button type="button" className="quiet as-is" onClick={() => onAnswer(sequence)}>
          {texts.submitOrder}
        </button>
      )}
      <AnswerStatusLine status={view.status} hint={texts.orderHint} texts={texts} />
      <p className="unseen" aria-live="polite">
        {news}
      </p>
    </>
  );
}
