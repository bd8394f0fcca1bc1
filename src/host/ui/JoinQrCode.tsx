import { lazily } from './lazily';
import { useUiTexts } from './uiTexts';

/** Where it cannot be loaded nothing is shown: address and code are enough to join. */
const QrPicture = lazily(() => import('./QrPicture').then(({ QrPicture }) => QrPicture), null);

/** The join address as a QR code, as large as its place. */
export function JoinQrCode({ url }: { url: string }) {
  const texts = useUiTexts();
  return <QrPicture url={url} label={texts.qrCode} />;
}
