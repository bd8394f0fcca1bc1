import { errorCodeOfHubError } from '../../contract/errors';
import { parseClaimedTicket } from '../../contract/tickets';
import { endpointsOf } from '../api/serverAddress';
import { logFailure } from '../browser/log';
import { keepHostKey } from './hostKeys';
import { openQuizHub, type OpenQuizHub, type QuizHub } from './hubConnection';

/**
 * What became of a ticket. `invalid`: it was used or is too old. `unknown`: the server knows no such session. `lost`:
 * the server did not answer; perhaps the ticket is used all the same.
 */
export type ClaimOutcome = 'claimed' | 'invalid' | 'unknown' | 'refused' | 'lost';

const underWay = new Map<string, Promise<ClaimOutcome>>();

/**
 * Claims a ticket and keeps the host key that it brings. However often it is asked for at the same time, it claims
 * once: React's StrictMode runs effects twice, and a ticket works once.
 */
export function claimTicketOnce(address: string, sessionCode: string, ticket: string): Promise<ClaimOutcome> {
  const known = underWay.get(ticket);
  if (known) return known;
  const claim = claimTicket(openQuizHub, address, sessionCode, ticket).finally(() => underWay.delete(ticket));
  underWay.set(ticket, claim);
  return claim;
}

/** Claims a ticket on a connection of its own, and keeps the host key. */
export async function claimTicket(
  openHub: OpenQuizHub,
  address: string,
  sessionCode: string,
  ticket: string,
): Promise<ClaimOutcome> {
  const hub = openHub(endpointsOf(address).quizHub, () => {});
  try {
    await hub.start();
    const claimed = parseClaimedTicket(await hub.claimTicket(sessionCode, ticket));
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

/** Nothing waits for it: stopping a dead negotiation takes long. */
async function stop(hub: QuizHub): Promise<void> {
  await hub.stop().catch((error: unknown) => logFailure('The quiz hub could not be stopped', error));
}
