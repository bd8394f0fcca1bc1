import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Box } from './wallFit';

/** From this width on the lobby is one screen without scrolling; below, a page that scrolls. As the theme's `lg`. */
const ONE_SCREEN = '(min-width: 60rem)';

/** The current size of the element with the ref; null where the page scrolls, and the size is not fixed. */
export function useBox(): { ref: RefObject<HTMLDivElement | null>; box: Box | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      const isOneScreen = width > 0 && matchMedia(ONE_SCREEN).matches;
      setBox((last) => {
        if (!isOneScreen) return null;
        return last?.width === width && last.height === height ? last : { width, height };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, box };
}
