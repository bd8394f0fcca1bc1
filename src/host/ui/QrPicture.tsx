import type { CSSProperties } from 'react';
import { qrPath } from '../../look/qrPath';

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

/** An address as a QR code. */
export function QrPicture({ url, label }: QrPictureProps) {
  const { path, size } = qrPath(url);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={LOOK}
    >
      <path d={path} />
    </svg>
  );
}
