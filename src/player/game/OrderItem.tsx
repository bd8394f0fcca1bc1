import { AnswerSignIcon } from './AnswerSignIcon';
import type { GameTexts } from './texts';
import type { DragHandle } from './useOrderDrag';

interface OrderItemProps {
  place: number;
  text: string;
  texts: GameTexts;
  isDragged: boolean;
  /** In pixels, from where it stands. */
  offset: number;
  controls: { handle: DragHandle; onStep: (step: 1 | -1, button: HTMLElement) => void };
}

/** One answer of an order: a handle to drag it by, and buttons that move it without dragging. */
export function OrderItem({ place, text, texts, isDragged, offset, controls }: OrderItemProps) {
  const { handle, onStep } = controls;
  return (
    <li data-dragged={isDragged} style={offset ? { translate: `0 ${offset}px` } : undefined}>
      <div className="handle" {...handle}>
        <i className="grip" aria-hidden="true" />
        <AnswerSignIcon place={place} />
      </div>
      <span>{text}</span>
      <button
        type="button"
        aria-label={texts.moveUp(text)}
        onClick={({ currentTarget }) => onStep(-1, currentTarget)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 15l7-7 7 7" />
        </svg>
      </button>
      <button
        type="button"
        aria-label={texts.moveDown(text)}
        onClick={({ currentTarget }) => onStep(1, currentTarget)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 9l7 7 7-7" />
        </svg>
      </button>
    </li>
  );
}
