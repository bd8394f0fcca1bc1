/** The group of one player's connections on the game hub. The session's code alone is the group of all phones. */
export function playerGroup(sessionCode: string, playerId: string): string {
  return `${sessionCode} ${playerId}`;
}
