import type { NetworkReport } from '../../contract/network';

/** Obstacles that may keep phones from connecting, named like their texts. */
export type Finding = 'alone' | 'public' | 'elsewhere' | 'several' | 'vpn' | 'virtual' | 'guest' | 'firewall';

/** Returns the possible obstacles, as far as the server can tell: observed ones before merely likely ones. */
export function findingsOf({ networks, joinUrl, isPublic }: NetworkReport): Finding[] {
  if (isPublic) return ['public'];
  if (joinUrl === null) return ['alone'];
  const has = (kind: string): boolean => networks.some((network) => network.kind === kind);
  const seen: [Finding, boolean][] = [
    ['several', networks.length > 1],
    ['vpn', has('vpn')],
    ['virtual', has('virtual')],
  ];
  return [...seen.filter(([, isSo]) => isSo).map(([name]) => name), 'elsewhere', 'guest', 'firewall'];
}
