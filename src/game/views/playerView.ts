import type { PlayerGame, PlayerOwn, PlayerScene } from '../../contract/toPhones';
import { MAX_DEVICES } from '../../contract/limits';
import { hasSolution, phoneQuestion } from '../../contract/question';
import { type Scene, commonScenes } from '../../contract/scene';
import type { SessionGame } from '../../contract/toMonitors';
import { derived } from '../derived';
import { questionView, roundView, type ViewContext } from './questionView';
import {
  isPassedOver,
  isRevealed,
  isVoid,
  openQuestions,
  openSheet,
  openWager,
  plannedScene,
  readyIn,
  roundOf,
  sceneName,
  shownAsk,
  shownText,
  showsStandings,
  takenBeside,
} from '../facts';
import { stakeable } from '../rules/stakes';
import { awardsOfPlayer } from '../scoring/awards';
import { isAmongCovered, scoreGame, type Scores } from '../scoring/score';
import type { PlayerStanding } from '../scoring/standings';
import { type Game, givenBy } from '../state';

/** The game as every phone sees it, the same for all: GameUpdated. `monitors`: the same game as monitors see it. */
export function playerView(game: Game, context: ViewContext, monitors: SessionGame): PlayerGame {
  const { state } = game;
  const { revision, step, paused, scene, last } = monitors;
  const { deviceLimit } = state;
  const questions = openQuestions(game).map((asked) => phoneQuestion(questionView(game, asked, context)));
  return {
    revision,
    step,
    paused,
    scene: phoneScene(scene),
    last,
    questions,
    ...besideView(game, context),
    ...(deviceLimit < MAX_DEVICES && { deviceLimit }),
    ...(state.objectionsOff && { objectionsOff: true as const }),
    ...(state.fairPlay && { fairPlay: true as const }),
    ...(state.earlier.count > 0 && { earlierQuizzes: state.earlier.count, quizName: context.quizName }),
  };
}

/** The scene that phones are sent: a monitor's fields that `commonScenes` lists, so that none is sent by accident. */
function phoneScene(scene: Scene): PlayerScene {
  const common = Object.entries(scene).filter(([field]) => field in commonScenes[scene.name]);
  const question = 'question' in scene && scene.question && { question: phoneQuestion(scene.question) };
  return { ...Object.fromEntries(common), ...question } as PlayerScene;
}

/** The projector does not show the pictures of an open round beside the others, so phones may load them. */
function besideView(game: Game, context: ViewContext): Pick<PlayerGame, 'beside'> {
  const open = takenBeside(game);
  if (!open[0]) return {};
  const questions = open.map((asked) => {
    const question = questionView(game, asked, context);
    const { imageUrl } = question;
    return { ...phoneQuestion(question), imageUrl };
  });
  return { beside: { round: roundView(open[0].round), questions } };
}

/** What concerns a single player: PlayerUpdated. Undefined where there is no such player. */
export function ownView(game: Game, playerId: string): PlayerOwn | undefined {
  const scores = scoreGame(game);
  const { plan, state } = game;
  if (!scores.players.has(playerId)) return undefined;
  const own: PlayerOwn = { answers: {}, results: {}, points: null, rank: null, of: null };
  if (roundOf(plannedScene(game))?.isTieBreak) own.tieBreak = scores.tieBreakers.has(playerId);
  if (plan.hasJoker) own.joker = state.jokers[playerId] ?? null;
  if (readyIn(game, openSheet(game))(playerId)) own.ready = true;
  if (readyIn(game, takenBeside(game)[0]?.round)(playerId)) own.besideReady = true;
  const inBreak = shownAsk(state);
  for (const asked of inBreak ? [...plan.questions, inBreak] : plan.questions) {
    const { questionId } = asked.question;
    const given = givenBy(state.answers[questionId], playerId);
    if (given) own.answers[questionId] = given.answer;
    if (given?.unfinished && !isRevealed(state, asked)) (own.unfinished ??= []).push(questionId);
    if (given?.by !== undefined) (own.lastBy ??= {})[questionId] = given.by;
    if (!hasSolution(asked.question) || !isRevealed(state, asked)) continue;
    if (asked.round.isTieBreak && !scores.tieBreakers.has(playerId)) continue;
    if (isVoid(state, asked)) {
      if (!isPassedOver(state, asked)) own.results[questionId] = { correct: false, points: 0, void: true };
      continue;
    }
    const result = scores.results.get(questionId)?.get(playerId);
    const { correct, points, share, parts } = result ?? { correct: false, points: 0 };
    own.results[questionId] = { correct, points, share, parts };
  }
  const staked = Object.entries(state.stakes[playerId] ?? {});
  const stakes = Object.fromEntries(staked.filter(([questionId]) => !state.voided.includes(questionId)));
  if (Object.keys(stakes).length > 0) own.stakes = stakes;
  const objections = state.objections.filter((each) => each.playerId === playerId);
  if (objections.length > 0)
    own.objections = Object.fromEntries(objections.map((each) => [each.questionId, each.state]));
  if (openWager(game)) own.stakeable = stakeable(scores, playerId);
  if (sceneName(game) === 'awards') {
    const awards = awardsOfPlayer(game, playerId);
    if (awards.length > 0) own.awards = awards;
  }
  const standing = scores.shown?.get(playerId);
  if (!standing) return own;
  if (isAmongCovered(game, standing.rank)) return { ...own, amongFirst: true, of: scores.players.size };
  const { points, rank, before } = standing;
  const isMoved = sceneName(game) === 'scores' && before !== undefined;
  const place = { points, rank, of: scores.players.size, before: isMoved ? before : undefined };
  return { ...own, ...place, ...neighboursView(game, standing) };
}

/** In standings and on the podium: what a player has gained, and who is listed above and below. */
function neighboursView(
  game: Game,
  { playerId, gained, points, rank }: PlayerStanding,
): Pick<PlayerOwn, 'gained' | 'above' | 'below'> {
  if (!showsStandings(game) && sceneName(game) !== 'podium') return {};
  const { above, below } = neighboursIn(scoreGame(game)).get(playerId) ?? {};
  const told = (other: PlayerStanding | undefined) =>
    other && !isAmongCovered(game, other.rank)
      ? {
          name: shownText(game, other.name),
          points: other.points,
          ...(other.points === points && other.rank !== rank && { apart: true as const }),
        }
      : undefined;
  return { gained, above: told(above), below: told(below) };
}

/** By playerId, who is listed above and below: found once for all phones. */
const neighboursIn = derived(({ standings }: Scores) => {
  const ofPlace = (each: PlayerStanding, place: number) =>
    [each.playerId, { above: standings[place - 1], below: standings[place + 1] }] as const;
  return new Map(standings.map(ofPlace));
});
