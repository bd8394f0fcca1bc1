import { createContext, useContext } from 'react';
import type { Command } from '../../../contract/fromHosts';
import type { HostPlayer, Sheets } from '../../../contract/toHosts';
import type { IssuedTicket } from '../../../contract/tickets';
import type { CommandAnswer, CommandOutcome } from '../../api/commandOutcome';

/** The calls of a host's page for teams on paper and for teams with several phones. */
export interface TeamHost {
  carryOut: (command: Command) => Promise<CommandAnswer>;
  getSheets: () => Promise<Sheets | null>;
  inviteDevice: (playerId: string) => Promise<IssuedTicket | null>;
  removeDevice: (playerId: string, deviceId: string) => Promise<CommandOutcome>;
  /** The address where phones join; undefined where they cannot reach the server. */
  joinUrl: string | undefined;
  /** How often this client has registered: what it requested before may be outdated. */
  registrations: number;
  isPublic: boolean;
}

export const TeamHostContext = createContext<TeamHost | null>(null);

/** The host's calls for this page's teams. */
export function useTeamHost(): TeamHost {
  const host = useContext(TeamHostContext);
  if (!host) throw new Error('This page has no teams');
  return host;
}

/** A player's name as this page may show it: starred where guests see it so. */
export function nameOn(host: Pick<TeamHost, 'isPublic'>, { name, shownName }: HostPlayer): string {
  return host.isPublic ? (shownName ?? name) : name;
}
