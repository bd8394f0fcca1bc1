import { useEffect, useRef, type ReactNode } from 'react';

interface SceneHeadingProps {
  children: ReactNode;
  /** False while it is not shown. */
  takesFocus?: boolean;
}

/** A scene's heading. It takes the focus once, so that a screen reader reads the new scene from its beginning. */
export function SceneHeading({ children, takesFocus = true }: SceneHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
