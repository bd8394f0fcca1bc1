import { useEffect, useState } from 'react';

const IDLE_MS = 3_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'focusin'] as const;

/** Whether nobody has moved a pointer or the focus for three seconds; always false while not `watching`. */
export function useIdle(watching: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!watching) return;
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    stir();
    SIGNS_OF_LIFE.forEach((sign) => document.addEventListener(sign, stir));
    return () => {
      clearTimeout(timer);
      SIGNS_OF_LIFE.forEach((sign) => document.removeEventListener(sign, stir));
    };
  }, [watching]);
  return watching && idle;
}
