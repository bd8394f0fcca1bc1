import type { CommandOf } from '../../contract/fromHosts';
import { hasSolution } from '../../contract/question';
import type { RuleOutcome } from '../events';
import {
  canBeInterrupted,
  coveredCount,
  hasBegun,
  isVoid,
  overlayOf,
  plannedScene,
  sceneName,
  shownCount,
  spentJoker,
  takenBeside,
} from '../facts';
import { type PlannedRound, plannedQuestion } from '../plan';
import { rulesOf } from '../../kinds/rules';
import { type AnswerGroup, groupAnswers, mostPointsOf } from '../scoring/grade';
import { scoreGame } from '../scoring/score';
import { type Game, type GameState, hasPlayer, withEntry, withValue } from '../state';
import { withClosing } from './answers';
import { withFullLastCall } from './clock';
import { keptForPodium } from './finale';

/** More than a host makes by hand in one game. */
const MAX_ADJUSTMENTS = 1_000;

/** Marks an answer to a question asked so far as right or wrong; a later mark replaces it. */
function mark(game: Game, command: CommandOf<'mark'>): RuleOutcome {
  const { state } = game;
  const group = groupOf(game, command);
  if (!group) return 'command_refused';
  const { questionId, correct } = command;
  const share = command.share === 0.5 ? command.share : undefined;
  const { former, others } = marksOf(state, questionId, group);
  if (former?.correct === correct && former.share === share) return state;
  const marks = [...others, { questionId, key: group.key, correct, ...(share && { share }) }];
  return coverMoved(game, { ...state, marks, lastMarked: { questionId, step: state.step } });
}

/** Takes a mark back. */
function unmark(game: Game, command: CommandOf<'unmark'>): RuleOutcome {
  const { state } = game;
  const group = groupOf(game, command);
  if (!group) return 'command_refused';
  const { questionId } = command;
  const { former, others } = marksOf(state, questionId, group);
  if (!former) return state;
  return coverMoved(game, { ...state, marks: others, lastMarked: { questionId, step: state.step } });
}

/**
 * The group that a command is about; undefined where nobody gave that answer, the question has not been asked,
 * or its answers are not marked. Where several parts have that answer, the first is meant.
 */
function groupOf(
  { plan, state }: Game,
  { questionId, answer, part }: CommandOf<'mark' | 'unmark'>,
): AnswerGroup | undefined {
  const asked = plannedQuestion(plan, questionId);
  if (!asked || asked.askedAt > state.furthest) return undefined;
  const groups = groupAnswers(asked.question, state.answers[questionId]);
  const { isMarked, keyOf, labelsOf, stored } = rulesOf(asked.question);
  if (isMarked?.(asked.question) === false) return undefined;
  // In an answer with parts, a single text is judged.
  const given = labelsOf && typeof answer === 'string' ? [answer] : stored(asked.question, answer);
  const wanted = given && keyOf(given, asked.question);
  return groups
    .filter(({ text, key, part: at }) => text === answer || key === wanted || key === `${at}:${wanted}`)
    .filter((group) => part === undefined || group.part === part)
    .sort((one, other) => (one.part ?? 0) - (other.part ?? 0))[0];
}

/** The host's former marks: on this group, and on all others. */
function marksOf(state: GameState, questionId: string, group: AnswerGroup) {
  const isSame = (each: { questionId: string; key: string }): boolean =>
    each.questionId === questionId && each.key === group.key;
  return { former: state.marks.find(isSame), others: state.marks.filter((each) => !isSame(each)) };
}

/** Notes that a host was told of a question's doubtful answers. */
function asked({ plan, state }: Game, { questionId }: CommandOf<'asked'>): RuleOutcome {
  if (!plannedQuestion(plan, questionId)) return 'command_refused';
  return state.asked === questionId ? state : { ...state, asked: questionId };
}

/** Takes a question of the plan out of the game, or puts it back; the tie-break stays. */
function voidQuestion(game: Game, { questionId, voided }: CommandOf<'void'>): RuleOutcome {
  const { plan, state } = game;
  const asked = plannedQuestion(plan, questionId);
  if (!asked || asked.round.isTieBreak) return 'command_refused';
  if (isVoid(state, asked) === voided) return state;
  const others = state.voided.filter((each) => each !== questionId);
  return coverMoved(game, { ...state, voided: voided ? [...others, questionId] : others });
}

/**
 * Gives or takes points by hand; 0 removes them. The same adjustmentId replaces the former points, as if it had
 * always been so.
 */
function adjust(game: Game, command: CommandOf<'adjust'>): RuleOutcome {
  const { state } = game;
  const { adjustmentId, playerId, points, reason } = command;
  const others = state.adjustments.filter((each) => each.adjustmentId !== adjustmentId);
  const former = state.adjustments.find((each) => each.adjustmentId === adjustmentId);
  if (points === 0) return former ? coverMoved(game, { ...state, adjustments: others }) : state;
  if (!hasPlayer(state, playerId) || others.length >= MAX_ADJUSTMENTS) return 'command_refused';
  if (former?.playerId === playerId && former.points === points && former.reason === reason) return state;
  const at = former?.at ?? state.showings.length;
  const adjustments = [...others, { adjustmentId, playerId, points, reason, at }];
  return coverMoved(game, { ...state, adjustments });
}

/**
 * Where other players move to uncovered places of standings, all places are covered again, as nobody has seen
 * them; where only the podium's are covered, those are.
 */
export function coverMoved({ plan, state: before }: Game, after: GameState): GameState {
  const changed = withClosing({ plan, state: after });
  if (sceneName({ plan, state: before }) !== 'scores') return changed;
  const covered = coveredCount({ plan, state: before });
  const uncovered = (state: GameState): string =>
    JSON.stringify(
      scoreGame({ plan, state })
        .standings.slice(covered)
        .map(({ playerId }) => playerId),
    );
  if (covered === 0 || uncovered(before) === uncovered(changed)) return changed;
  const kept = keptForPodium({ plan, state: changed });
  return { ...changed, hidden: changed.scoresOneByOne ? shownCount(changed) : kept };
}

/**
 * Shows standings as an overlay, or removes it. Where standings are already shown, uncovers all of them but
 * those kept for the podium.
 */
function scores(game: Game, { shown }: CommandOf<'scores'>): RuleOutcome {
  const { plan, state } = game;
  if (!shown) return state.cover === 'scores' ? withoutScores(game) : state;
  const kept = keptForPodium(game);
  if (sceneName(game) === 'scores' && coveredCount(game) > kept) return { ...state, hidden: kept };
  if (!canBeInterrupted(game)) return 'command_refused';
  return sceneName(game) === 'scores' ? state : withScores({ plan, state: withFullLastCall(game) });
}

/** Shows standings as an overlay. Over the plan's own standings, the same places stay covered. */
function withScores(game: Game): GameState {
  const { state } = game;
  const fresh = state.scoresOneByOne ? shownCount(state) : keptForPodium(game);
  const hidden = plannedScene(game).name === 'scores' ? state.hidden : fresh;
  return { ...state, cover: 'scores', hidden };
}

/** Removes that overlay. */
export function withoutScores(game: Game): GameState {
  const { state } = game;
  const hidden = plannedScene(game).name === 'scores' ? state.hidden : 0;
  return { ...state, cover: state.cover === 'scores' ? null : state.cover, hidden };
}

/** The number of places covered when the plan reaches standings: all, unless they were shown there before. */
export function coverAt(state: GameState, position: number): number {
  const wereShown = state.showings.some((furthest) => furthest >= position);
  return state.scoresOneByOne && !wereShown ? shownCount(state) : 0;
}

/** Doubles the points of the round whose title is on display for one player; null takes it back. */
export function playJoker(game: Game, playerId: string, roundIndex: number | null): RuleOutcome {
  const { state } = game;
  if (!hasPlayer(state, playerId)) return 'not_joined';
  const rounds = jokerRounds(game, playerId).map(({ index }) => index);
  const wanted = roundIndex ?? state.jokers[playerId];
  const isFitting = rounds.length > 0 && (wanted === undefined || rounds.includes(wanted));
  if (!isFitting || spentJoker(game, playerId) !== undefined) return 'joker_refused';
  if ((state.jokers[playerId] ?? null) === roundIndex) return state;
  return { ...state, jokers: withValue(state.jokers, playerId, roundIndex) };
}

/** The rounds that a player can double now: the one whose title is shown, and the one beside the others. */
function jokerRounds(game: Game, playerId: string): PlannedRound[] {
  const { plan, state } = game;
  if (!plan.hasJoker) return [];
  const scene = plannedScene(game);
  const titled = !overlayOf(state) && scene.name === 'round' ? [scene.round] : [];
  const beside = takenBeside(game).map(({ round }) => round);
  const rounds = new Set([...titled, ...beside]);
  return [...rounds].filter(({ index }) => !hasBegun(game, index, playerId));
}

/** Scores a player for a question that was asked, whatever was answered; null takes the score back. */
function score(game: Game, command: CommandOf<'score'>): RuleOutcome {
  const { plan, state } = game;
  const { playerId, questionId, share } = command;
  const asked = plannedQuestion(plan, questionId);
  const isAsked = asked && asked.askedAt <= state.furthest && !asked.round.isTieBreak;
  if (!isAsked || !hasSolution(asked.question) || !hasPlayer(state, playerId)) return 'command_refused';
  const shares = withEntry(state.shares, playerId, questionId, share);
  return shares === state.shares ? state : coverMoved(game, { ...state, shares });
}

/**
 * Sets what a player's whole round is worth, in place of its questions, once one of them was asked; never more than
 * they can bring.
 */
function scoreRound(game: Game, command: CommandOf<'scoreRound'>): RuleOutcome {
  const { plan, state } = game;
  const { playerId, roundIndex, points } = command;
  const isAsked = plan.questions.some(
    ({ round, askedAt }) => round.index === roundIndex && !round.isTieBreak && askedAt <= state.furthest,
  );
  const isPossible = points === null || points <= (mostPointsOf(plan, roundIndex) ?? Infinity);
  if (!isAsked || !isPossible || !hasPlayer(state, playerId)) return 'command_refused';
  const totals = withEntry(state.totals, playerId, String(roundIndex), points);
  return totals === state.totals ? state : coverMoved(game, { ...state, totals });
}

/** Sets the round that a team on paper doubles: its sheet says so, and the host may read that later. */
function joker(game: Game, command: CommandOf<'joker'>): RuleOutcome {
  const { plan, state } = game;
  const { playerId, roundIndex } = command;
  const player = state.players.find((each) => each.playerId === playerId);
  const isRound = plan.questions.some(({ round }) => round.index === roundIndex && !round.isTieBreak);
  if (!plan.hasJoker || player?.paperSince === undefined || (roundIndex !== null && !isRound))
    return 'command_refused';
  if ((state.jokers[playerId] ?? null) === roundIndex) return state;
  const jokers = withValue(state.jokers, playerId, roundIndex);
  return coverMoved(game, { ...state, jokers });
}

export const scoreCommands = {
  mark,
  unmark,
  asked,
  void: voidQuestion,
  adjust,
  score,
  scoreRound,
  scores,
  joker,
};
