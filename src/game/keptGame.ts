import * as v from 'valibot';
import { isAskId } from './plan';
import { createGame, givenAnswers, rankedPlayers, withGiven, type GameState } from './state';
import { departedSchema, gameStateSchema, givenAnswerSchema, type GivenAnswer } from './storedGame';

/** A given answer without the phone that sent it. */
const keptAnswerSchema = v.omit(givenAnswerSchema, ['by', 'finished', 'unfinished']);

/**
 * What a game that is over is scored from: no phones, and nothing of how it was shown. Those who left after the podium
 * are players like all others.
 */
export const keptGameSchema = v.object({
  ...v.pick(gameStateSchema, [
    'position',
    'furthest',
    'cover',
    'players',
    'clocks',
    'jokers',
    'stakes',
    'tieBreakers',
    'marks',
    'voided',
    'shares',
    'totals',
    'adjustments',
    'showings',
    'earlier',
    'latecomers',
  ]).entries,
  /** By questionId and playerId. */
  answers: v.record(v.string(), v.record(v.string(), keptAnswerSchema)),
  departed: v.array(v.omit(departedSchema, ['phones'])),
});
/** A game as an evening keeps it. */
export type KeptGame = v.InferOutput<typeof keptGameSchema>;

/** Returns what is kept of a game that is over, or of one that another quiz follows. */
export function keptGame(state: GameState): KeptGame {
  const asked = Object.entries(state.answers).filter(([questionId]) => !isAskId(questionId));
  const answers = asked.map(([questionId, given]) => [
    questionId,
    Object.fromEntries(givenAnswers(given).map(([playerId, each]) => [playerId, keptAnswer(each)])),
  ]);
  return v.parse(keptGameSchema, {
    ...state,
    players: rankedPlayers(state),
    answers: Object.fromEntries(answers) as KeptGame['answers'],
  });
}

/** An answer that was still being changed counts as it stood. */
function keptAnswer({ answer, afterMs, stage }: GivenAnswer): GivenAnswer {
  return { answer, afterMs, ...(stage !== undefined && { stage }) };
}

/** Returns a kept game as the rules know it. It is paused, so no time passes in it. */
export function reopened({ answers, ...kept }: KeptGame): GameState {
  const given = Object.entries(answers).map(([questionId, byPlayer]) => [
    questionId,
    Object.entries(byPlayer).reduce<GameState['answers'][string] | undefined>(
      (all, [playerId, each]) => withGiven(all, playerId, each),
      undefined,
    ),
  ]);
  return {
    ...createGame(0),
    ...kept,
    paused: true,
    answers: Object.fromEntries(given.filter(([, all]) => all)) as GameState['answers'],
  };
}
