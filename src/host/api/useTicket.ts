import { useState } from 'react';
import type { IssuedTicket } from '../../contract/tickets';
import { useRead } from './useRead';

/** A ticket for another device, as a page shows it; `used` means that a device has used it. */
type TicketOffer =
  { name: 'issuing' | 'used' | 'expired' | 'failed' } | { name: 'open'; ticket: IssuedTicket['ticket'] };

interface Tickets {
  issue: () => Promise<IssuedTicket | null>;
  /** Called when a ticket is no longer shown. */
  withdraw?: () => unknown;
  /** How many tickets have been used; if this grows while one is shown, that one has been used. */
  used: number;
  /** How often the client has registered; a ticket expires with the connection that it was issued on. */
  registrations: number;
  /** Whether a new ticket replaces an expired one automatically. */
  isRenewed?: boolean;
}

/** Requests a ticket from the hub at once, and a new one whenever `renew` is called. */
export function useTicket({ issue, withdraw, used, registrations, isRenewed = false }: Tickets) {
  const [expired, setExpired] = useState<IssuedTicket>();
  const { read, retry, reload } = useRead({
    subject: '',
    news: registrations,
    load: async (signal) => {
      signal.addEventListener('abort', () => void withdraw?.());
      const issued = await issue();
      if (!issued || signal.aborted) return issued;
      const timer = setTimeout(() => (isRenewed ? reload() : setExpired(issued)), issued.expiresInMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
      return issued;
    },
  });
  const ticket = read.status === 'ready' ? read.value : null;
  const [before, setBefore] = useState(used);
  if (used < before) setBefore(used);
  const renew = () => {
    setBefore(used);
    retry();
  };
  return { offer: offerOf(), renew };

  function offerOf(): TicketOffer {
    if (used > before) return { name: 'used' };
    if (read.status === 'loading') return { name: 'issuing' };
    if (!ticket) return { name: 'failed' };
    return ticket === expired ? { name: 'expired' } : { name: 'open', ticket: ticket.ticket };
  }
}
