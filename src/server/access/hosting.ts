import type { IncomingMessage } from 'node:http';
import { urlIn } from '../../contract/urls';
import { Refusal } from '../../session/refusal';
import { isLoopback } from './caller';
import { introductionOf } from './internalCalls';
import { hasHash, hashSecret } from './secret';

interface HostingRules {
  serverKey: string;
  /** Whether everybody may open sessions. */
  isOpen: boolean;
  /**
   * Whether players come by an address other than the machine's own. Whatever forwards them may then run on
   * this machine, so that a loopback address no longer tells the host from anybody else.
   */
  isForwarded: boolean;
}

export type Hosting = ReturnType<typeof createHosting>;

/** Decides who may open sessions, who may end one, and who has the server's own right. */
export function createHosting({ serverKey, isOpen, isForwarded }: HostingRules) {
  const keyHash = hashSecret(serverKey);
  /** Whether the caller is a program on this machine, or presents the server's key. */
  const hasServerRight = (request: IncomingMessage): boolean => {
    const introduction = introductionOf(request.headers);
    if (introduction) return introduction.hasServerRight;
    return (!isForwarded && isOnThisMachine(request)) || shows(request, keyHash);
  };
  /** Whether the caller may open sessions, and change quizzes and the venue. */
  const mayOpen = (request: IncomingMessage): boolean => isOpen || hasServerRight(request);
  return {
    hasServerRight,
    mayOpen,
    /** Throws host_only as a Refusal unless the caller may open sessions. */
    checkOpening(request: IncomingMessage): void {
      if (!mayOpen(request)) throw new Refusal('host_only');
    },
    /** Throws host_only unless the caller has the server's own right, which open hosting grants nobody. */
    checkServerRight(request: IncomingMessage): void {
      if (!hasServerRight(request)) throw new Refusal('host_only');
    },
    /** Throws host_key_invalid unless the caller may end the session: not even open hosting lets players do that. */
    checkEnding(request: IncomingMessage, hostKeyHash: string): void {
      if (!shows(request, hostKeyHash) && !hasServerRight(request)) throw new Refusal('host_key_invalid');
    },
  };
}

function shows(request: IncomingMessage, hash: string): boolean {
  const secret = shownSecret(request);
  return secret !== undefined && hasHash(secret, hash);
}

/** Returns the secret in a request's `Authorization: Bearer` header, if any. */
export function shownSecret({ headers }: IncomingMessage): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

/** Loopback names and addresses, as the Host header has them. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** The headers that proxies add to the requests they forward. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether the caller is a program on the server's own machine, or a page that this server itself served to a
 * browser there. A proxy on this machine has a loopback address too: its requests are recognised by their Host
 * header, or by the headers that it adds.
 */
export function isOnThisMachine({ socket, headers }: IncomingMessage): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDING.test(name)) &&
    isFromNoOtherPage(headers)
  );
}

/**
 * Whether no page but this server's own has made a browser send the request. Another port or another name of
 * this machine is another page: whoever serves it is not this server. Programs send none of these headers.
 */
function isFromNoOtherPage({ host, origin, 'sec-fetch-site': site }: IncomingMessage['headers']): boolean {
  // This server speaks no HTTPS itself.
  const isOwnOrigin = origin === undefined || origin === urlIn(`http://${host}`)?.origin;
  return isOwnOrigin && (site === undefined || site === 'same-origin' || site === 'none');
}
