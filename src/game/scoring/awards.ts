import type { Award } from '../../contract/scores';
import { rulesOf } from '../../kinds/rules';
import { derived } from '../derived';
import { isRevealed, isVoid, onPaper } from '../facts';
import { type PlannedQuestion, lastRevealOf, roundsIn } from '../plan';
import { type Game, type GameState, givenAnswers, rankedPlayers, scoredShare } from '../state';
import { type Scores, scoreGame } from './score';
import { type PlayerStanding, rankPlayers, totalPoints } from './standings';

/** An award with the player who earned it. */
type EarnedAward = Award & { playerId: string };

/** More awards than these would be a list. */
const MOST_AWARDS = 3;
/** Fewer players make nothing of an award. */
const FEWEST_PLAYERS = 3;
/** In places: a shorter climb is none. */
const SHORTEST_CLIMB = 3;

/**
 * The awards of the game, at most three, each earned by one player alone; none where nothing deserves it.
 * Where one player earned several, those of others come first.
 */
export const awardsOf = derived(
  (game: Game) => findAwards(game, scoreGame(game)),
  (game) => [scoreGame(game)],
);

/** Those on display, or shown when the awards were left. */
export function shownAwards(game: Game): EarnedAward[] {
  return awardsOf(game).slice(0, game.state.awardCount);
}

/** Those of them that one player has earned. */
export function awardsOfPlayer(game: Game, player: string): Award[] {
  const own = shownAwards(game).filter(({ playerId }) => playerId === player);
  return own.map(({ award, name, value }) => ({ award, name, value }));
}

function findAwards(game: Game, scores: Scores): EarnedAward[] {
  if (scores.standings.length < FEWEST_PLAYERS) return [];
  const earned = [onlyRight, climb, closest, comeback].flatMap((find) => find(game, scores) ?? []);
  const isFirstOf = (award: EarnedAward): boolean =>
    earned.find(({ playerId }) => playerId === award.playerId) === award;
  return [...earned.filter(isFirstOf), ...earned.filter((each) => !isFirstOf(each))].slice(0, MOST_AWARDS);
}

type FindAward = (game: Game, scores: Scores) => EarnedAward | undefined;

/** The only player who knew the question that the most others tried. `value`: the question's text. */
const onlyRight: FindAward = ({ plan, state }, scores) => {
  const known = plan.questions.flatMap((asked) => {
    const { questionId, text } = asked.question;
    // Where the nearest win, somebody is always right.
    if (!isScored(asked, state) || rulesOf(asked.question).pointsByPlace?.(asked.question)) return [];
    const results = [...(scores.results.get(questionId) ?? [])];
    const right = results.filter(([, { correct, share }]) => correct || share !== undefined);
    const [only] = right;
    if (!only || right.length > 1 || only[1].share !== undefined || results.length < FEWEST_PLAYERS)
      return [];
    return [{ playerId: only[0], text, tried: results.length }];
  });
  const [hardest] = known.sort((one, other) => other.tried - one.tried);
  return hardest && award(scores, hardest.playerId, 'onlyRight', hardest.text);
};

/** The longest climb from a place in standings that were shown to the final one. `value`: in places. */
const climb: FindAward = ({ plan, state }, scores) => {
  const lowest = new Map<string, number>();
  state.showings.forEach((furthest, showing) => {
    if (furthest >= plan.podiumAt) return;
    for (const { playerId, rank } of rankedAt({ plan, state }, scores, { furthest, showing }))
      lowest.set(playerId, Math.max(rank, lowest.get(playerId) ?? 0));
  });
  const climbs = scores.standings
    .map(({ playerId, rank }) => ({ playerId, places: (lowest.get(playerId) ?? rank) - rank }))
    .sort((one, other) => other.places - one.places);
  const [longest, second] = climbs;
  if (!longest || longest.places < SHORTEST_CLIMB || longest.places === second?.places) return undefined;
  return award(scores, longest.playerId, 'climb', longest.places);
};

/**
 * The guess that was closest, measured by how far off the middle of the room was with that question. `value`:
 * how far off it was.
 */
const closest: FindAward = ({ plan, state }, scores) => {
  const guesses = plan.questions.flatMap((asked) => {
    const { distanceOf } = rulesOf(asked.question);
    if (!distanceOf || !isScored(asked, state)) return [];
    const far = givenAnswers(state.answers[asked.question.questionId])
      .filter(([playerId]) => scores.players.has(playerId))
      .map(([playerId, { answer }]) => ({ playerId, distance: distanceOf(asked.question, answer) }))
      .sort((one, other) => one.distance - other.distance);
    const [nearest, second] = far;
    const middle = far[Math.floor(far.length / 2)]?.distance ?? 0;
    if (!nearest || far.length < FEWEST_PLAYERS || nearest.distance === second?.distance) return [];
    return [{ ...nearest, ratio: nearest.distance / middle }];
  });
  const [best, next] = guesses.sort((one, other) => one.ratio - other.ratio);
  if (!best || (next?.ratio === best.ratio && next.playerId !== best.playerId)) return undefined;
  return award(scores, best.playerId, 'closest', best.distance);
};

/** The round's best score, by who was alone in last place before it. `value`: its title or number. */
const comeback: FindAward = ({ plan, state }, scores) => {
  const rounds = roundsIn(plan).filter(
    (round) => !round.isTieBreak && !round.isBeside && lastRevealOf(plan, round) <= state.furthest,
  );
  const jumps = rounds.slice(1).flatMap((round, i) => {
    const furthest = lastRevealOf(plan, rounds[i]!);
    const before = rankedAt({ plan, state }, scores, { furthest, showing: -1 });
    const after = rankedAt({ plan, state }, scores, { furthest: lastRevealOf(plan, round), showing: -1 });
    const pointsBefore = new Map(before.map(({ playerId, points }) => [playerId, points]));
    const gained = after
      .map(({ playerId, points }) => ({ playerId, gained: points - (pointsBefore.get(playerId) ?? 0) }))
      .sort((one, other) => other.gained - one.gained);
    const [last, secondLast] = before.toReversed();
    const [best, second] = gained;
    if (!last || !best || last.rank === secondLast?.rank || best.gained === second?.gained) return [];
    if (best.playerId !== last.playerId || best.gained <= 0) return [];
    return [{ playerId: best.playerId, gained: best.gained, value: round.title ?? round.index + 1 }];
  });
  const [greatest] = jumps.sort((one, other) => other.gained - one.gained);
  return greatest && award(scores, greatest.playerId, 'comeback', greatest.value);
};

/** Whether how everybody did with a question is known: a sheet without an entry could hold anything. */
function isScored(asked: PlannedQuestion, state: GameState): boolean {
  const { question, round } = asked;
  if (round.isTieBreak || !isRevealed(state, asked) || isVoid(state, asked)) return false;
  if (rankedPlayers(state).some(({ playerId }) => state.totals[playerId]?.[round.index] !== undefined))
    return false;
  const isGuess = rulesOf(question).distanceOf !== undefined;
  return [...onPaper(state)].every(
    (playerId) => !isGuess && scoredShare(state, playerId, question.questionId) !== undefined,
  );
}

function rankedAt(
  game: Game,
  scores: Scores,
  basis: { furthest: number; showing: number },
): PlayerStanding[] {
  const { state } = game;
  return rankPlayers(rankedPlayers(state), totalPoints(game, scores, basis), { places: null });
}

function award(
  { standings }: Scores,
  playerId: string,
  name: Award['award'],
  value: NonNullable<Award['value']>,
): EarnedAward {
  const standing = standings.find((each) => each.playerId === playerId);
  return { award: name, name: standing?.name ?? '', value, playerId };
}
