import { accentsOf, type Accent } from './accent';
import { keepVenueLook } from './venueLook';

/** Applies the venue's colour in both themes, or ours if it has none. Only loaded if there may be a venue. */
export function showVenueLook(accent: string | undefined): void {
  if (accent === undefined) return keepVenueLook('');
  const { light, dark } = accentsOf(accent);
  keepVenueLook(rule('', dark) + rule('.light', light));
}

/** More specific than the tokens' own rules, whichever come first. Paper has a theme of its own, within the page's. */
function rule(theme: string, { accent, tile, hover, on }: Accent): string {
  const tokens = { accent, tile, 'tile-hover': hover, 'on-tile': on };
  const lines = Object.entries(tokens).map(([name, colour]) => `--qn-${name}:${colour};`);
  const within = theme && `,:root:root ${theme}`;
  return `:root:root:root${theme}${within}{${lines.join('')}}`;
}
