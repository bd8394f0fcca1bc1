import { useEffect, useRef, useState } from 'react';

const IDLE_MS = 3_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'focusin'] as const;

/**
 * Whether nobody has moved a pointer or the focus for three seconds; always false while not `watching`.
 * `startsIdle`: nobody has to wait for the first three.
 */
export function useIdle(watching: boolean, startsIdle = false): boolean {
  const [idle, setIdle] = useState(startsIdle);
  const skipsFirst = useRef(startsIdle);
  useEffect(() => {
    if (!watching) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    if (!skipsFirst.current) stir();
    skipsFirst.current = false;
    SIGNS_OF_LIFE.forEach((sign) => document.addEventListener(sign, stir));
    return () => {
      clearTimeout(timer);
      SIGNS_OF_LIFE.forEach((sign) => document.removeEventListener(sign, stir));
    };
  }, [watching]);
  return watching && idle;
}
