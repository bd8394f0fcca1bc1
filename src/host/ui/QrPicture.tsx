import { QrCode } from '@chakra-ui/react/qr-code';

/** The drawing includes the margin of four modules that cameras need. */
const ENCODING = { border: 4, ecc: 'M' } as const;

interface QrPictureProps {
  url: string;
  label: string;
}

/** An address as a QR code: dark on light in both themes, since many cameras read nothing else. */
export function QrPicture({ url, label }: QrPictureProps) {
  return (
    <QrCode.Root
      value={url}
      encoding={ENCODING}
      boxSize="full"
      bg="paper"
      borderRadius="normal"
      forcedColorAdjust="none"
      unstyled
    >
      <QrCode.Frame
        role="img"
        aria-label={label}
        boxSize="full"
        color="ink"
        fill="currentColor"
        shapeRendering="crispEdges"
        unstyled
      >
        <QrCode.Pattern unstyled />
      </QrCode.Frame>
    </QrCode.Root>
  );
}
