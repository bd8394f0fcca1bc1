import type { CSSProperties } from 'react';
import { encode } from 'uqr';

/** The margin of four modules is what cameras need. */
const ENCODING = { border: 4, ecc: 'M' } as const;

/** Without the style system, which the remote has not. */
const LOOK: CSSProperties = {
  display: 'block',
  width: '100%',
  height: '100%',
  background: 'var(--qn-paper)',
  fill: 'var(--qn-ink)',
  borderRadius: 'var(--qn-radius)',
  forcedColorAdjust: 'none',
};

interface QrPictureProps {
  url: string;
  label: string;
}

/** An address as a QR code: dark on light in both themes, since many cameras read nothing else. */
export function QrPicture({ url, label }: QrPictureProps) {
  const { size, data } = encode(url, ENCODING);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={LOOK}
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark modules of a row, each a square of one unit. */
function rowPath(row: boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
