import { qrPath } from '../../look/qrPath';

/** An address as a QR code. */
export function QrPicture({ url, label }: { url: string; label: string }) {
  const { path, size } = qrPath(url);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="qr-picture"
    >
      <path d={path} />
    </svg>
  );
}
