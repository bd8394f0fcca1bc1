/** Wider than nearly every letter: for browsers that cannot draw apart from the page. */
const CAUTIOUS_EM = 1;
/** Widths are measured at this size, in pixels, so that hinting makes no difference. */
const MEASURED_AT = 100;

/** Says how wide a text is drawn in a font, in em. Remembers what it measured. */
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

/** Calls back when a font has arrived: what was measured before is wrong then. */
export function onFontsLoaded(listener: () => void): () => void {
  // Test environments without layout have no fonts.
  const fonts = document.fonts as FontFaceSet | undefined;
  fonts?.addEventListener('loadingdone', listener);
  return () => fonts?.removeEventListener('loadingdone', listener);
}
