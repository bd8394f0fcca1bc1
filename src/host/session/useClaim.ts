import { useEffect, useState } from 'react';
import { SECRET } from '../../contract/secret';
import { useServerAddress } from '../api/useServerAddress';
import { claimTicketOnce, type ClaimOutcome } from './claimTicket';
import { readHostKey } from './hostKeys';

/** Claiming the ticket that the page was opened with; `none`: there was none, or this browser has a key already. */
export interface Claim {
  phase: 'none' | 'running' | ClaimOutcome;
  tryAgain: () => void;
}

interface Claiming {
  ticket: string | null;
  phase: Claim['phase'];
}

/**
 * Claims the ticket in the address's fragment, which no server is ever sent, and takes it out of the address. A link
 * that is opened in the same tab later counts too.
 */
export function useClaim(sessionCode: string): Claim {
  const address = useServerAddress();
  const [{ ticket, phase }, setClaiming] = useState<Claiming>(startClaiming);

  useEffect(() => {
    const startAgain = () => {
      if (ticketInAddress() !== null) setClaiming(startClaiming());
    };
    window.addEventListener('hashchange', startAgain);
    return () => window.removeEventListener('hashchange', startAgain);
  }, []);

  useEffect(() => {
    if (phase !== 'running' || ticket === null) return;
    let isCurrent = true;
    void claimTicketOnce(address, sessionCode, ticket).then((outcome) => {
      if (!isCurrent) return;
      if (outcome !== 'lost') history.replaceState(null, '', location.pathname);
      // Scanned again by a device that commands already: the ticket may be old, its own key is not.
      const hasKey = readHostKey(address, sessionCode) !== null;
      setClaiming({ ticket, phase: outcome === 'invalid' && hasKey ? 'none' : outcome });
    });
    return () => {
      isCurrent = false;
    };
  }, [phase, ticket, address, sessionCode]);
  return { phase, tryAgain: () => setClaiming({ ticket, phase: 'running' }) };
}

function startClaiming(): Claiming {
  const ticket = ticketInAddress();
  return { ticket, phase: ticket === null ? 'none' : 'running' };
}

function ticketInAddress(): string | null {
  const fragment = location.hash.slice(1);
  return SECRET.test(fragment) ? fragment : null;
}
