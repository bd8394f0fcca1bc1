import { useEffect, useState } from 'react';
import type { HostCalls } from './hostCalls';
import type { TicketCounts } from './sessionState';

/** A ticket on offer; `claimed`: a device has used it. */
export type TicketOffer =
  { name: 'issuing' | 'claimed' | 'expired' | 'failed' } | { name: 'open'; ticket: string };

type Issued = { name: 'issuing' | 'expired' | 'failed' } | { name: 'open'; ticket: string; before: number };

/**
 * Issues a ticket at once, another one whenever `renew` is called or the client has registered anew, and withdraws the
 * last one when it is no longer shown.
 */
export function useTicket(
  { issueTicket, withdrawTicket }: Pick<HostCalls, 'issueTicket' | 'withdrawTicket'>,
  { claimed, registrations }: TicketCounts,
): { offer: TicketOffer; renew: () => void } {
  const [issued, setIssued] = useState<Issued>({ name: 'issuing' });
  const [wish, setWish] = useState({ before: claimed });

  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void issueTicket().then((answer) => {
      if (!isWanted) return;
      if (!answer) return setIssued({ name: 'failed' });
      setIssued({ name: 'open', ticket: answer.ticket, before: wish.before });
      timer = setTimeout(() => setIssued({ name: 'expired' }), answer.expiresInMs);
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
      void withdrawTicket();
    };
  }, [issueTicket, withdrawTicket, registrations, wish]);

  const renew = () => {
    setIssued({ name: 'issuing' });
    setWish({ before: claimed });
  };
  const isClaimed = issued.name === 'open' && claimed > issued.before;
  return { offer: isClaimed ? { name: 'claimed' } : issued, renew };
}

/**
 * What a phone opens to become the remote: on the server that it joins at. The ticket stands in the fragment, which
 * browsers send to no server, so that it gets into no log.
 */
export function remoteUrlOf(joinUrl: string, ticket: string): string {
  return joinUrl.replace(/\/join\/([^/]*)$/, (_, code) => `/remote/${code}#${ticket}`);
}
