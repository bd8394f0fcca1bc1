import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusal';
import { isLoopback } from './caller';
import { introductionOf } from './internalCalls';
import { hasHash, hashSecret } from './secret';

interface HostingRules {
  serverKey: string;
  /** Whether everybody may open sessions. */
  isOpen: boolean;
  /**
   * Whether players come by another address than the machine's own: then whatever passes them on may run on the machine
   * itself, and nobody can be told from it by where a request comes from.
   */
  isForwarded: boolean;
}

/** Who may open sessions, who may end one, and who has the server's own right. */
export class Hosting {
  readonly #rules: HostingRules;

  constructor(rules: HostingRules) {
    this.#rules = rules;
  }

  /** Throws host_only as a Refusal, unless the caller may open sessions. */
  checkOpening(request: IncomingMessage): void {
    if (!this.mayOpen(request)) throw new Refusal('host_only');
  }

  /** Whether the caller may open sessions, and change quizzes and the house. */
  mayOpen(request: IncomingMessage): boolean {
    return this.#rules.isOpen || this.hasServerRight(request);
  }

  /** Throws host_only as a Refusal, unless the caller has the server's own right, which open hosting gives nobody. */
  checkServerRight(request: IncomingMessage): void {
    if (!this.hasServerRight(request)) throw new Refusal('host_only');
  }

  /**
   * Throws host_key_invalid as a Refusal, unless the caller may end the session. Open hosting gives nobody this
   * right: every player knows the room code.
   */
  checkEnding(request: IncomingMessage, hostKeyHash: string): void {
    if (!shows(request, hostKeyHash) && !this.hasServerRight(request)) throw new Refusal('host_key_invalid');
  }

  /** Whether the caller is a program on this machine, or shows the server's key. */
  hasServerRight(request: IncomingMessage): boolean {
    const introduction = introductionOf(request.headers);
    if (introduction) return introduction.hasServerRight;
    const { isForwarded, serverKey } = this.#rules;
    return (!isForwarded && isOnThisMachine(request)) || shows(request, hashSecret(serverKey));
  }
}

function shows(request: IncomingMessage, hash: string): boolean {
  const secret = shownSecret(request);
  return secret !== undefined && hasHash(secret, hash);
}

/** The secret that a request shows as `Authorization: Bearer`, if any. */
export function shownSecret({ headers }: IncomingMessage): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

/** Loopback names and addresses as they stand in a Host header. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** What proxies add to the requests that they pass on. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether the caller is a program or a browser on the server's own machine. A proxy on this machine has a loopback
 * address too: its requests are recognised by the Host that was asked for, or by the headers that it adds.
 */
export function isOnThisMachine({ socket, headers }: IncomingMessage): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}
