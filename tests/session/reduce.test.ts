import { expect, test } from 'vitest';
import { documentChanges } from '../../src/session/changedDocuments';
import { newGame } from '../../src/session/gameDocuments';
import { SessionInMemory } from '../../src/session/inMemory';
import { phoneWithToken, playerWithId } from '../../src/session/people/people';

const QUIZ = {
  quizName: 'Pub',
  questions: [{ question: 'How many?', answers: ['One', 'Two'], correctAnswer: 1 }],
};

/** Names are tokens, ids and addresses as well. */
class Happening extends SessionInMemory {
  constructor(maxPlayers = 20) {
    super(newGame(QUIZ, 0).plan, maxPlayers);
  }

  addsPaper(typedName: string): this {
    const newcomer = { typedName, tokenHash: typedName, playerId: typedName, otherHash: '', joinedAt: 0 };
    return this.happens({ type: 'join', newcomer });
  }

  addsDevice(playerId: string, deviceId: string, away: string[] = [], isFromHost = true): this {
    return this.happens({ type: 'addDevice', playerId, deviceId, tokenHash: deviceId, isFromHost, away });
  }

  get names(): string[] {
    return this.value.people.players.map(({ name }) => name);
  }

  get played(): string[] {
    return this.value.game.state.players.map(({ name }) => name);
  }

  devicesOf(playerId: string): string[] {
    return (playerWithId(this.value.people, playerId)?.devices ?? []).map(({ deviceId }) => deviceId);
  }
}

const session = (maxPlayers?: number) => new Happening(maxPlayers);

test('a player who joins is among the people and in the game, which counts the phone as connected', () => {
  const { value, names, played } = session().joins('Anna').joins('Ben');
  expect([names, played]).toEqual([
    ['Anna', 'Ben'],
    ['Anna', 'Ben'],
  ]);
  expect(value.game.state.connected).toEqual(['Anna', 'Ben']);
  expect(value.people.players.map(({ order }) => order)).toEqual([1, 2]);
});

test.each([
  ['a name that counts as the same', 'ANNA', 'name_taken'],
  ['a name of blanks', '  ', 'name_empty'],
])('%s cannot join', (_what, name, code) => {
  expect(session().joins('Anna').joins(name, 'another').refused).toBe(code);
});

test('a locked session takes no phone, but a team on paper', () => {
  const locked = session().commands({ type: 'lock', locked: true });
  expect(locked.joins('Anna').refused).toBe('session_locked');
  expect(locked.addsPaper('Ben').names).toEqual(['Ben']);
  expect(locked.value.game.state.connected).toEqual([]);
});

test('in a full session, the newest who is away makes room and is disconnected', () => {
  const full = session(2).joins('Anna').joins('Ben');
  full.happens({ type: 'connection', playerId: 'Ben', connected: false }).joins('Cleo');
  expect([full.names, full.played]).toEqual([
    ['Anna', 'Cleo'],
    ['Anna', 'Cleo'],
  ]);
  expect(full.effects).toEqual([{ type: 'disconnect', playerId: 'Ben' }]);
  expect(full.joins('Dora').refused).toBe('session_full');
});

test('nobody makes room for a phone from the same address', () => {
  const full = session(1).joins('Anna', 'Anna', 'pub');
  full.happens({ type: 'connection', playerId: 'Anna', connected: false });
  expect(full.joins('Ben', 'Ben', 'pub').refused).toBe('session_full');
});

test('a removed player is told so when the phone is back, and the name cannot join again', () => {
  const removed = session().joins('Anna').commands({ type: 'remove', playerId: 'Anna' });
  expect([removed.names, removed.played]).toEqual([[], []]);
  expect(removed.effects).toEqual([{ type: 'playerRemoved', playerId: 'Anna' }]);
  expect(removed.value.people.out).toEqual({ Anna: 'player_removed' });
  expect(removed.joins('anna', 'another').refused).toBe('name_taken');
  expect(removed.joins('Annabell', 'Anna').value.people.out).toEqual({});
});

test('a name that a host has removed cannot be given to another player either', () => {
  const left = session().joins('Anna').joins('Ben').commands({ type: 'remove', playerId: 'Anna' });
  expect(left.commands({ type: 'rename', playerId: 'Ben', name: 'Anna' }).refused).toBe('command_refused');
});

test('a renamed player has the name everywhere, and the phones reconnect', () => {
  const renamed = session().joins('Anna').commands({ type: 'rename', playerId: 'Anna', name: 'Zoe' });
  expect([renamed.names, renamed.played]).toEqual([['Zoe'], ['Zoe']]);
  expect(renamed.effects).toEqual([{ type: 'disconnect', playerId: 'Anna' }]);
});

test('a second phone plays for the same player, and numbers go on after one has left', () => {
  const team = session().joins('Anna').addsDevice('Anna', 'second');
  team.happens({ type: 'leave', playerId: 'Anna', deviceId: 'second' }).addsDevice('Anna', 'third');
  expect(team.devicesOf('Anna')).toEqual(['Anna', 'third']);
  expect(playerWithId(team.value.people, 'Anna')?.devices.map(({ number }) => number)).toEqual([1, 3]);
  expect(phoneWithToken(team.value.people, 'third')).toEqual({ playerId: 'Anna', deviceId: 'third' });
});

test('only the captain of a team plays its joker, as far as the game has one', () => {
  const team = session().joins('Anna').addsDevice('Anna', 'second');
  const joker = { type: 'joker', playerId: 'Anna', roundIndex: 0 } as const;
  expect(team.happens({ ...joker, deviceId: 'second' }).refused).toBe('not_captain');
  expect(team.happens({ ...joker, deviceId: 'Anna' }).refused).toBe('joker_refused');
  team.happens({ type: 'passOn', playerId: 'Anna', deviceId: 'second' });
  expect(team.happens({ ...joker, deviceId: 'Anna' }).refused).toBe('not_captain');
});

test('of a full team, a phone that is away makes room for the phone of a host, and is told', () => {
  const team = session().joins('Anna').commands({ type: 'devices', limit: 1 });
  expect(team.addsDevice('Anna', 'second', ['Anna'], false).refused).toBe('devices_full');
  expect(team.addsDevice('Anna', 'second', []).refused).toBe('devices_full');
  expect(team.addsDevice('Anna', 'second', ['Anna']).devicesOf('Anna')).toEqual(['second']);
  expect(team.effects).toEqual([{ type: 'deviceRemoved', playerId: 'Anna', deviceId: 'Anna' }]);
  expect(team.value.people.out).toEqual({ Anna: 'device_removed' });
});

test('the last phone of a team cannot be sent away, and its leaving ends the membership', () => {
  const alone = session().joins('Anna');
  const phone = { playerId: 'Anna', deviceId: 'Anna' };
  expect(alone.happens({ type: 'removeDevice', ...phone }).refused).toBe('invalid_arguments');
  expect(alone.happens({ type: 'leave', ...phone }).names).toEqual([]);
  expect(alone.played).toEqual([]);
  expect(alone.happens({ type: 'leave', ...phone }).refused).toBeUndefined();
});

test('a team that moves to paper keeps its answers and loses its phones; a new phone ends that', () => {
  const team = session().joins('Anna').joins('Ben').commands({ type: 'start' });
  team.happens({ type: 'answer', playerId: 'Anna', questionId: 'q1', answer: 1 });
  team.commands({ type: 'toPaper', playerId: 'Anna' });
  expect(team.effects).toEqual([{ type: 'deviceRemoved', playerId: 'Anna', deviceId: 'Anna' }]);
  expect([team.devicesOf('Anna'), team.value.game.state.connected]).toEqual([[], ['Ben']]);
  expect(team.value.game.state.players[0]).toHaveProperty('paperSince');
  team.addsDevice('Anna', 'new');
  expect(team.value.game.state.players[0]).not.toHaveProperty('paperSince');
  expect(Object.keys(team.value.game.state.answers)).toEqual(['q1']);
});

test('a crowd that is removed reconnects, and its names are free again', () => {
  const crowd = session().joins('Anna').joins('Ben').joins('Cleo');
  crowd.commands({ type: 'removeNewest', count: 2 });
  expect([crowd.names, crowd.played]).toEqual([['Anna'], ['Anna']]);
  expect(crowd.effects.map((effect) => [effect.type, effect.playerId])).toEqual([
    ['disconnect', 'Ben'],
    ['disconnect', 'Cleo'],
  ]);
  expect(crowd.joins('Ben', 'again').refused).toBeUndefined();
});

test('a phone that is back from another address writes nothing, and one that joins writes its player', () => {
  const event = { type: 'back', playerId: 'Anna', address: 'elsewhere' } as const;
  const team = session();
  const empty = team.value;
  const joined = team.joins('Anna').value;
  const newcomer = { typedName: '', tokenHash: '', otherHash: '', playerId: '', joinedAt: 0 };
  const written = documentChanges(empty, joined, { type: 'join', newcomer });
  expect(written.map(([key]) => key)).toEqual(['player/Anna']);
  expect(documentChanges(joined, team.happens(event).value, event)).toEqual([]);
  expect(playerWithId(team.value.people, 'Anna')?.address).toBe('elsewhere');
});

test('a refused event changes nothing', () => {
  const team = session().joins('Anna');
  const before = team.value;
  team.commands({ type: 'next', step: 7 });
  expect([team.refused, team.value]).toEqual(['command_stale', before]);
});
