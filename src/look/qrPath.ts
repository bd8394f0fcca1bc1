import { encode } from 'uqr';

/** Cameras need the margin of four modules. */
const ENCODING = { border: 4, ecc: 'M' } as const;

/**
 * Returns an address as a QR code: an SVG path of its dark modules, in a square box of `size` units. It must
 * be dark on light in both themes, since many cameras read nothing else.
 */
export function qrPath(url: string): { path: string; size: number } {
  const { size, data } = encode(url, ENCODING);
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { path: rows.join(''), size };
}
