import type { HostGame, Sheets } from '../../contract/hostGame';
import { MAX_DEVICES } from '../../contract/limits';
import { hasSolution } from '../../contract/question';
import { rulesOf } from '../../kinds/rules';
import type { Plan, PlannedRound } from '../plan';
import type { QuizQuestion } from '../quiz/quiz';
import { bytesOf, markingView } from './markingView';
import { hostMediaView, type MediaContext, solutionView } from './questionView';
import {
  askingScene,
  canClose,
  canGoBack,
  hadPodium,
  isClosed,
  isRevealed,
  openSheet,
  questionOf,
  readyIn,
  shownText,
} from '../facts';
import { answeredBy, askedBy } from '../rules/answers';
import { nextDeadline } from '../rules/clock';
import { isHeldByOpenEnds } from '../rules/finale';
import { comingNext, nextScene } from '../rules/moves';
import { stakedOn } from '../rules/stakes';
import { mostPointsOf } from '../scoring/grade';
import { type Scores, quotableAnswers } from '../scoring/score';
import { missingSheets } from '../scoring/standings';
import { type GameState, givenBy, hasPlayer } from '../state';

/** As many as there are keys for them. */
const MOST_QUOTABLE = 9;

/** What only hosts see: HostUpdated. */
export function hostView(plan: Plan, state: GameState, scores: Scores, media: MediaContext): HostGame {
  const question = questionOf(askingScene(plan, state))?.question;
  const missing = missingSheets(plan, state);
  const rest = {
    revision: state.revision,
    step: state.step,
    next: nextScene(plan, state),
    canClose: canClose(plan, state),
    canGoBack: canGoBack(state),
    ...(question && solutionView(question)),
    ...(question?.note && { note: question.note }),
    ...quotableView(plan, state, scores),
    ...upcomingView(plan, state),
    players: playersOf(plan, state, scores),
    // Adjustments of players who have left are dropped, as their id tells nobody a name.
    adjustments: state.adjustments
      .filter(({ playerId }) => hasPlayer(state, playerId))
      .map(({ adjustmentId, playerId, points, reason }) => ({ adjustmentId, playerId, points, reason })),
    ...(missing > 0 && { missingSheets: missing }),
    ...(state.deviceLimit < MAX_DEVICES && { deviceLimit: state.deviceLimit }),
    ...(state.fairPlay && { fairPlay: true as const }),
    ...(state.earlier.count > 0 && { earlierQuizzes: state.earlier.count }),
    ...(hadPodium(plan, state) && { endReached: true as const }),
    ...autopilotView(plan, state),
    ...hostMediaView(plan, state, media),
  };
  return { ...rest, marking: markingView(plan, state, scores, bytesOf(rest)) };
}

/** What the host reads ahead: the next question with its note, and the title of the round before it. */
function upcomingView(
  plan: Plan,
  state: GameState,
): Pick<HostGame, 'upcoming' | 'upcomingNote' | 'upcomingRound'> {
  const { asked, round } = comingNext(plan, state);
  const note = asked?.question.note;
  return {
    ...(asked && { upcoming: asked.question.text }),
    // At its reveal a note comes too late.
    ...(note && asked.askedAt > state.furthest && { upcomingNote: note }),
    ...(round?.title && { upcomingRound: round.title }),
  };
}

/** What the autopilot waits for, if it is on and nothing goes on by itself. */
function autopilotView(plan: Plan, state: GameState): Pick<HostGame, 'autopilotWaits'> {
  if (!state.autopilot || state.paused || nextScene(plan, state) === null) return {};
  if (isHeldByOpenEnds(plan, state)) return { autopilotWaits: 'openEnds' };
  return nextDeadline(plan, state) ? {} : { autopilotWaits: 'next' };
}

function quotableView(plan: Plan, state: GameState, scores: Scores): Pick<HostGame, 'quotable'> {
  const quotable = quotableAnswers(plan, state, scores)
    .slice(0, MOST_QUOTABLE)
    .map(({ text, playerIds }) => {
      const shown = shownText(plan, state, text);
      return {
        text,
        count: playerIds.length,
        ...(state.quotes.includes(text) && { quoted: true as const }),
        ...(shown !== text && { shownText: shown }),
      };
    });
  return quotable.length > 0 ? { quotable } : {};
}

function playersOf(plan: Plan, state: GameState, { points }: Scores): HostGame['players'] {
  const connected = new Set(state.connected);
  const sheet = openSheet(plan, state);
  const scene = askingScene(plan, state);
  const isReady = readyIn(plan, state, sheet);
  const hasAnswered = scene.name === 'wager' ? stakedOn(state, scene.staked) : answeredBy(plan, state, scene);
  const isAsked = askedBy(plan, state, scene);
  return state.players.map(({ playerId, name, paperSince }) => ({
    playerId,
    name,
    connected: connected.has(playerId),
    answered: hasAnswered(playerId),
    ...(sheet && { ready: isReady(playerId) }),
    points: points.get(playerId) ?? 0,
    ...(paperSince !== undefined && { paper: true as const, ...byPhone(plan, state, playerId, paperSince) }),
    ...sheetOf(state, playerId, paperSince !== undefined),
    ...(!isAsked(playerId) && { watches: true as const }),
    ...starredName(plan, state, name),
  }));
}

/** A team's answers from before it went on paper, which are not on its sheet. */
function byPhone(plan: Plan, { answers }: GameState, playerId: string, paperSince: number) {
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
    ...(joker !== undefined && { joker }),
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
      ...(paper && { paper }),
      ...(byPhone && { byPhone }),
      ...(sheets && { sheets }),
      ...(totals && { totals }),
      ...(joker !== undefined && { joker }),
      ...(stakes && { stakes }),
    })),
  };
}

/**
 * What was asked so far and has a right answer, round by round, for marking paper. A scorer, who may sit among
 * the teams, sees right answers only after the reveal: until then the host can go back and reopen the question.
 */
export function sheetsView(plan: Plan, state: GameState, isScorer = false): Sheets {
  const asked = plan.questions.filter(
    ({ question, round, askedAt }) => hasSolution(question) && !round.isTieBreak && askedAt <= state.furthest,
  );
  const rounds = [...new Set(asked.map(({ round }) => round))];
  const isTold = isScorer ? isRevealed : isClosed;
  return {
    rounds: rounds.map((round) => ({
      index: round.index,
      title: round.title,
      ...mostIn(plan, round),
      questions: asked
        .filter((each) => each.round === round)
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

function starredName(plan: Plan, state: GameState, name: string): Partial<HostGame['players'][number]> {
  const shownName = shownText(plan, state, name);
  return shownName === name ? {} : { starred: true, shownName };
}
