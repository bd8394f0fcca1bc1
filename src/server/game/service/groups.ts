/** The group of a session's hosts on the quiz hub. The session's code alone is the group of all its monitors. */
export function hostGroup(sessionCode: string): string {
  return `${sessionCode} hosts`;
}

/** The group of one player's connections on the game hub. The session's code alone is the group of all phones. */
export function playerGroup(sessionCode: string, playerId: string): string {
  return `${sessionCode} ${playerId}`;
}
