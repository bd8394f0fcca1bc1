import type { Venue } from '../contract/venue';
import { accentsOf, type Accent } from './accent';

/** The sheet of each look other than our own. */
const LOOKS = import.meta.glob<string>('./looks/*.css', { query: '?inline', import: 'default' });

/**
 * Returns the rules of a venue's look, and of its colour in both themes; without a look, or with one that this version
 * does not know, on ours. Rejects if a look cannot be loaded. Only loaded if a venue has one of them.
 */
export async function venueSheet({ look, accent }: Pick<Venue, 'look' | 'accent'>): Promise<string> {
  const sheet = (await LOOKS[`./looks/${look}.css`]?.()) ?? '';
  return accent === undefined ? sheet : sheet + rulesOf(accent);
}

function rulesOf(accent: string): string {
  const { light, dark } = accentsOf(accent);
  return rule('', dark) + rule('.light', light);
}

/** More specific than the rules of tokens and looks, whichever come first. Paper has a theme of its own in the page. */
function rule(theme: string, { accent, tile, hover, on }: Accent): string {
  const tokens = { accent, tile, 'tile-hover': hover, 'on-tile': on };
  const lines = Object.entries(tokens).map(([name, colour]) => `--qn-${name}:${colour};`);
  const within = theme && `,:root:root ${theme}`;
  return `:root:root:root${theme}${within}{${lines.join('')}}`;
}
