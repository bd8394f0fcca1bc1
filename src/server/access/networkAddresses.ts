import { networkInterfaces } from 'node:os';

/** Adapters of virtual machines, containers and tunnels: phones hardly ever reach the machine there. */
const VIRTUAL = /^(br-|docker|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|zt|tailscale)/i;

/** The machine's addresses on its networks, likeliest for phones first. IPv6 without brackets. */
export function readNetworkAddresses(): { address: string; family: 'IPv4' | 'IPv6' }[] {
  const entries = Object.entries(networkInterfaces());
  const ranked = entries.sort(([a], [b]) => Number(VIRTUAL.test(a)) - Number(VIRTUAL.test(b)));
  return ranked
    .flatMap(([, infos]) => infos ?? [])
    .filter((info) => !info.internal)
    .map(({ address, family }) => ({ address, family }));
}
