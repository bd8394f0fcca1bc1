import type { IncomingMessage } from 'node:http';
import { isLoopback } from './caller';

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
