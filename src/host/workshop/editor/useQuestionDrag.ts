import { useMemo, useRef, useState, type DragEvent } from 'react';
import { moveQuestion, spotOf } from '../draft/edits';
import type { Key } from '../draft/draft';
import type { Editor } from './useQuizEditor';

/** What makes a card draggable by its handle, and a place to drop another on. */
export interface QuestionDrag {
  handle(key: Key): object;
  target(key: Key): object;
}

/** Moves questions by dragging. A line shows where the question will stand. */
export function useQuestionDrag(editor: Editor): QuestionDrag {
  const dragged = useRef<Key | null>(null);
  const [line] = useState(createLine);
  return useMemo<QuestionDrag>(
    () => ({
      handle: (key) => ({
        draggable: true,
        onDragStart: (event: DragEvent<HTMLElement>) => {
          dragged.current = key;
          event.dataTransfer.effectAllowed = 'move';
          // Firefox begins no drag without data.
          event.dataTransfer.setData('text/plain', '');
          const card = event.currentTarget.closest('li');
          if (card) event.dataTransfer.setDragImage(card, 16, 16);
        },
        onDragEnd: () => {
          dragged.current = null;
          line.hide();
        },
      }),
      target: (key) => ({
        onDragOver: (event: DragEvent<HTMLElement>) => {
          if (dragged.current === null) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = 'move';
          line.show(event.currentTarget, isInLowerHalf(event));
        },
        onDragLeave: () => line.hide(),
        onDrop: (event: DragEvent<HTMLElement>) => {
          const moved = dragged.current;
          if (moved === null) return;
          event.preventDefault();
          // A card that goes into another round is drawn anew, and never hears that its drag ended.
          dragged.current = null;
          line.hide();
          const isBelow = isInLowerHalf(event);
          editor.edit((draft) => {
            const spot = spotOf(draft, key);
            return spot
              ? moveQuestion(moved, { ...spot, index: spot.index + (isBelow ? 1 : 0) })(draft)
              : draft;
          });
        },
      }),
    }),
    [editor, line],
  );
}

function isInLowerHalf(event: DragEvent<HTMLElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientY > box.top + box.height / 2;
}

/** The line is a style of the card alone: nothing is drawn anew while the pointer moves. */
function createLine() {
  let card: HTMLElement | null = null;
  const hide = () => {
    card?.style.removeProperty('box-shadow');
    card = null;
  };
  return {
    hide,
    show(at: HTMLElement, isBelow: boolean) {
      if (card !== at) hide();
      card = at;
      at.style.boxShadow = `0 ${isBelow ? 5 : -5}px 0 var(--qn-accent)`;
    },
  };
}
