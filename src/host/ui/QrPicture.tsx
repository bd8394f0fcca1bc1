import { chakra } from '@chakra-ui/react/styled-system';
import { encode } from 'uqr';

/** The margin of four modules is what cameras need. */
const ENCODING = { border: 4, ecc: 'M' } as const;

interface QrPictureProps {
  url: string;
  label: string;
}

/** An address as a QR code: dark on light in both themes, since many cameras read nothing else. */
export function QrPicture({ url, label }: QrPictureProps) {
  const { size, data } = encode(url, ENCODING);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      boxSize="full"
      bg="paper"
      color="ink"
      fill="currentColor"
      borderRadius="normal"
      shapeRendering="crispEdges"
      forcedColorAdjust="none"
    >
      <path d={data.map(rowPath).join('')} />
    </chakra.svg>
  );
}

/** The dark modules of a row, each a square of one unit. */
function rowPath(row: boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
