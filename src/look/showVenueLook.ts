import { accentsOf, type Accent } from '../contract/accent';
import { keepVenueLook } from './venueLook';

/** Shows the house's colour in both themes, or our own where it has none. Loaded only where a house is asked for. */
export function showVenueLook(accent: string | undefined): void {
  if (accent === undefined) return keepVenueLook('');
  const { light, dark } = accentsOf(accent);
  keepVenueLook(rule('', dark) + rule('.light', light));
}

/** More specific than the tokens' own rules, whichever comes first. */
function rule(theme: string, { accent, tile, hover, on }: Accent): string {
  const tokens = { accent, tile, 'tile-hover': hover, 'on-tile': on };
  const lines = Object.entries(tokens).map(([name, colour]) => `--qn-${name}:${colour};`);
  return `:root:root:root${theme}{${lines.join('')}}`;
}
