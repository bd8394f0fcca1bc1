import { expect, test } from 'vitest';
import { peopleChanges, type Player } from '../../../src/session/people/people';
import type { SessionValue } from '../../../src/session/reduce';

/** A session with these teams, all of them on paper. */
function withTeams(...names: string[]) {
  const players = names.map((name) => ({ playerId: name[0]!, name, devices: [] }) as unknown as Player);
  const game = { state: { connected: [] as readonly string[] } } as SessionValue['game'];
  return { people: { players, out: {} }, game };
}

test('the list of teams on paper changes with their names, and as they come and go', () => {
  const before = withTeams('Anna');
  for (const after of [withTeams('Adam'), withTeams('Anna', 'Ben'), withTeams()])
    expect(peopleChanges(before, after)).toMatchObject({ isListChanged: true, isPaperChanged: true });
});
