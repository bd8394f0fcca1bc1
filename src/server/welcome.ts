import { join } from 'node:path';
import type { QuizServer } from './quizServer';

/** What the host reads after the start: where everything is, and how another device hosts. */
export function welcome({
  origin,
  playerUrls,
  hostLinks,
  dataFolder,
  isInMemory,
}: Omit<QuizServer, 'close'>): string {
  const players = playerUrls.length > 0 ? list(playerUrls) : 'no network that phones could use was found';
  // A server that listens on one network address only cannot be reached at any other, not even from its own machine.
  const host = hostLinks.find((link) => link.startsWith(`${origin}/`)) ?? origin;
  const links = `
  To host from another device, open this there, and keep it to yourself:
            ${list(hostLinks)}
`;
  return `
  Quiz Night is open.

  Host:     ${host}
  Players:  ${players}
  Quizzes:  ${join(dataFolder, 'quizzes')}
${hostLinks.length > 0 ? links : ''}${isInMemory ? `\n  Nothing can be saved in ${dataFolder}: sessions are kept in memory only.\n` : ''}
`;
}

/** One below the other, behind the names of the block. */
function list(urls: readonly string[]): string {
  return urls.join('\n            ');
}
