import { useMemo, type DragEvent } from 'react';
import type { Key } from '../draft/draft';
import { moveQuestion, spotOf } from '../draft/edits';
import { useQuizStore } from '../saving/useQuizStore';

/** There is only one pointer, so only one question is dragged at a time. */
let dragged: Key | null = null;
const line = createLine();

/** The props that make a card draggable by its handle, and a drop target. A line shows the position. */
export function useQuestionDrag(key: Key): { handle: object; target: object } {
  const store = useQuizStore();
  return useMemo(
    () => ({
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
          // A card that moves into another round is rendered again, and never receives the end of its drag.
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

/** The line is set on the card's style directly, so that nothing renders while the pointer moves. */
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
