import { MOST_PLACES, pagesNeeded } from '../contract/podium';
import { isAtEnd, type SceneName } from '../contract/scene';
import { derived } from './derived';
import { isSameName } from './names/nameKeys';
import {
  isAskId,
  planAsk,
  sheetQuestions,
  type Plan,
  type PlannedQuestion,
  type PlannedRound,
  type PlannedScene,
} from './plan';
import { type Game, type GameState, givenBy, rankedPlayers } from './state';

const LOBBY: PlannedScene = { name: 'lobby' };
const MOST_STANDINGS = 10;
/** The scenes with standings that can be covered. */
const RANKED: readonly SceneName[] = ['scores', 'podium'];

/** The current scene of the plan, whether or not an overlay covers it. */
export function plannedScene({ plan, state: { position } }: Game): PlannedScene {
  return plan.scenes[position] ?? LOBBY;
}

/**
 * The overlay that covers the scene of the plan and stops its time: what follows the podium, an early podium,
 * standings, a question in a break with its result, or that break.
 */
export function overlayOf(state: GameState): GameState['cover'] | 'question' | 'reveal' | 'break' {
  if (state.cover || !state.break) return state.cover;
  const { ask } = state.break;
  if (!ask) return 'break';
  return ask.closed ? 'reveal' : 'question';
}

/** What the host asks the room in a break, if that is on display. */
export function shownAsk(state: GameState): PlannedQuestion | undefined {
  if (state.cover || !state.break?.ask) return undefined;
  const { questionId, text, answers } = state.break.ask;
  return planAsk(questionId, text, answers);
}

/** The scene that asks a question, or shows its result, whether of the plan or in a break. */
export function askingScene(game: Game): PlannedScene {
  const { state } = game;
  const asked = shownAsk(state);
  return asked ? { name: state.break?.ask?.closed ? 'reveal' : 'question', asked } : plannedScene(game);
}

/** The name of the scene on display. */
export function sceneName(game: Game): SceneName {
  const { state } = game;
  return overlayOf(state) ?? plannedScene(game).name;
}

/** The question of a planned scene. */
export function questionOf(scene: PlannedScene): PlannedQuestion | undefined {
  return 'asked' in scene ? scene.asked : undefined;
}

/** The round of a planned scene. */
export function roundOf(scene: PlannedScene): PlannedRound | undefined {
  if ('round' in scene) return scene.round;
  return scene.name === 'wager' ? scene.staked.round : questionOf(scene)?.round;
}

/** Whether the host has taken a question out of the game: it counts as if it had not been asked. */
export function isVoid({ voided }: GameState, { question: { questionId } }: PlannedQuestion): boolean {
  return voided.includes(questionId);
}

/** Whether a question was taken out before anybody saw it, so that its scenes are passed over. */
export function isPassedOver(state: GameState, asked: PlannedQuestion): boolean {
  const isSeen = asked.round.isBeside || state.clocks[asked.question.questionId] !== undefined;
  return !isSeen && isVoid(state, asked);
}

/** The first position from this one on, forwards or backwards, that is not passed over. */
export function positionFrom({ plan, state }: Game, position: number, by: 1 | -1): number {
  let at = position;
  for (; at > 0; at += by) {
    const scene = plan.scenes[at];
    const asked = scene?.name === 'wager' ? scene.staked : scene && questionOf(scene);
    if (!asked || !isPassedOver(state, asked)) break;
  }
  return at;
}

export function isRevealed({ furthest }: GameState, asked: PlannedQuestion): boolean {
  return asked.revealedAt <= furthest;
}

/**
 * The questions that the planned scene holds open: the one it asks, or where the round is revealed at its
 * end, all of its questions asked so far. A revealed question never opens again.
 */
function heldOpen(game: Game): PlannedQuestion[] {
  const { plan, state } = game;
  const scene = plannedScene(game);
  if (questionToRead(game)) return [];
  if (scene.name === 'round' && scene.round.isBeside) return openBeside(game);
  if (scene.name !== 'question') return [];
  const together =
    scene.asked.round.reveal === 'round' ? sheetQuestions(plan, scene.asked.round) : [scene.asked];
  return together.filter(
    (asked) =>
      asked.askedAt <= state.furthest &&
      !isRevealed(state, asked) &&
      (asked === scene.asked || !isVoid(state, asked)),
  );
}

/**
 * The stage that a question shows, from 0: that of its scene, at its reveal the last one, otherwise the
 * furthest that was shown. A round beside the others shows all stages at once.
 */
export function stageOf(game: Game, asked: PlannedQuestion): number {
  const { state } = game;
  const { askedAt, stageCount, round, question } = asked;
  const scene = plannedScene(game);
  if (scene.name === 'question' && scene.asked === asked) return state.position - askedAt;
  if (round.isBeside || isRevealed(state, asked)) return stageCount - 1;
  return state.clocks[question.questionId]?.stage ?? 0;
}

/**
 * The questions of the round that is open beside the others: even under standings and in breaks, until it is
 * closed at its own place. Going back never opens it again.
 */
export function openBeside({ plan, state }: Game): PlannedQuestion[] {
  if (state.position === 0) return [];
  return plan.questions.filter(
    (asked) => asked.round.isBeside && state.furthest < asked.round.closedAt && !isVoid(state, asked),
  );
}

/** Those of them that accept answers now. */
export function takenBeside(game: Game): PlannedQuestion[] {
  return isOver(game) ? [] : openBeside(game);
}

/** The question on which players can stake points now. Once it was asked, going back opens no stakes again. */
export function openWager(game: Game): PlannedQuestion | undefined {
  const { state } = game;
  return overlayOf(state) ? undefined : stakedNow(game);
}

/** The same under an overlay, which only covers the stakes. */
export function stakedNow(game: Game): PlannedQuestion | undefined {
  const { state } = game;
  const scene = plannedScene(game);
  return scene.name === 'wager' && scene.staked.askedAt > state.furthest ? scene.staked : undefined;
}

/** The questions that the scene on display has open for answers. */
export function openQuestions(game: Game): PlannedQuestion[] {
  const { state } = game;
  const inBreak = shownAsk(state);
  if (inBreak) return overlayOf(state) === 'question' ? [inBreak] : [];
  return overlayOf(state) ? [] : heldOpen(game);
}

/** The question that the planned scene asks, unless it was already revealed: its time is running. */
export function runningQuestion(game: Game): PlannedQuestion | undefined {
  const { state } = game;
  const scene = plannedScene(game);
  return scene.name === 'question' && !isRevealed(state, scene.asked) ? scene.asked : undefined;
}

/** Whether a round is about to close, as everybody has been told. */
export function isLastCall({ lastCallMs }: GameState): boolean {
  return lastCallMs !== null;
}

/** The questions that were asked and no longer accept answers, so that they can be marked; without void ones. */
export function closedQuestions(game: Game): PlannedQuestion[] {
  const { plan, state } = game;
  const open = [...heldOpen(game), ...openBeside(game), questionToRead(game)];
  return plan.questions.filter(
    (asked) => asked.askedAt <= state.furthest && !open.includes(asked) && !isVoid(state, asked),
  );
}

/**
 * Whether no more answers to a question can come unless the host reopens it: neither after going back to it,
 * nor on the way forward to it again.
 */
export function isClosed(state: GameState, asked: PlannedQuestion): boolean {
  if (asked.round.isBeside) return closingOf(asked) <= state.furthest;
  return isRevealed(state, asked) || closingOf(asked) <= state.position;
}

/** The position of the scene that closes a question. */
export function closingOf({ round, revealedAt }: PlannedQuestion): number {
  return round.reveal === 'question' ? revealedAt - 1 : round.closedAt;
}

/** The questions that a scene asks or has closed. */
export function questionsIn(plan: Plan, scene: PlannedScene): PlannedQuestion[] {
  const isWhole = scene.name === 'closed' ? !scene.asked : scene.name === 'round' && scene.round.isBeside;
  if (isWhole && 'round' in scene) return sheetQuestions(plan, scene.round);
  const asked = questionOf(scene);
  return asked ? [asked] : [];
}

/** Whether a question accepts answers although its time waits for a sound or film that was not played yet. */
export function isWaiting(game: Game): boolean {
  const { state } = game;
  const running = runningQuestion(game);
  return running !== undefined && state.clocks[running.question.questionId]?.waiting === true;
}

/** The question that everybody reads, perhaps after its sound or film, before its answers are shown. */
export function questionToRead(game: Game): PlannedQuestion | undefined {
  const running = runningQuestion(game);
  const clock = running && game.state.clocks[running.question.questionId];
  return (clock?.readingMs ?? null) === null ? undefined : running;
}

/** Whether the time to read the question is running. */
export function isReading(game: Game): boolean {
  return questionToRead(game) !== undefined && !isWaiting(game);
}

/** Whether answers can be closed: in a round revealed at its end, once its last question was asked. */
export function canClose(game: Game): boolean {
  const [open] = openQuestions(game);
  return !!open && (open.round.reveal === 'question' || isRoundAsked(game, open.round));
}

/** Whether there is something to go back to. The lobby never comes back. */
export function canGoBack(state: GameState): boolean {
  return overlayOf(state) !== null || isLastCall(state) || state.position > 1;
}

/** Whether the game can be interrupted: the lobby, the podium and the season's table cannot. */
export function canBeInterrupted(game: Game): boolean {
  return sceneName(game) !== 'lobby' && !isOver(game);
}

/** Whether the podium, or a scene after it, is on display. */
export function isOver(game: Game): boolean {
  return isAtEnd({ name: sceneName(game) });
}

/** Whether the podium was reached: from then on any change of points affects the evening. */
export function hadPodium(game: Game): boolean {
  const { furthest, position } = game.state;
  return (position > 0 && furthest >= game.plan.podiumAt) || isOver(game);
}

/** Whether the podium is on display or was before: a tie-break can precede it. */
export function wasPodiumShown(game: Game): boolean {
  return isOver(game) || wasPodiumTold(game);
}

/** Whether the whole podium was seen before the scene on display. */
export function wasPodiumTold({ plan: { podiumAt }, state: { showings } }: Game): boolean {
  return showings.some((furthest) => furthest >= podiumAt);
}

/** The round that stays open until its end, like a sheet to be handed in; an overlay only covers it. */
export function openSheet(game: Game): PlannedRound | undefined {
  const [asked] = heldOpen(game);
  return asked?.round.reveal === 'round' ? asked.round : undefined;
}

/** Whether all questions of a round were asked. Only then can a player be done with it. */
export function isRoundAsked(game: Game, round: PlannedRound): boolean {
  return lastAskedAt(game, round) <= game.state.furthest;
}

/** Returns a test for the players who are done with all questions of a round. */
export function readyIn(game: Game, round: PlannedRound | undefined): (playerId: string) => boolean {
  const { ready, besideReady } = game.state;
  if (!round) return () => false;
  if (round.isBeside) return (playerId) => Object.hasOwn(besideReady, playerId);
  const lastAsked = lastAskedAt(game, round);
  return (playerId) => Object.hasOwn(ready, playerId) && ready[playerId]! >= lastAsked;
}

function lastAskedAt({ plan, state }: Game, round: PlannedRound): number {
  const last = sheetQuestions(plan, round).findLast((asked) => !isPassedOver(state, asked));
  return last?.askedAt ?? -Infinity;
}

/** The index of the round that a player doubles, once its first question was asked and the joker is spent. */
export function spentJoker(game: Game, playerId: string): number | undefined {
  const { state } = game;
  const played = state.jokers[playerId];
  return played !== undefined && hasBegun(game, played, playerId) ? played : undefined;
}

/**
 * Whether a round has begun for a player, with its first question. One that is open from the start begins
 * with the player's first answer to it.
 */
export function hasBegun({ plan, state }: Game, roundIndex: number, playerId: string): boolean {
  const { furthest, answers } = state;
  return plan.questions.some((asked) => {
    const {
      round,
      askedAt,
      question: { questionId },
    } = asked;
    // A joker on nothing but void questions is given back.
    if (round.index !== roundIndex || isVoid(state, asked)) return false;
    if (!round.isBeside) return askedAt <= furthest;
    return round.closedAt <= furthest || givenBy(answers[questionId], playerId) !== undefined;
  });
}

/**
 * Whether the evening counts for a player: for all who had a place before the podium was shown; for
 * latecomers only if they were given something by hand.
 */
export function isOfEvening(state: GameState, playerId: string): boolean {
  return !state.latecomers.includes(playerId) || hasPlayed(state, playerId);
}

/** Whether a player has answered, was scored or given points by hand, or earned points in an earlier quiz. */
export function hasPlayed(state: GameState, playerId: string): boolean {
  const { answers, shares, totals, adjustments, earlier } = state;
  const isScored = [shares, totals].some((all) => Object.keys(all[playerId] ?? {}).length > 0);
  return (
    isScored ||
    !!earlier.earned[playerId] ||
    adjustments.some((each) => each.playerId === playerId) ||
    Object.entries(answers).some(([id, given]) => !isAskId(id) && givenBy(given, playerId) !== undefined)
  );
}

/** The playerIds of the players on paper. */
export const onPaper = derived(
  ({ players }: GameState): ReadonlySet<string> => {
    const paper = players.filter(({ paperSince }) => paperSince !== undefined);
    return new Set(paper.map(({ playerId }) => playerId));
  },
  ({ players }) => [players],
);

/** The playerIds of the players with a connected phone. */
export const connectedIds = derived(
  ({ connected }: GameState): ReadonlySet<string> => new Set(connected),
  ({ connected }) => [connected],
);

/** The number of standings in the scene. */
export function shownCount(state: GameState): number {
  return Math.min(MOST_STANDINGS, rankedPlayers(state).length);
}

/** The number of the scene's standings that are still covered, with the first place among them. */
export function coveredCount(game: Game): number {
  const { state } = game;
  return RANKED.includes(sceneName(game)) ? Math.min(state.hidden, shownCount(state)) : 0;
}

/** How many pages the standings on display turn through, the first places and those after them; 1: they stand still. */
export function pagesOfScores(game: Game): number {
  const { state } = game;
  if (sceneName(game) !== 'scores' || coveredCount(game) > 0) return 1;
  const placeCount = Math.min(MOST_PLACES, rankedPlayers(state).length);
  return 1 + pagesNeeded(placeCount - shownCount(state));
}

/** Which of these pages is on display, from 0. Players may have left since it was turned to. */
export function pageOfScores(game: Game): number {
  return Math.min(game.state.page ?? 0, pagesOfScores(game) - 1);
}

/** Whether everybody can see the standings: they count as shown once none of them is covered. */
export function showsStandings(game: Game): boolean {
  return RANKED.includes(sceneName(game)) && coveredCount(game) === 0;
}

/**
 * A name or an answer as monitors see it: with bad words starred, unless the host uncovered this text, or the quiz
 * accepts it as an answer.
 */
export function shownText(
  { plan: { starWords }, state: { uncovered } }: Game,
  text: string,
  accepted: readonly string[] = [],
): string {
  const shown = starWords(text);
  // Compared last: comparing is slow, and few texts are starred.
  return shown === text || [...uncovered, ...accepted].some((each) => isSameName(each, text)) ? text : shown;
}
