import { useMemo, type DragEvent } from 'react';
import type { Key } from '../draft/draft';
import { moveQuestion, spotOf } from '../draft/edits';
import { useQuizStore } from '../saving/useQuizStore';

/** There is only one pointer, so only one question is dragged at a time. */
let dragged: Key | null = null;

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
    }),
    [store, key],
  );
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
