import { useState, type PointerEvent } from 'react';

interface Drag {
  from: number;
  to: number;
  startY: number;
  deltaY: number;
  /** Top and height of each item when the drag began. */
  boxes: { top: number; height: number }[];
}

/** What an item's handle needs to be dragged by mouse, finger or pen. */
export interface DragHandle {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/**
 * Moves an item of a list by its handle. Nothing changes place in the document before the item is dropped: an element
 * that moves there loses the pointer.
 */
export function useOrderDrag(onMove: (from: number, to: number) => void) {
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
