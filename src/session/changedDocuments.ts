import type * as v from 'valibot';
import { type GameState, givenBy, rankedPlayers } from '../game/state';
import { keyOfAnswer, keyOfDecisions, keyOfFormer, keyOfPlayer, playerDocument, QUIZ_KEY } from './documents';
import type { decisionsSchema } from './gameDocuments';
import { differing, isOnPaper, type Player } from './people/people';
import type { SessionEvent, SessionValue } from './reduce';

/** A document to write under its key; undefined deletes it. */
type Change = [key: string, document: unknown];

/** Returns what an event has changed in a session's documents, in the order in which they are written. */
export function documentChanges(before: SessionValue, value: SessionValue, event: SessionEvent): Change[] {
  const changes: Change[] = [];
  const number = before.former.length;
  if (value.former !== before.former)
    changes.push([keyOfFormer(number), { number, ...value.former[number] }]);
  const command = event.type === 'command' ? event.command.type : undefined;
  const isAdded = command === 'ask' && value.game.plan !== before.game.plan;
  if (isAdded || (command === 'start' && value.game !== before.game))
    changes.push([QUIZ_KEY, value.game.plan.source]);
  return [
    ...changes,
    ...playerChanges(before, value, event),
    ...givenChanges(before.game.state, value.game.state, event),
  ];
}

/** Who has come, changed or gone. */
function playerChanges(before: SessionValue, value: SessionValue, event: SessionEvent): Change[] {
  const isSame =
    value.people.players === before.people.players && value.game.state.players === before.game.state.players;
  // Where a phone comes from is not stored.
  if (isSame || event.type === 'back') return [];
  const differences = [
    differing(before.people.players, value.people.players),
    differing(before.game.state.players, value.game.state.players),
  ];
  const ids = new Set(differences.flat(2).map(({ playerId }) => playerId));
  const former = documentsOf(before, ids);
  const current = documentsOf(value, ids);
  const gone = [...former].filter(([playerId]) => !current.has(playerId));
  const changed = [...current].filter(([playerId, { player, paperSince }]) => {
    const known = former.get(playerId);
    return known?.player !== player || known.paperSince !== paperSince;
  });
  return [
    ...gone.flatMap(([playerId, { player }]): Change[] => {
      const key = keyOfPlayer(player.tokenHash);
      const removed = event.type === 'command' && event.command.type === 'remove' && event.command.playerId;
      if (removed !== playerId) return [[key, undefined]];
      // Deleted before it is replaced, so that the store erases the name.
      return [
        [key, undefined],
        [key, playerDocument({ ...player, name: '', removed: true })],
      ];
    }),
    ...changed.map(([, { player, paperSince }]): Change => [
      keyOfPlayer(player.tokenHash),
      playerDocument({ ...player, paperSince }),
    ]),
  ];
}

/** How far the game was when a player began to play on paper is known to the game alone. */
function documentsOf(
  { people, game }: SessionValue,
  ids: ReadonlySet<string>,
): Map<string, { player: Player; paperSince?: number | undefined }> {
  const sinceOf = (playerId: string): number =>
    game.state.players.find((each) => each.playerId === playerId)?.paperSince ?? game.state.furthest;
  const players = people.players.filter(({ playerId }) => ids.has(playerId));
  return new Map(
    players.map((player) => [
      player.playerId,
      { player, paperSince: isOnPaper(player) ? sinceOf(player.playerId) : undefined },
    ]),
  );
}

/** Returns what an event has changed in what players gave and decided. */
function givenChanges(before: GameState, state: GameState, event: SessionEvent): Map<string, unknown> {
  const changed = new Map<string, unknown>();
  const { count } = state.earlier;
  const quiz = count > 0 && { quiz: count };
  if (event.type === 'answer' || event.type === 'withdraw') {
    const { questionId, playerId } = event;
    const given = givenBy(state.answers[questionId], playerId);
    if (given !== givenBy(before.answers[questionId], playerId))
      changed.set(keyOfAnswer(questionId, playerId), given && { questionId, playerId, given, ...quiz });
  }
  // Somebody who has left may come back to what was given before.
  if (event.type === 'join' && state.kept !== before.kept) {
    const { playerId } = state.players.at(-1)!;
    for (const [questionId, answers] of Object.entries(state.answers)) {
      const given = givenBy(answers, playerId);
      if (given) changed.set(keyOfAnswer(questionId, playerId), { questionId, playerId, given, ...quiz });
    }
    changed.set(keyOfDecisions(playerId), { playerId, made: decisionsOf(state, playerId), ...quiz });
  }
  const deciding = event.type === 'command' ? event.command : event;
  if (deciding.type === 'ready' || deciding.type === 'joker' || deciding.type === 'stake') {
    const { playerId } = deciding;
    const made = decisionsOf(state, playerId);
    if (JSON.stringify(made) !== JSON.stringify(decisionsOf(before, playerId)))
      changed.set(keyOfDecisions(playerId), { playerId, made, ...quiz });
  }
  // A player's data is deleted with the player, unless the player's row stays in the standings.
  if (state.players.length < before.players.length)
    for (const key of keysOfWhoLeft(before, state)) changed.set(key, undefined);
  return changed;
}

function keysOfWhoLeft(before: GameState, state: GameState): string[] {
  const staying = new Set(rankedPlayers(state).map(({ playerId }) => playerId));
  const left = before.players.filter(({ playerId }) => !staying.has(playerId));
  return left.flatMap(({ playerId }) => {
    const answered = Object.keys(before.answers).filter((id) => givenBy(before.answers[id], playerId));
    const hasDecided = Object.values(decisionsOf(before, playerId)).some((made) => made !== undefined);
    return [
      ...answered.map((questionId) => keyOfAnswer(questionId, playerId)),
      ...(hasDecided ? [keyOfDecisions(playerId)] : []),
    ];
  });
}

/** Returns a player's decisions besides answers, as stored; what is undefined was not decided. */
function decisionsOf(
  { ready, besideReady, jokers, stakes }: GameState,
  playerId: string,
): v.InferOutput<typeof decisionsSchema> {
  return {
    ready: ready[playerId],
    beside: besideReady[playerId],
    joker: jokers[playerId],
    stakes: stakes[playerId],
  };
}
