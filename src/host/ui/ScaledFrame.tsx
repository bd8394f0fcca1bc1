import './fields.css';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { watchBox } from '../browser/page';

interface ScaledFrameProps extends ComponentProps<'iframe'> {
  /** The size of the screen that shows the page, in CSS pixels. */
  screen: { width: number; height: number };
}

/** A page rendered for a screen of another size, scaled to the width available. */
export function ScaledFrame({ screen, className = '', ...page }: ScaledFrameProps) {
  const { width, height } = screen;
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    return element ? watchBox(element, () => setScale(element.clientWidth / width)) : undefined;
  }, [width]);
  return (
    <div
      ref={box}
      className={`framed scaled-frame ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <iframe {...page} {...screen} tabIndex={-1} style={{ transform: `scale(${scale})` }} />
    </div>
  );
}
