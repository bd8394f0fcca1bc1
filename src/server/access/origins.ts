import { hostname, networkInterfaces } from 'node:os';
import type { Context } from 'hono';
import { urlIn } from '../../contract/urls';

interface OriginRules {
  publicUrl?: string;
  /** Origins of other sites that may call, such as `https://quiz.example`. */
  allowedOrigins: readonly string[];
  now(): number;
}

export type Origins = ReturnType<typeof createOrigins>;

/** Milliseconds until the machine's addresses are read again: networks change while the server runs. */
const ADDRESSES_STAY_MS = 2000;

/** A name or address with an optional port, and nothing that could become another part of a URL. */
const HOST = /^[\w.:[\]-]+$/;

/** Decides who may call: this machine by its addresses and names, the public address, and allowed origins. */
export function createOrigins({ publicUrl, allowedOrigins, now }: OriginRules) {
  const listed = [...(publicUrl ? [publicUrl] : []), ...allowedOrigins].map((each) => new URL(each));
  const listedOrigins = new Set(listed.map((url) => url.origin));
  const listedHosts = new Set(listed.map((url) => url.host));
  const isOurs = createOwnNames(now);
  return {
    /** Whether a page of this Origin may call. No Origin means that no page of another site is calling. */
    allowsOrigin(origin: string | undefined): boolean {
      if (origin === undefined) return true;
      const url = urlIn(origin);
      return (
        // Browsers write an origin in one way only; anything longer could mean another one.
        url?.origin === origin &&
        /^https?:$/.test(url.protocol) &&
        (isOurs(url.hostname) || listedOrigins.has(url.origin))
      );
    },
    /**
     * Whether the Host header names this server. An attacker can point a name at this machine (DNS
     * rebinding), which makes the attacker's page same-origin with us; the Host header still shows that name.
     */
    allowsHost(host: string | undefined): boolean {
      if (!host || !HOST.test(host)) return false;
      // The scheme only decides which default port is left out; a public https address has none.
      const urls = [urlIn(`http://${host}`), urlIn(`https://${host}`)];
      return urls.some((url) => url && (isOurs(url.hostname) || listedHosts.has(url.host)));
    },
  };
}

function createOwnNames(now: () => number): (hostName: string) => boolean {
  const own = hostname().toLowerCase();
  const bare = own.split('.')[0] ?? own;
  const names = new Set(['localhost', '[::1]', own, bare, `${bare}.local`]);
  let addresses = new Set<string>();
  let readAt = -Infinity;
  return (hostName) => {
    if (names.has(hostName) || /^127(\.\d{1,3}){3}$/.test(hostName)) return true;
    if (Math.abs(now() - readAt) > ADDRESSES_STAY_MS) {
      addresses = new Set(readNetworkAddresses().map(({ address }) => urlHost(address)));
      readAt = now();
    }
    return addresses.has(hostName);
  };
}

/** Returns an address as a URL has it: IPv6 in brackets. */
export function urlHost(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** Adapters of tunnels, virtual machines and containers: phones hardly ever come through them. */
const VPN = /^(utun|tun|tap|ppp|wg|ipsec|zt|nordlynx|tailscale|proton)|vpn|wireguard|zerotier/i;
const VIRTUAL =
  /^(br-|docker|podman|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|vEthernet)|virtualbox|vmware|hyper-v|wsl/i;
const KINDS = ['local', 'virtual', 'vpn'] as const;

/** One of the machine's addresses, with the name of its adapter. */
export interface NetworkAddress {
  address: string;
  family: 'IPv4' | 'IPv6';
  name: string;
  kind: (typeof KINDS)[number];
}

/** Returns the machine's network addresses, the likeliest for phones first. IPv6 has no brackets. */
export function readNetworkAddresses(interfaces = networkInterfaces()): NetworkAddress[] {
  return Object.entries(interfaces)
    .flatMap(([name, infos = []]) => infos.map((info) => ({ ...info, name, kind: kindOf(name) })))
    .filter(({ internal }) => !internal)
    .map(({ address, family, name, kind }) => ({ address, family, name, kind }))
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

function kindOf(adapter: string): NetworkAddress['kind'] {
  if (VPN.test(adapter)) return 'vpn';
  return VIRTUAL.test(adapter) ? 'virtual' : 'local';
}

/**
 * Whether a page of another site made the browser send this request without an Origin: by an image, a script,
 * a frame or a fetch without CORS. Following a link to this server (a top-level navigation) does not count.
 * Browsers send these headers to HTTPS and to localhost only.
 */
export function isHiddenCrossSite(c: Context): boolean {
  return (
    c.req.header('sec-fetch-site') === 'cross-site' &&
    c.req.header('sec-fetch-dest') !== 'document' &&
    c.req.header('origin') === undefined
  );
}
