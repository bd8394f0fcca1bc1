import type { HostGame, Sheets } from '../../contract/toHosts';
import { MAX_DEVICES } from '../../contract/limits';
import { hasSolution } from '../../contract/question';
import { rulesOf } from '../../kinds/rules';
import { type Plan, type PlannedRound, roundsIn } from '../plan';
import type { QuizQuestion } from '../quiz/quiz';
import { markingView } from './markingView';
import { hostMediaView, type MediaContext, solutionView } from './questionView';
import {
  askingScene,
  canClose,
  canGoBack,
  connectedIds,
  hadPodium,
  isClosed,
  isRevealed,
  isVoid,
  openSheet,
  questionOf,
  readyIn,
  shownText,
} from '../facts';
import { answeredBy, askedBy } from '../rules/answers';
import { goesOnByItself, nextDeadline } from '../rules/clock';
import { isHeldByOpenEnds } from '../rules/finale';
import { objectionsIn } from '../rules/objections';
import { comingNext, nextScene } from '../rules/moves';
import { canAdd } from '../rules/ownQuestion';
import { stakedOn } from '../rules/stakes';
import { mixedScaleOf, mostPointsOf, type Result } from '../scoring/grade';
import { closedResults, quotableAnswers, scoreGame } from '../scoring/score';
import { missingSheets } from '../scoring/standings';
import { type Game, type GameState, givenBy, hasPlayer } from '../state';

/** As many as there are keys for them. */
const MOST_QUOTABLE = 9;

/** What only hosts see: HostUpdated. */
export function hostView(game: Game, media: MediaContext): HostGame {
  const { state } = game;
  const question = questionOf(askingScene(game))?.question;
  const missing = missingSheets(game);
  const rest = {
    revision: state.revision,
    step: state.step,
    next: nextScene(game),
    canClose: canClose(game),
    canGoBack: canGoBack(state),
    ...(canAdd(game) && { canAdd: true }),
    ...(question && solutionView(question)),
    ...(question?.note && { note: question.note }),
    ...quotableView(game),
    ...upcomingView(game),
    players: playersOf(game),
    // Adjustments of players who have left are dropped, as their id tells nobody a name.
    adjustments: state.adjustments
      .filter(({ playerId }) => hasPlayer(state, playerId))
      .map(({ adjustmentId, playerId, points, reason }) => ({ adjustmentId, playerId, points, reason })),
    ...(missing > 0 && { missingSheets: missing }),
    ...(state.deviceLimit < MAX_DEVICES && { deviceLimit: state.deviceLimit }),
    ...(state.fairPlay && { fairPlay: true as const }),
    ...objectionsView(game),
    ...(state.asked !== null && { asked: state.asked }),
    ...scaleView(game),
    ...(state.voided.length > 0 && { voided: state.voided }),
    ...(state.earlier.count > 0 && { earlierQuizzes: state.earlier.count }),
    ...(hadPodium(game) && { endReached: true as const }),
    ...autopilotView(game),
    ...hostMediaView(game, media),
  };
  return { ...rest, marking: markingView(game, rest) };
}

function scaleView({ plan, state: { position, scoring } }: Game): Pick<HostGame, 'scale'> {
  const mixed = position === 0 ? mixedScaleOf(plan) : undefined;
  return mixed ? { scale: { ...mixed, ...(scoring !== null && { scoring }) } } : {};
}

/** The most objections that hosts are sent. */
const MOST_LISTED = 40;

function objectionsView(game: Game): Pick<HostGame, 'objections' | 'openObjections' | 'objectionsOff'> {
  const all = objectionsIn(game);
  const open = all.filter((each) => each.state === 'open');
  const closed = all.filter((each) => each.state !== 'open');
  return {
    ...(all.length > 0 && { objections: [...open, ...closed].slice(0, MOST_LISTED) }),
    ...(open.length > 0 && { openObjections: open.length }),
    ...(game.state.objectionsOff && { objectionsOff: true as const }),
  };
}

/** What the host reads ahead: the next question with its note, and the title of the round before it. */
function upcomingView(game: Game): Pick<HostGame, 'upcoming' | 'upcomingNote' | 'upcomingRound'> {
  const { state } = game;
  const { asked, round } = comingNext(game);
  const note = asked?.question.note;
  return {
    upcoming: asked?.question.text,
    // At its reveal a note comes too late.
    ...(note && asked.askedAt > state.furthest && { upcomingNote: note }),
    ...(round?.title && { upcomingRound: round.title }),
  };
}

/** What the autopilot waits for, if it is on and nothing goes on by itself. */
function autopilotView(game: Game): Pick<HostGame, 'autopilotWaits'> {
  const { state } = game;
  if (!state.autopilot || state.paused || nextScene(game) === null) return {};
  if (isHeldByOpenEnds(game)) return { autopilotWaits: 'openEnds' };
  const due = nextDeadline(game);
  // Standings turn their pages even where the host has to leave them.
  return due && (due.kind !== 'turnPage' || goesOnByItself(game)) ? {} : { autopilotWaits: 'next' };
}

function quotableView(game: Game): Pick<HostGame, 'quotable'> {
  const { state } = game;
  const quotable = quotableAnswers(game)
    .slice(0, MOST_QUOTABLE)
    .map(({ text, playerIds }) => {
      const shown = shownText(game, text);
      return {
        text,
        count: playerIds.length,
        ...(state.quotes.includes(text) && { quoted: true as const }),
        ...(shown !== text && { shownText: shown }),
      };
    });
  return quotable.length > 0 ? { quotable } : {};
}

function playersOf(game: Game): HostGame['players'] {
  const { points } = scoreGame(game);
  const { state } = game;
  const connected = connectedIds(state);
  const sheet = openSheet(game);
  const scene = askingScene(game);
  const isReady = readyIn(game, sheet);
  const hasAnswered = scene.name === 'wager' ? stakedOn(state, scene.staked) : answeredBy(game, scene);
  const isAsked = askedBy(game, scene);
  const results = closedResults(game);
  return state.players.map(({ playerId, name, paperSince }) => ({
    playerId,
    name,
    connected: connected.has(playerId),
    answered: hasAnswered(playerId),
    ready: sheet && isReady(playerId),
    ...shareIn(results, playerId),
    points: points.get(playerId) ?? 0,
    ...(paperSince !== undefined && { paper: true as const, ...byPhone(game, playerId, paperSince) }),
    ...sheetOf(state, playerId, paperSince !== undefined),
    ...(!isAsked(playerId) && { watches: true as const }),
    ...starredName(game, name),
  }));
}

function shareIn(results: ReadonlyMap<string, Result> | undefined, playerId: string): { share?: number } {
  const result = results?.get(playerId);
  return result ? { share: result.share ?? Number(result.correct) } : {};
}

/** A team's answers from before it went on paper, which are not on its sheet. */
function byPhone({ plan, state: { answers } }: Game, playerId: string, paperSince: number) {
  // A team on paper since the lobby has sent no answers.
  const given = paperSince > 0 ? plan.questions : [];
  const ids = given.map(({ question }) => question.questionId);
  const answered = ids.filter((questionId) => givenBy(answers[questionId], playerId));
  return answered.length > 0 ? { byPhone: answered } : {};
}

/** A player's scores on paper, the joker, and for a player on paper the stakes. */
function sheetOf(
  { shares, totals, jokers, stakes }: GameState,
  playerId: string,
  isOnPaper: boolean,
): Pick<HostGame['players'][number], 'sheets' | 'totals' | 'joker' | 'stakes'> {
  const [sheets, ofRounds, joker] = [shares[playerId], totals[playerId], jokers[playerId]];
  const staked = isOnPaper ? stakes[playerId] : undefined;
  return {
    ...(isAny(sheets) && { sheets }),
    ...(isAny(ofRounds) && { totals: ofRounds }),
    joker,
    ...(isAny(staked) && { stakes: staked }),
  };
}

function isAny(entries: object | undefined): boolean {
  return entries !== undefined && Object.keys(entries).length > 0;
}

/** What a scorer is sent: the players and their scores. It gives away no answer that is still open. */
export function scorerView({ revision, step, players }: HostGame): HostGame {
  return {
    revision,
    step,
    next: null,
    marking: [],
    adjustments: [],
    role: 'scorer',
    players: players.map(({ playerId, name, connected, paper, byPhone, sheets, totals, joker, stakes }) => ({
      playerId,
      name,
      connected,
      answered: false,
      points: 0,
      paper,
      byPhone,
      sheets,
      totals,
      joker,
      stakes,
    })),
  };
}

/**
 * What was asked so far and has a right answer, round by round, for marking paper. A scorer, who may sit among
 * the teams, sees right answers only after the reveal: until then the host can go back and reopen the question.
 */
export function sheetsView({ plan, state }: Game, isScorer = false): Sheets {
  const asked = plan.questions.filter(
    (each) =>
      hasSolution(each.question) &&
      !each.round.isTieBreak &&
      each.askedAt <= state.furthest &&
      !isVoid(state, each),
  );
  const rounds = roundsIn({ questions: asked });
  const isTold = isScorer ? isRevealed : isClosed;
  return {
    rounds: rounds.map((round) => ({
      index: round.index,
      title: round.title,
      ...mostIn(plan, round),
      questions: asked
        .filter((each) => each.round.index === round.index)
        .map((each) => ({
          questionId: each.question.questionId,
          number: each.number,
          text: each.question.text,
          points: each.question.points,
          ...(each.question.wager && { wager: true as const }),
          ...answersOf(each.question),
          ...(isTold(state, each) && solutionView(each.question)),
        })),
    })),
    ...(plan.hasJoker && { joker: true as const }),
  };
}

function mostIn(plan: Plan, round: PlannedRound): { mostPoints?: number } {
  const most = mostPointsOf(plan, round.index);
  return most === undefined ? {} : { mostPoints: most };
}

/** The answers to select or to sort, as phones show them. */
function answersOf(question: QuizQuestion): { answers?: string[] } {
  const shown = rulesOf(question).shown(question, 0);
  return 'answers' in shown ? { answers: shown.answers } : {};
}

function starredName(game: Game, name: string): Partial<HostGame['players'][number]> {
  const shownName = shownText(game, name);
  return shownName === name ? {} : { starred: true, shownName };
}
