import { expect, test } from 'vitest';
import { awayIn, peopleChanges, playerWithId, type Player } from '../../../src/session/people/people';
import type { SessionValue } from '../../../src/session/reduce';
import { newGame } from '../../../src/session/gameDocuments';
import { SessionInMemory } from '../../../src/session/inMemory';
import { fc } from '../../support/property';

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

const someone = fc.constantFrom('Anna', 'Ben', 'Cleo', 'Dora', 'Emil');
const happening = fc.tuple(
  fc.constantFrom('join', 'join', 'leave', 'lose', 'return', 'remove', 'rename', 'toPaper'),
  someone,
);

function happen(session: SessionInMemory, what: string, name: string): void {
  // A phone that is in already does not join again.
  if (what === 'join' && !playerWithId(session.people, name)) session.joins(name);
  if (what === 'leave') session.happens({ type: 'leave', playerId: name, deviceId: name });
  if (what === 'lose' || what === 'return')
    session.happens({ type: 'connection', playerId: name, connected: what === 'return' });
  if (what === 'remove' || what === 'toPaper') session.commands({ type: what, playerId: name });
  if (what === 'rename') session.commands({ type: 'rename', playerId: name, name: `${name} again` });
}

test('what a change means is what comparing everybody before and after it says', () => {
  const quiz = { questions: [{ question: 'A?', answers: ['B', 'C'], correctAnswer: 0 }] };
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (story) => {
      const session = new SessionInMemory(newGame(quiz, 0).plan, 4);
      for (const [what, name] of story) {
        const before = session.value;
        happen(session, what, name);
        const after = session.value;
        const namesOf = (players: readonly Player[]) =>
          JSON.stringify(players.map((player) => [player.playerId, player.name]));
        const isOther = (list: (seen: SessionValue) => readonly Player[]) =>
          namesOf(list(before)) !== namesOf(list(after));
        const idsIn = ({ people }: SessionValue) => people.players.map(({ playerId }) => playerId);
        const changes = peopleChanges(before, after);
        expect(changes).toMatchObject({
          isListChanged: isOther(({ people }) => people.players),
          isAwayChanged: isOther(awayIn),
          isPaperChanged: isOther(({ people }) => people.players.filter(({ devices }) => !devices.length)),
        });
        expect(changes.gone.players).toEqual(idsIn(before).filter((id) => !idsIn(after).includes(id)));
        for (const seen of [before, after])
          for (const player of seen.people.players)
            expect(playerWithId(seen.people, player.playerId)).toBe(player);
        expect(playerWithId(before.people, 'nobody')).toBeUndefined();
      }
    }),
  );
});
