import { useEffect, useMemo, useState } from 'react';
import { type Measure, type NameFit, fitName } from './nameFit';
import { type Box, type RowLook, fitWall } from './wallFit';

/** As shares of the screen's height: the largest names, and those that can still be read from 15 m. */
const LARGEST = 0.056;
const READABLE = 1 / 40;

export interface FittedWall {
  columns: number;
  /** Type size in pixels. */
  size: number;
  fitOf: (text: string) => NameFit;
}

/** Columns and type size for `texts` in the box; null where the box is. */
export function useWallFit(
  texts: readonly string[],
  box: Box | null,
  look: RowLook,
  fontWeight: number,
): FittedWall | null {
  const measure = useTextMeasure(fontWeight);
  return useMemo(() => {
    if (!box) return null;
    const limits = { largest: innerHeight * LARGEST, readable: innerHeight * READABLE };
    const fit = fitWall(texts.map(measure), box, look, limits);
    return { ...fit, fitOf: (text) => fitName(text, measure, fit, box, look) };
  }, [texts, box, look, measure]);
}

/** Measures in the page's own font, anew once that has arrived. */
function useTextMeasure(fontWeight: number): Measure {
  const [round, setRound] = useState(0);
  useEffect(() => onFontsLoaded(() => setRound((last) => last + 1)), []);
  return useMemo(
    () => createTextMeasure(getComputedStyle(document.documentElement).fontFamily, fontWeight),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a round is a new font behind the same name
    [fontWeight, round],
  );
}

/** For browsers without OffscreenCanvas: wider than nearly every letter. */
const CAUTIOUS_EM = 1;
/** Widths are measured at this size, in pixels, so that hinting makes no difference. */
const MEASURED_AT = 100;

/** Returns a function that measures how wide a text is drawn in a font, in em, and caches the results. */
function createTextMeasure(fontFamily: string, fontWeight: number): (text: string) => number {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return (text) => [...text].length * CAUTIOUS_EM;
  const known = new Map<string, number>();
  context.font = `${fontWeight} ${MEASURED_AT}px ${fontFamily}`;
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = context.measureText(text).width / MEASURED_AT;
      known.set(text, width);
    }
    return width;
  };
}

/** Calls back when a font has loaded: earlier measures are wrong then. Returns an unsubscribe function. */
function onFontsLoaded(listener: () => void): () => void {
  // jsdom has no `document.fonts`.
  const fonts = document.fonts as FontFaceSet | undefined;
  fonts?.addEventListener('loadingdone', listener);
  return () => fonts?.removeEventListener('loadingdone', listener);
}
