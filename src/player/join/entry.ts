import { normaliseRoomCode } from '../../contract/roomCode';
import { SECRET } from '../../contract/secret';
import type { Draft, FormFailure, JoinEvent, Membership, Screen } from './joinState';
import { findSavedSession, lastName, MAX_TYPED, recentSession } from './savedSessions';

/** The room code in the page's path, `/join/{code}`; empty where there is none. */
export function codeInPath(path: string): string {
  const typed = /^\/join\/([^/]+)/.exec(path)?.[1] ?? '';
  try {
    return normaliseRoomCode(decodeURIComponent(typed));
  } catch {
    // A percent sign that encodes nothing: the path is not one that joinPath made.
    return '';
  }
}

/** The path under which a reload returns to the same session. */
export function joinPath(code: string): string {
  return `/join/${encodeURIComponent(code)}`;
}

const TICKET_START = '#device=';

/** The ticket in the page's address with which a team-mate's phone invites this one; undefined where there is none. */
export function ticketInHash(hash: string): string | undefined {
  const ticket = hash.slice(TICKET_START.length);
  return hash.startsWith(TICKET_START) && SECRET.test(ticket) ? ticket : undefined;
}

/** The address that a team-mate's phone opens to play in the same team. */
export function deviceUrl(code: string, ticket: string): string {
  return location.origin + joinPath(code) + TICKET_START + ticket;
}

/**
 * The screen of a page just opened: the phone returns to the session in the address, or without a code to the last one,
 * if it has a membership there. A join whose result was lost goes on. Otherwise the form, or a team that invites it.
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
  if (ticket && membership?.ticket !== ticket) return { kind: 'joining', membership: byTicket(code, ticket) };
  if (!membership) return emptyForm({ code, name: lastName() });
  return { kind: 'joining', membership };
}

/** Where the address has a code, who has played before joins by one tap. */
function emptyForm(draft: Draft): Screen {
  return draft.code && draft.name ? { kind: 'form', draft, isOffered: true } : { kind: 'form', draft };
}

/** What an invited phone that is a player already asks for: to change teams, or to stay. */
export function invitationAnswered(screen: Screen, isAccepted: boolean): JoinEvent | undefined {
  if (screen.kind !== 'invited') return undefined;
  const { membership, ticket } = screen;
  const next = isAccepted ? { ...byTicket(membership.code, ticket), replaced: membership } : membership;
  return { type: 'joinRequested', membership: next };
}

function byTicket(code: string, ticket: string): Membership {
  return { code, name: '', token: makePlayerToken(), ticket };
}

/** What the form asks for: to join, under the token of before where this phone knows session and name. */
export function entered(typedCode: string, typedName: string): JoinEvent {
  const code = normaliseRoomCode(typedCode);
  const name = typedName.trim();
  const failure = entryFailure(code, name);
  if (failure) return { type: 'entryRefused', draft: { code, name }, failure };
  const saved = findSavedSession(code);
  if (saved?.name === name) return { type: 'joinRequested', membership: { code, name, token: saved.token } };
  return { type: 'joinRequested', membership: { code, name, token: makePlayerToken() }, replaced: saved };
}

/** What is wrong with an entry, as far as the phone can tell: only the server knows the rules of names. */
function entryFailure(code: string, name: string): FormFailure | undefined {
  if (code === '') return { field: 'code', reason: 'code_missing' };
  if (code.length > MAX_TYPED) return { field: 'code', reason: 'code_unknown' };
  if (name === '') return { field: 'name', reason: 'name_empty' };
  if (name.length > MAX_TYPED) return { field: 'name', reason: 'name_too_long' };
  return undefined;
}

/**
 * A new player's secret: 128 random bits as 22 base64url characters. From getRandomValues, because browsers offer
 * randomUUID only on HTTPS pages, and most venues have plain HTTP.
 */
export function makePlayerToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}
