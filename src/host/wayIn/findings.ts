import type { NetworkReport } from '../../contract/network';

/** What may keep phones from getting here, by the names of the texts. */
export type Finding = 'alone' | 'public' | 'elsewhere' | 'several' | 'vpn' | 'virtual' | 'guest' | 'firewall';

/** What may be in the way, as far as the server can tell, what is seen before what is only likely. */
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
