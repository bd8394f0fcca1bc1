import { useEffect, useState } from 'react';
import type { IssuedTicket } from '../../contract/tickets';

/** A ticket on offer; `claimed`: a device has used it. */
export type TicketOffer =
  { name: 'issuing' | 'claimed' | 'expired' | 'failed' } | { name: 'open'; ticket: string };

type Issued = { name: 'issuing' | 'expired' | 'failed' } | { name: 'open'; ticket: string; before: number };

/**
 * Issues a ticket at once, and another one whenever `renew` is called. `ticketsClaimed` counts those that devices have
 * used.
 */
export function useTicket(
  issueTicket: () => Promise<IssuedTicket | null>,
  ticketsClaimed: number,
): { offer: TicketOffer; renew: () => void } {
  const [issued, setIssued] = useState<Issued>({ name: 'issuing' });
  const [wish, setWish] = useState({ before: ticketsClaimed });

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
    };
  }, [issueTicket, wish]);

  const renew = () => {
    setIssued({ name: 'issuing' });
    setWish({ before: ticketsClaimed });
  };
  const isClaimed = issued.name === 'open' && ticketsClaimed > issued.before;
  return { offer: isClaimed ? { name: 'claimed' } : issued, renew };
}
