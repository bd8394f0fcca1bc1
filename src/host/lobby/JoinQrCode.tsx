import { QrCode } from '@chakra-ui/react/qr-code';
import { useTexts } from '../languages/useLanguage';

/** The margin of four modules that cameras need is part of the drawing. */
const ENCODING = { border: 4, ecc: 'M' } as const;

/** The join address for cameras: dark on light whatever the theme, since many read nothing else. */
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
