import { useEffect, useState } from 'react';
import { errorCodeOfHubError } from '../../contract/errors';
import { SECRET } from '../../contract/secret';
import { parseClaimedTicket } from '../../contract/tickets';
import { whyOf } from '../api/quizApiError';
import { readResultsSummary } from '../api/readJson';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { useWindowEvent } from '../ui/useWindowEvent';
import { openClaimHub, quizHubOf, type HubEvent, type OpenQuizHub } from './quizHub';
import { keepHostKey, readHostKey } from './openedSessions';

/** The claim of the ticket that the page was opened with; `none`: no ticket, or there is a key already. */
export interface Claim {
  phase: 'none' | 'running' | 'waiting' | ClaimOutcome;
  /** What this phone shows while the claim is `waiting` for the host's yes. */
  sign: string;
  tryAgain: () => void;
}

interface Claiming {
  ticket: string | null;
  phase: Exclude<Claim['phase'], 'waiting'>;
  sign: string;
}

/**
 * Claims the ticket in the address's fragment, which browsers never send, and removes it from the address.
 * Also handles a link that is opened later in the same tab.
 */
export function useClaim(sessionCode: string): Claim {
  const address = useServerAddress();
  const [{ ticket, phase, sign }, setClaiming] = useState<Claiming>(startClaiming);
  /** The ticket whose claim waits. */
  const [waiting, setWaiting] = useState<string | null>(null);

  useWindowEvent('hashchange', () => {
    if (ticketInAddress() !== null) setClaiming(startClaiming());
  });

  useEffect(() => {
    if (phase !== 'running' || ticket === null) return;
    let isCurrent = true;
    const claiming = { address, sessionCode, ticket, sign };
    void claimTicketOnce(claiming, () => setWaiting(ticket)).then((outcome) => {
      if (!isCurrent) return;
      if (outcome !== 'lost') history.replaceState(null, '', location.pathname);
      // A device that already has control scanned again: the ticket may have expired, but the device's own
      // key has not.
      const hasKey = readHostKey(address, sessionCode) !== null;
      const isHostStill = hasKey && (outcome === 'invalid' || outcome === 'turnedAway');
      setClaiming({ ticket, phase: isHostStill ? 'none' : outcome, sign });
    });
    return () => {
      isCurrent = false;
    };
  }, [phase, ticket, sign, address, sessionCode]);
  const isWaiting = phase === 'running' && waiting !== null && waiting === ticket;
  const tryAgain = () => {
    setWaiting(null);
    setClaiming({ ticket, phase: 'running', sign });
  };
  return { phase: isWaiting ? 'waiting' : phase, sign, tryAgain };
}

function startClaiming(): Claiming {
  const ticket = ticketInAddress();
  return { ticket, phase: ticket === null ? 'none' : 'running', sign: newSign() };
}

/** Returns two digits: few enough to compare at a glance. */
function newSign(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(10 + (random % 90));
}

function ticketInAddress(): string | null {
  const fragment = location.hash.slice(1);
  return SECRET.test(fragment) ? fragment : null;
}

/**
 * The outcome of a claim. `invalid`: the ticket was used or has expired. `unknown`: the server knows no such
 * session. `turnedAway`: the host said no. `lost`: the server did not answer, though it may have accepted the ticket.
 */
type ClaimOutcome = 'claimed' | 'invalid' | 'unknown' | 'turnedAway' | 'refused' | 'lost';

interface TicketClaim {
  address: string;
  sessionCode: string;
  ticket: string;
  sign: string;
}

const underWay = new Map<string, Promise<ClaimOutcome>>();

/** Claims a ticket once, even if called twice: StrictMode runs effects twice, and a ticket works once. */
function claimTicketOnce(claiming: TicketClaim, onWaiting: () => void): Promise<ClaimOutcome> {
  const { ticket } = claiming;
  const known = underWay.get(ticket);
  if (known) return known;
  const claim = claimTicket(openClaimHub, claiming, onWaiting).finally(() => underWay.delete(ticket));
  underWay.set(ticket, claim);
  return claim;
}

/** Claims a ticket on a separate connection, and stores the host key. `onWaiting`: the host is asked first. */
export async function claimTicket(
  openHub: OpenQuizHub,
  { address, sessionCode, ticket, sign }: TicketClaim,
  onWaiting: () => void,
): Promise<ClaimOutcome> {
  const onEvent = ({ type }: HubEvent) => {
    if (type === 'ClaimWaiting') onWaiting();
  };
  const hub = openHub(quizHubOf(address), onEvent);
  try {
    await hub.start();
    const claimed = parseClaimedTicket(await hub.invoke('ClaimTicket', sessionCode, ticket, sign));
    if (!claimed.ok) throw new Error(claimed.reason);
    const { hostKey, role } = claimed.value;
    // A scorer's link takes nothing away from a device that commands the session.
    if (role !== 'scorer' || !(await commands(address, sessionCode)))
      keepHostKey(address, sessionCode, hostKey);
    return 'claimed';
  } catch (error) {
    logFailure('The ticket could not be claimed', error);
    return outcomeOf(error);
  } finally {
    // Nobody waits for this: stopping a hanging negotiation takes long.
    hub.stop().catch((error: unknown) => logFailure('The quiz hub could not be stopped', error));
  }
}

/** Whether the server accepts the stored key of this device for more than scoring; also if it does not say. */
async function commands(address: string, sessionCode: string): Promise<boolean> {
  const hostKey = readHostKey(address, sessionCode);
  if (hostKey === null) return false;
  const { signal } = new AbortController();
  return readResultsSummary(address, { sessionCode, hostKey }, signal).then(
    () => true,
    (error: unknown) => !['forbidden', 'gone'].includes(whyOf(error)),
  );
}

function outcomeOf(error: unknown): ClaimOutcome {
  switch (errorCodeOfHubError(error)) {
    case 'ticket_invalid':
      return 'invalid';
    case 'claim_refused':
      return 'turnedAway';
    case 'session_not_found':
      return 'unknown';
    case undefined:
      return 'lost';
    default:
      return 'refused';
  }
}
