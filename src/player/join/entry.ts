import { normaliseRoomCode } from '../../contract/roomCode';
import { SECRET } from '../../contract/secret';
import type { Draft, FormFailure, JoinEvent, OwnMembership, Screen } from './joinState';
import { findSavedSession, lastName, MAX_TYPED, recentSession } from './savedSessions';

/** Returns the room code in the page's path, `/join/{code}`; empty if there is none. */
export function codeInPath(path: string): string {
  const typed = /^\/join\/([^/]+)/.exec(path)?.[1] ?? '';
  try {
    return normaliseRoomCode(decodeURIComponent(typed));
  } catch {
    // A percent sign that encodes nothing: joinPath did not make this path.
    return '';
  }
}

/** Returns the path under which a reload returns to the same session. */
export function joinPath(code: string): string {
  return `/join/${encodeURIComponent(code)}`;
}

const TICKET_START = '#device=';

/** Returns the ticket in the page's address that invites this phone to a team, or undefined. */
export function ticketInHash(hash: string): string | undefined {
  const ticket = hash.slice(TICKET_START.length);
  return hash.startsWith(TICKET_START) && SECRET.test(ticket) ? ticket : undefined;
}

/** Returns the address that a team-mate's phone opens to play in the same team. */
export function deviceUrl(code: string, ticket: string): string {
  return location.origin + joinPath(code) + TICKET_START + ticket;
}

/**
 * Returns the first screen of a page: the phone returns to the session in the address or, without a code, to
 * the last one, if it has a membership there. A join whose result was lost is continued. Otherwise, it shows
 * the form, or the team that invites it.
 */
export function firstScreen(code: string, ticket?: string): Screen {
  const saved = code ? findSavedSession(code) : recentSession();
  const membership = saved && {
    code: saved.code,
    name: saved.name,
    token: saved.token,
    ticket: saved.ticket,
  };
  if (membership && saved?.admitted)
    return ticket ? { kind: 'invited', membership, ticket } : { kind: 'returning', membership };
  if (ticket && membership?.ticket !== ticket)
    return {
      kind: 'joining',
      membership: { ...byTicket(code, ticket), replaced: saved?.left ? undefined : membership },
    };
  if (!membership || saved?.left) return emptyForm({ code, name: saved?.name ?? lastName() });
  return { kind: 'joining', membership };
}

/** If the address has a code, a returning player joins with one tap. */
function emptyForm(draft: Draft): Screen {
  return draft.code && draft.name ? { kind: 'form', draft, isOffered: true } : { kind: 'form', draft };
}

/** Returns the request of an invited phone that is already a player: to switch teams, or to stay. */
export function invitationAnswered(screen: Screen, isAccepted: boolean): JoinEvent | undefined {
  if (screen.kind !== 'invited') return undefined;
  const { membership, ticket } = screen;
  const next = isAccepted ? { ...byTicket(membership.code, ticket), replaced: membership } : membership;
  return { type: 'joinRequested', membership: next };
}

function byTicket(code: string, ticket: string): OwnMembership {
  return { code, name: '', token: makeSecret(), ticket };
}

/** Returns the form's request to join, under the former token for a known session and name, or one that was left. */
export function entered(typedCode: string, typedName: string): JoinEvent {
  const code = normaliseRoomCode(typedCode);
  const name = typedName.trim();
  const failure = entryFailure(code, name);
  if (failure) return { type: 'entryRefused', draft: { code, name }, failure };
  const saved = findSavedSession(code);
  if (saved?.name === name || saved?.left)
    return { type: 'joinRequested', membership: { code, name, token: saved.token } };
  return { type: 'joinRequested', membership: { code, name, token: makeSecret() }, replaced: saved };
}

/** Checks an entry as far as the phone can: only the server knows the rules for names. */
function entryFailure(code: string, name: string): FormFailure | undefined {
  if (code === '') return { field: 'code', reason: 'code_missing' };
  if (code.length > MAX_TYPED) return { field: 'code', reason: 'code_unknown' };
  if (name === '') return { field: 'name', reason: 'name_empty' };
  if (name.length > MAX_TYPED) return { field: 'name', reason: 'name_too_long' };
  return undefined;
}

/**
 * Returns a new secret: 128 random bits as 22 base64url characters. It uses getRandomValues, because
 * browsers offer randomUUID only on HTTPS pages, and most venues have plain HTTP.
 */
export function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}
