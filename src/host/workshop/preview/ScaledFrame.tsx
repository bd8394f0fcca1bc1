import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const Page = chakra('iframe');

interface ScaledFrameProps {
  title: string;
  src: string;
  /** Of the screen that the page is shown on, in CSS pixels. */
  screen: { width: number; height: number };
  frame: RefObject<HTMLIFrameElement | null>;
}

/** A page as a screen of another size shows it, as wide as there is room. */
export function ScaledFrame({ title, src, screen, frame }: ScaledFrameProps) {
  const { ref, width } = useWidth();
  return (
    <chakra.div borderWidth="2px" borderColor="line" borderRadius="normal" overflow="hidden" bg="page">
      <div ref={ref} style={{ position: 'relative', aspectRatio: `${screen.width} / ${screen.height}` }}>
        <Page
          ref={frame}
          title={title}
          src={src}
          loading="lazy"
          tabIndex={-1}
          {...screen}
          position="absolute"
          top="0"
          left="0"
          maxW="none"
          transformOrigin="top left"
          style={{ transform: `scale(${width / screen.width})` }}
        />
      </div>
    </chakra.div>
  );
}

/** The width of the element with the ref, in CSS pixels; 0 until it is known. */
function useWidth(): { ref: RefObject<HTMLDivElement | null>; width: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
