import { useEffect, useState } from 'react';
import { errorCodeOfHubError } from '../../contract/errors';
import { SECRET } from '../../contract/secret';
import { parseClaimedTicket } from '../../contract/tickets';
import { endpointsOf, useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { openSmallQuizHub, type OpenQuizHub, type QuizHub } from './quizHub';
import { keepHostKey, readHostKey } from './openedSessions';

/**
 * The claim of the ticket that the page was opened with; `none`: there was none, or this browser already has
 * a key.
 */
export interface Claim {
  phase: 'none' | 'running' | ClaimOutcome;
  tryAgain: () => void;
}

interface Claiming {
  ticket: string | null;
  phase: Claim['phase'];
}

/**
 * Claims the ticket in the address's fragment, which browsers never send, and removes it from the address.
 * Also handles a link that is opened later in the same tab.
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
      // A device that already has control scanned again: the ticket may have expired, but the device's own
      // key has not.
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

/**
 * The outcome of a claim. `invalid`: the ticket was used or has expired. `unknown`: the server knows no such
 * session. `lost`: the server did not answer, though it may have accepted the ticket.
 */
type ClaimOutcome = 'claimed' | 'invalid' | 'unknown' | 'refused' | 'lost';

const underWay = new Map<string, Promise<ClaimOutcome>>();

/**
 * Claims a ticket and stores the resulting host key. Simultaneous calls share one claim: React's StrictMode
 * runs effects twice, and a ticket works once.
 */
function claimTicketOnce(address: string, sessionCode: string, ticket: string): Promise<ClaimOutcome> {
  const known = underWay.get(ticket);
  if (known) return known;
  const claim = claimTicket(openSmallQuizHub, address, sessionCode, ticket).finally(() =>
    underWay.delete(ticket),
  );
  underWay.set(ticket, claim);
  return claim;
}

/** Claims a ticket on a separate connection, and stores the host key. */
export async function claimTicket(
  openHub: OpenQuizHub,
  address: string,
  sessionCode: string,
  ticket: string,
): Promise<ClaimOutcome> {
  const hub = openHub(endpointsOf(address).quizHub, () => {});
  try {
    await hub.start();
    const claimed = parseClaimedTicket(await hub.invoke('ClaimTicket', sessionCode, ticket));
    if (!claimed.ok) throw new Error(claimed.reason);
    keepHostKey(address, sessionCode, claimed.value.hostKey);
    return 'claimed';
  } catch (error) {
    logFailure('The ticket could not be claimed', error);
    return outcomeOf(error);
  } finally {
    void stop(hub);
  }
}

function outcomeOf(error: unknown): ClaimOutcome {
  switch (errorCodeOfHubError(error)) {
    case 'ticket_invalid':
      return 'invalid';
    case 'session_not_found':
      return 'unknown';
    case undefined:
      return 'lost';
    default:
      return 'refused';
  }
}

/** Callers do not wait for this: stopping a hanging negotiation takes long. */
async function stop(hub: QuizHub): Promise<void> {
  await hub.stop().catch((error: unknown) => logFailure('The quiz hub could not be stopped', error));
}
