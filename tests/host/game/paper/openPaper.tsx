import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { HostGame, HostPlayer, Sheets } from '../../../../src/contract/toHosts';
import type { SessionGame } from '../../../../src/contract/toMonitors';
import { GameHostContext } from '../../../../src/host/game/controls/actions';
import { TeamHostContext, type TeamHost } from '../../../../src/host/game/paper/useTeamHost';
import { gameOf, hostGameOf } from '../gameOf';

/** A team on paper. */
export const paperTeam = (playerId: string, name: string, more: Partial<HostPlayer> = {}): HostPlayer => ({
  playerId,
  name,
  connected: false,
  answered: false,
  points: 0,
  paper: true,
  ...more,
});

export const FOXES = paperTeam('p1', 'Die Füchse');
export const OWLS = paperTeam('p2', 'Eulen');

const question = (number: number) => ({
  questionId: `q${number}`,
  number,
  text: `Frage nach ${number}?`,
  points: 1,
  solution: { kind: 'text' as const, accepted: [`Lösung ${number}`] },
});
export const SHEETS: Sheets = {
  rounds: [
    { index: 0, title: 'Musik', questions: [1, 2, 3].map(question) },
    { index: 1, title: null, questions: [{ ...question(4), solution: undefined }] },
  ],
};

interface PaperOptions {
  host?: Partial<TeamHost>;
  hostGame?: Partial<HostGame>;
  game?: SessionGame;
}

/** Shows a part of the host's team pages, with its calls under the control of a test. */
export async function openPaper(
  part: ReactNode,
  { host = {}, hostGame = {}, game = gameOf('closed') }: PaperOptions = {},
) {
  const calls = {
    carryOut: vi.fn<TeamHost['carryOut']>(() => Promise.resolve({ outcome: 'done', revision: 99 })),
    getSheets: vi.fn<TeamHost['getSheets']>(() => Promise.resolve(SHEETS)),
    inviteDevice: vi.fn<TeamHost['inviteDevice']>(() =>
      Promise.resolve({ ticket: 'iNvItE-_CdEfGhIjKlMnOw', expiresInMs: 600_000 }),
    ),
    removeDevice: vi.fn<TeamHost['removeDevice']>(() => Promise.resolve('done')),
  };
  const teamHost: TeamHost = {
    ...calls,
    joinUrl: 'http://192.0.2.2:5000/join/BDFGH',
    registrations: 1,
    isPublic: false,
    ...host,
  };
  const shown = (part: ReactNode, more: Partial<HostGame>) => (
    <TeamHostContext value={teamHost}>
      <GameHostContext
        value={{
          game,
          send: () => {},
          hostGame: { ...hostGameOf('reveal'), players: [FOXES, OWLS], ...more },
        }}
      >
        {part}
      </GameHostContext>
    </TeamHostContext>
  );
  const { rerender } = render(shown(part, hostGame), { reactStrictMode: true });
  await act(async () => {});
  const update = (more: Partial<HostGame>, next = part) => rerender(shown(next, more));
  return { ...calls, update };
}
