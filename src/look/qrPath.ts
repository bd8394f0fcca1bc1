import { encode } from 'uqr';

/** The margin of four modules is what cameras need. */
const ENCODING = { border: 4, ecc: 'M' } as const;

/**
 * An address as a QR code: an SVG path of its dark modules, in a square box of `size` units. To be drawn dark on light
 * in both themes, since many cameras read nothing else.
 */
export function qrPath(url: string): { path: string; size: number } {
  const { size, data } = encode(url, ENCODING);
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { path: rows.join(''), size };
}
