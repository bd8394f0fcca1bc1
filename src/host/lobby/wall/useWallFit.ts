import { useEffect, useMemo, useState } from 'react';
import { fitName, type Measure, type NameFit } from './nameFit';
import { createTextMeasure, onFontsLoaded } from './textWidth';
import { fitWall, type Box, type RowLook } from './wallFit';

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
