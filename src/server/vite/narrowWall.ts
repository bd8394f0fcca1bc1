import type { Plugin } from 'vite';

/** The sheets and components of the wall; what is printed or shown on phones is as large as the page. */
const OF_THE_WALL = /src\/(host|kinds)\/(?!page\.css|print\/|(.*\/)?phone\.).*\.(css|tsx?)$/;
const WIDTH = /(-?\d*\.?\d+)vw\b/g;
const HEIGHT = /(-?\d*\.?\d+)d?vh\b/g;
const QUERY = /@media (?=\((?:min|max)-(?:width|height|aspect-ratio))/g;

/**
 * Lets the host's pages fill a part of a page: there, lengths are not shares of the window but of the element that is
 * the container `wall`. The registered properties `--demo-vw` and `--demo-vh` are hundredths of its width and height.
 */
export function narrowWall(): Plugin {
  return {
    name: 'narrow-wall',
    enforce: 'pre',
    apply: (_, { mode }) => mode === 'demo',
    transform(code, id) {
      if (!OF_THE_WALL.test(id)) return undefined;
      if (id.endsWith('.css'))
        return code
          .replace(WIDTH, 'calc($1 * var(--demo-vw))')
          .replace(HEIGHT, 'calc($1 * var(--demo-vh))')
          .replace(QUERY, '@container wall ');
      // These are tokens of the root element, where a property would get its value.
      return code.replace(WIDTH, '$1cqw').replace(HEIGHT, '$1cqh');
    },
  };
}
