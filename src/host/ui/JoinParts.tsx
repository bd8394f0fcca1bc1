import { chakra } from '@chakra-ui/react/styled-system';
import { lazily } from './Loading';
import { LockIcon } from './sessionIcons';
import { useCrowdTexts } from '../texts/roomTexts';
import { useUiTexts } from '../texts/startTexts';

/** An address, from left to right in every language, that may wrap before its path, but not inside a room code. */
export function BreakableAddress({ address }: { address: string }) {
  const pathAt = address.search(/\/|$/);
  return (
    <bdi dir="ltr">
      {address.slice(0, pathAt)}
      <wbr />
      <span className="address-path">{address.slice(pathAt)}</span>
    </bdi>
  );
}

/** Longer room codes (from another server) are written as plain text instead of on tiles. */
export const MOST_TILES = 10;

/** One letter of the room code. */
export const CodeTile = chakra(
  'span',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      h: '1.06em',
      bg: 'tile',
      color: 'onTile',
      borderRadius: '0.1em',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);

/** If this cannot be loaded, nothing is shown: the address and code are enough to join. */
const QrPicture = lazily(() => import('./QrPicture').then((part) => part.QrPicture), null);

/** The join address as a QR code that fills its place. */
export function JoinQrCode({ url }: { url: string }) {
  const texts = useUiTexts();
  return <QrPicture url={url} label={texts.qrCode} />;
}

/** Says next to the code that nobody else can join at the moment. */
export function RoomLocked() {
  const texts = useCrowdTexts();
  return (
    <chakra.p
      display="inline-flex"
      alignItems="center"
      gap="0.35em"
      px="0.6em"
      py="0.15em"
      borderRadius="full"
      bg="text"
      color="page"
      fontSize="0.8em"
      fontWeight={800}
      lineHeight={1.2}
      whiteSpace="nowrap"
    >
      <LockIcon />
      {texts.locked}
    </chakra.p>
  );
}
