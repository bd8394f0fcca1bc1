const KEY = 'quiz-night.venue-look';
const STYLE_ID = 'venue-look';

/** The house's colour as one theme uses it. */
interface Shades {
  accent: string;
  hover: string;
  on: string;
}

/** Shows the house's colours in both themes, or our own where it has none, and keeps them for the next page. */
export function showVenueLook(colours: { light: Shades; dark: Shades } | null): void {
  // More specific than the tokens' own rules, whichever comes first.
  const css = colours ? rule('', colours.dark) + rule('.light', colours.light) : '';
  setStyle(css);
  try {
    localStorage.setItem(KEY, css);
  } catch {
    return; // Without storage the next page begins with our own colours.
  }
}

/** Before the first paint, so that no other colour flashes up: what the last page showed. */
export function restoreVenueLook(): void {
  try {
    setStyle(localStorage.getItem(KEY) ?? '');
  } catch {
    return;
  }
}

function rule(theme: string, { accent, hover, on }: Shades): string {
  const tokens = { accent, 'accent-hover': hover, 'on-accent': on, tile: accent, 'on-tile': on };
  const lines = Object.entries(tokens).map(([name, colour]) => `--qn-${name}:${colour};`);
  return `:root:root:root${theme}{${lines.join('')}}`;
}

function setStyle(css: string): void {
  let style = document.getElementById(STYLE_ID);
  if (!style && css === '') return;
  style ??= document.head.appendChild(Object.assign(document.createElement('style'), { id: STYLE_ID }));
  style.textContent = css;
}
