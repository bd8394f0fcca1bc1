import { join } from 'node:path';
import type { RestoredSession } from './composition';
import type { QuizServer } from './quizServer';

/** Of the sessions that go on, so many are named. */
const MOST_NAMED = 10;

/** What the host reads after the start: where everything is, what goes on, and how another device hosts. */
export function welcome({
  hostLink,
  playerUrls,
  hostLinks,
  dataFolder,
  isInMemory,
  running,
}: Omit<QuizServer, 'close' | 'origin'>): string {
  const players = playerUrls.length > 0 ? list(playerUrls) : 'no network that phones could use was found';
  const links = `
  To host from another device, open this there, and keep it to yourself:
            ${list(hostLinks)}
`;
  return `
  Quiz Night is open.

  Host:     ${hostLink}
  Players:  ${players}
  Quizzes:  ${join(dataFolder, 'quizzes')}
${running.length > 0 ? `  Running:  ${list(linesOf(running, hostLink))}\n` : ''}${hostLinks.length > 0 ? links : ''}${isInMemory ? `\n  Nothing can be saved in ${dataFolder}: sessions are kept in memory only.\n` : ''}
`;
}

function linesOf(running: readonly RestoredSession[], hostLink: string): string[] {
  // With the server's key where the host's own link has it.
  const { hash } = new URL(hostLink);
  const lines = running.slice(0, MOST_NAMED).map(({ quizName, sessionCode, playerCount }) => {
    const teams = playerCount === 0 ? 'nobody yet' : `${playerCount} ${playerCount === 1 ? 'team' : 'teams'}`;
    // A quiz's name cannot forge a second line.
    const name = quizName.replace(/\p{Cc}+/gu, ' ');
    return `${name} (${sessionCode}), ${teams}: ${new URL(`/session/${sessionCode}${hash}`, hostLink).href}`;
  });
  const others = running.length - lines.length;
  return others > 0 ? [...lines, `and ${others} more`] : lines;
}

/** One below the other, behind the names of the block. */
function list(urls: readonly string[]): string {
  return urls.join('\n            ');
}
