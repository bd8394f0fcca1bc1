import { useMemo, type DragEvent } from 'react';
import type { Key } from '../draft/draft';
import { moveQuestion, spotOf } from '../draft/edits';
import { useQuizStore } from '../saving/useQuizStore';

/** There is one pointer, and so one question that is dragged. */
let dragged: Key | null = null;
const line = createLine();

/** What makes a question's card draggable by its handle, and a place to drop another on. A line shows the place. */
export function useQuestionDrag(key: Key): { handle: object; target: object } {
  const store = useQuizStore();
  return useMemo(
    () => ({
      handle: {
        draggable: true,
        onDragStart: (event: DragEvent<HTMLElement>) => {
          dragged = key;
          event.dataTransfer.effectAllowed = 'move';
          // Firefox begins no drag without data.
          event.dataTransfer.setData('text/plain', '');
          const card = event.currentTarget.closest('li');
          if (card) event.dataTransfer.setDragImage(card, 16, 16);
        },
        onDragEnd: () => {
          dragged = null;
          line.hide();
        },
      },
      target: {
        onDragOver: (event: DragEvent<HTMLElement>) => {
          if (dragged === null) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = 'move';
          line.show(event.currentTarget, isInLowerHalf(event));
        },
        onDragLeave: () => line.hide(),
        onDrop: (event: DragEvent<HTMLElement>) => {
          const moved = dragged;
          if (moved === null) return;
          event.preventDefault();
          // A card that goes into another round is drawn anew, and never hears that its drag ended.
          dragged = null;
          line.hide();
          const below = isInLowerHalf(event) ? 1 : 0;
          store.edit((draft) => {
            const spot = spotOf(draft, key);
            return spot ? moveQuestion(moved, { ...spot, index: spot.index + below })(draft) : draft;
          });
        },
      },
    }),
    [store, key],
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
