/** For browsers without OffscreenCanvas: wider than nearly every letter. */
const CAUTIOUS_EM = 1;
/** Widths are measured at this size, in pixels, so that hinting makes no difference. */
const MEASURED_AT = 100;

/** Returns a function that measures how wide a text is drawn in a font, in em, and caches the results. */
export function createTextMeasure(fontFamily: string, fontWeight: number): (text: string) => number {
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
export function onFontsLoaded(listener: () => void): () => void {
  // jsdom has no `document.fonts`.
  const fonts = document.fonts as FontFaceSet | undefined;
  fonts?.addEventListener('loadingdone', listener);
  return () => fonts?.removeEventListener('loadingdone', listener);
}
