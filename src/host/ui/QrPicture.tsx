import { QrCode } from '@chakra-ui/react/qr-code';
import { useTexts } from '../languages/useTexts';

/** The drawing includes the margin of four modules that cameras need. */
const ENCODING = { border: 4, ecc: 'M' } as const;

/** The join address as a QR code: dark on light in both themes, since many cameras read nothing else. */
export function JoinQrCode({ url }: { url: string }) {
  const texts = useTexts();
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
        aria-label={texts.lobby.qrCode}
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
