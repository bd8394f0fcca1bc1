/** The minimum contrast of text (WCAG 2, level AA). */
const LEAST_CONTRAST = 4.5;

/** In each theme, as in look/tokens.css: the page, the surface with the least contrast, the text on the accent. */
const THEMES = {
  light: { page: '#fbf4e1', surface: '#f3e9cd', on: '#fffdf4' },
  dark: { page: '#0d1b16', surface: '#1c382c', on: '#fffdf4' },
} as const;
/** The minimum contrast of non-text elements, such as a button's surface. */
const LEAST_OF_SURFACES = 3;
/** The lightness steps to try: finer than 8-bit colours can distinguish. */
const STEPS = 512;
/** How much lighter or darker a button becomes under the pointer. */
const HOVER = 0.08;

/** The venue's colour as used in one theme. */
export interface Accent {
  /** The colour for text. */
  accent: string;
  /** The colour for surfaces such as buttons: closer to the venue's own than text can be. */
  tile: string;
  /** The surface colour under the pointer. */
  hover: string;
  /** The colour for text on such a surface. */
  on: string;
}
/** The venue's colour in both themes. */
export type Accents = Record<keyof typeof THEMES, Accent>;

/** A colour's contrast in each theme; if it is refused, `nearest` is the closest colour that is accepted. */
interface AccentCheck {
  light: number;
  dark: number;
  nearest?: string;
}

/** Whether a text is a colour such as `#0a5c3f`. */
export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** Returns the contrast of two colours as WCAG 2 defines it: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns a colour as each theme uses it: unchanged in the light one. In the dark one, it is the closest of
 * its hue that is readable as text; surfaces are as dark as they can be while distinguishable from the page,
 * since lighter ones would look like another colour. For colours that `checkAccent` accepts, all are
 * readable.
 */
export function accentsOf(accent: string): Accents {
  const tile = nearestTo('dark', accent, THEMES.dark.page, LEAST_OF_SURFACES);
  return {
    light: accentIn('light', accent, accent),
    dark: accentIn('dark', readableIn('dark', accent), tile),
  };
}

/** Checks whether a colour is readable in both themes. */
export function checkAccent(accent: string): AccentCheck {
  const { light, dark } = accentsOf(accent);
  const found = {
    light: contrastOf(light.accent, THEMES.light.surface),
    dark: contrastOf(dark.accent, THEMES.dark.surface),
  };
  const isGood = Math.min(found.light, found.dark) >= LEAST_CONTRAST;
  return isGood ? found : { ...found, nearest: readableIn('light', accent) };
}

function accentIn(theme: keyof Accents, accent: string, tile: string): Accent {
  const { page, on: usual } = THEMES[theme];
  // Either black or white is readable on any colour.
  const on = [usual, '#ffffff', '#000000'].find((each) => isReadable(each, tile)) ?? usual;
  const { hue, saturation, lightness } = hslOf(tile);
  const hovers = [HOVER, -HOVER].map((by) => hexOf(hue, saturation, clamp(lightness + by)));
  const isSeen = (color: string) => contrastOf(color, page) >= LEAST_OF_SURFACES;
  const hover = hovers.find((each) => isReadable(each, on) && isSeen(each)) ?? tile;
  return { accent, tile, hover, on };
}

/** Returns the colour or the closest readable one of its hue: darker in light themes, else lighter. */
function readableIn(theme: keyof Accents, accent: string): string {
  return nearestTo(theme, accent, THEMES[theme].surface, LEAST_CONTRAST);
}

/** Returns the colour or the closest one of its hue that has this contrast to another. */
function nearestTo(theme: keyof Accents, accent: string, surface: string, least: number): string {
  const { hue, saturation, lightness } = hslOf(accent);
  let tried = accent.toLowerCase();
  // Ends at black or white at the latest.
  for (let step = 1; step <= STEPS && contrastOf(tried, surface) < least; step++) {
    const by = theme === 'light' ? -step / STEPS : step / STEPS;
    tried = hexOf(hue, saturation, clamp(lightness + by));
  }
  return tried;
}

function isReadable(one: string, other: string): boolean {
  return contrastOf(one, other) >= LEAST_CONTRAST;
}

function clamp(share: number): number {
  return Math.min(Math.max(share, 0), 1);
}

/** Returns red, green and blue, each from 0 to 1. */
function rgbOf(color: string): [number, number, number] {
  const channel = (start: number) => parseInt(color.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function luminanceOf(color: string): number {
  const [red, green, blue] = rgbOf(color).map((each) =>
    each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hslOf(color: string): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = rgbOf(color);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixths = {
    [blue]: 4 + (red - green) / range,
    [green]: 2 + (blue - red) / range,
    [red]: (green - blue) / range,
  };
  return { hue: ((sixths[most]! + 6) % 6) * 60, saturation, lightness };
}

/** The HSL conversion defined in CSS Color 4. */
function hexOf(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number): string => {
    const place = (offset + hue / 30) % 12;
    const value =
      lightness -
      saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
