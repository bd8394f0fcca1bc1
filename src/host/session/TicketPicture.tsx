import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../ui/Button';
import { Loading } from '../ui/Loading';
import { QrPicture } from '../ui/QrPicture';
import { CheckIcon, PhoneIcon } from '../ui/sessionIcons';
import { useDeviceTexts } from './deviceTexts';
import type { HostCalls } from './hostCalls';
import { remoteUrlOf, useTicket, type TicketOffer } from './useTicket';
import type { TicketCounts } from './sessionState';

interface TicketPictureProps {
  joinUrl: string;
  host: HostCalls;
  tickets: TicketCounts;
}

/** The QR code that makes one phone the remote, for as long as it works, and beside it what to do with it. */
export function TicketPicture({ joinUrl, host, tickets }: TicketPictureProps) {
  const texts = useDeviceTexts();
  const { offer, renew } = useTicket(host, tickets);
  const isOver = offer.name !== 'open' && offer.name !== 'issuing';
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <chakra.div
        boxSize="min(18rem, 42vh, 100%)"
        aspectRatio={1}
        flex="none"
        display="flex"
        alignItems="center"
        justifyContent="center"
        bg="raised"
        borderRadius="normal"
        color={offer.name === 'claimed' ? 'ok' : 'muted'}
        fontSize="hero"
      >
        <Picture offer={offer} joinUrl={joinUrl} />
      </chakra.div>
      <chakra.div flex="1 1 14rem" display="grid" gap="3" justifyItems="start">
        <p role="status">{texts.offers[offer.name]}</p>
        {isOver && <Button onClick={renew}>{texts.another}</Button>}
      </chakra.div>
    </chakra.div>
  );
}

function Picture({ offer, joinUrl }: { offer: TicketOffer; joinUrl: string }) {
  const texts = useDeviceTexts();
  if (offer.name === 'issuing') return <Loading text=" " />;
  if (offer.name !== 'open') {
    return (
      <chakra.span fontSize="min(5rem, 12vh)" display="flex">
        {offer.name === 'claimed' ? <CheckIcon /> : <PhoneIcon />}
      </chakra.span>
    );
  }
  return <QrPicture url={remoteUrlOf(joinUrl, offer.ticket)} label={texts.qrCode} />;
}
