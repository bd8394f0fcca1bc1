import { expect, it } from 'vitest';
import { QuizHubEvent } from '../../../src/contract/hubs';
import { PlayerClient } from '../../support/hubClient';
import { openSession, readSession, startQuizServer, watch } from '../../support/quizServer';

const TIMEOUT_MS = 120_000;

/** Lets players connect and join these sessions in turn, all at once. */
async function joinAll(origin: string, codes: string[], players: number): Promise<void> {
  const phones: PlayerClient[] = [];
  await Promise.all(
    Array.from({ length: players }, async (_, i) => {
      const phone = await new PlayerClient(origin).connect();
      phones.push(phone);
      await phone.join(codes[i % codes.length]!, `Player ${i}`);
    }),
  );
  phones.forEach((phone) => phone.close());
}

it.each([
  [1_000, 1],
  [2_000, 20],
])(
  '%i players who join %i sessions at once all get in, and none is lost in a restart',
  async (players, count) => {
    const server = await startQuizServer();
    const sessions = await Promise.all(Array.from({ length: count }, () => openSession(server)));
    const { heard } = await watch<{ players: string[] }>(server, sessions[0]!, QuizHubEvent.PlayerJoined);
    await joinAll(
      server.origin,
      sessions.map(({ sessionCode }) => String(sessionCode)),
      players,
    );
    const share = players / count;
    await expect.poll(() => heard.at(-1)?.players.length).toBe(share);
    await server.close();
    const again = await startQuizServer({ dataFolder: server.dataFolder });
    for (const { sessionCode } of sessions) {
      const { participants } = await readSession(again, sessionCode);
      expect(new Set(participants).size).toBe(share);
    }
  },
  TIMEOUT_MS,
);
