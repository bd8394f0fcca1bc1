import {
  type TeamTyping,
  type PlayerAdmission,
  type PlayerGame,
  type PlayerOwn,
} from '../../contract/toPhones';
import type { Answer, Question } from '../../contract/question';
import { isAtEnd } from '../../contract/scene';
import {
  fieldKey,
  isByTeamMate,
  ownDeviceId,
  type Replaced,
  replacedBetween,
  replacedWhileAway,
  type Typing,
  withTypist,
} from './team';
import { timeNewsOf, type TimeNews } from './timeNews';
import { released, rested, type TypedIn, withKey, withoutKeys } from './typedIn';
import {
  addUnsent,
  afterSent,
  type ChosenAnswer,
  holdsAnything,
  isHopeless,
  isOpen,
  isOutdated,
  isSameAnswer,
  type SavedAnswer,
  unchanged,
  type Unsent,
  withUnsent,
} from './unsent';
import { besideSheet, frontSheet, isGranted, isReady, withWish, type Wish, type WishSettled } from './wishes';

/** Why an answer was not accepted. */
export type AnswerRefusal = 'late' | 'invalid';

/** The game as this phone knows it. Answers and refusals are by questionId. */
export interface PlayState {
  game: PlayerGame;
  /** When the game was received, by performance.now(): the phone's clock may be wrong. */
  receivedAt: number;
  /** When this page first saw the scene, by performance.now(); absent: its reveal holds nothing back. */
  stepAt?: number;
  own: PlayerOwn;
  /** Chosen, but not yet acknowledged by the server. */
  pending: Unsent;
  refused: Readonly<Record<string, AnswerRefusal>>;
  /** The questionIds of pending answers that the player has not finished. */
  unfinished?: readonly string[];
  /** The questions in whose fields this phone is being typed on. */
  typedIn?: TypedIn;
  /** The questionIds of answers that the player has taken back. */
  takenBack?: readonly string[];
  /** The questions of the round that has just closed, unless the page was opened since. */
  closedSheet?: readonly Question[] | undefined;
  /** Why the time left has jumped. */
  timeNews?: TimeNews | undefined;
  /** What the player requested apart from answers and the server has not acknowledged: one of each kind. */
  wishes?: readonly Wish[];
  /**
   * The request that the server refused last, until the player has seen it or it is made again; without `wish`, an
   * answer to a question that is no longer shown.
   */
  missed?: { wish?: Wish; isLate: boolean } | undefined;
  typing?: Typing | undefined;
  /** The latest replacement of one of the team's answers, until the player has seen it. */
  news?: Replaced | undefined;
}

/** An answer was chosen. */
interface AnswerChosen {
  type: 'answerChosen';
  questionId: string;
  answer: ChosenAnswer;
  /** False while the player is still working on it; absent: true. */
  done?: boolean | undefined;
  /** Given if it was typed: the part whose field it was, and when, by performance.now(). */
  typed?: { part: number | null; at: number } | undefined;
  /** The session's quiz that it is for, from 0; absent: the current one. */
  quiz?: number | undefined;
}

/** What the server sent, what the player chose, and the results. */
export type PlayEvent =
  | { type: 'gameUpdated'; game: PlayerGame; at: number }
  | { type: 'ownUpdated'; own: PlayerOwn; at: number }
  | { type: 'teamTyping'; typing: TeamTyping; at: number }
  | { type: 'newsDismissed' }
  | { type: 'missedDismissed' }
  | AnswerChosen
  /** A field was left, or with `done` its question. */
  | { type: 'left'; questionId: string; done: boolean }
  /** The page is left: nothing waits for a rest. */
  | { type: 'pageLeft' }
  | { type: 'rested'; at: number }
  | {
      type: 'answerStored';
      questionId: string;
      sent: ChosenAnswer;
      done: boolean;
      stored: Answer | undefined;
    }
  | { type: 'answerRefused'; questionId: string; sent: ChosenAnswer; reason: AnswerRefusal }
  | { type: 'wished'; wish: Wish }
  | WishSettled;

/** Whether the podium or the season's table after it is shown, so that the server knows the result. */
export function showsEnd(play: PlayState | undefined): boolean {
  return play !== undefined && isAtEnd(play.game.scene);
}

/**
 * Returns the state after an admission, which replaces everything; undefined if the server plays no games.
 * `saved`: the answers that an earlier visit of the page could not send.
 */
export function playAdmitted(
  state: PlayState | undefined,
  { game, own }: PlayerAdmission,
  { at, saved }: Arrival,
): PlayState | undefined {
  if (!game || !own) return undefined;
  if (state && isAnotherQuiz(state.game, game)) return newPlay(game, own, at);
  const before = state ?? playSaved(game, own, saved);
  // What happened to the time while the phone was away is no news.
  const known = withGame(before, game, at);
  const next = { ...known, own, timeNews: undefined, stepAt: state ? known.stepAt : at };
  return withoutHopeless(withoutOutdated(withNews(next, replacedWhileAway(before, own)), before.own));
}

/** When an admission arrived, by performance.now(), and the answers that an earlier visit could not send. */
export interface Arrival {
  at: number;
  saved: Readonly<Record<string, SavedAnswer>>;
}

/** Returns the state as an earlier visit of the page has left it, as far as it was saved. */
function playSaved(game: PlayerGame, own: PlayerOwn, saved: Arrival['saved']): PlayState {
  const all = Object.entries(saved);
  const pending = Object.fromEntries(all.map(([questionId, { answer }]) => [questionId, answer]));
  const unfinished = all.filter(([, each]) => each.unfinished).map(([questionId]) => questionId);
  const before = all.flatMap(([questionId, each]) =>
    each.before === undefined ? [] : [[questionId, each.before] as const],
  );
  return { ...newPlay(game, { ...own, answers: Object.fromEntries(before) }, 0), pending, unfinished };
}

/**
 * Drops texts that were still being typed when the connection was lost, where a team-mate has written something
 * since: that is newer, or may be. What was sent on purpose replaces it, and says so.
 */
function withoutOutdated(state: PlayState, before: PlayerOwn): PlayState {
  const { own, pending, unfinished = [] } = state;
  const outdated = unfinished.find((questionId) => {
    const [unsent, now] = [pending[questionId], own.answers[questionId]];
    if (unsent === undefined || now === undefined || !isByTeamMate(own, questionId)) return false;
    return isOutdated(unsent, before.answers[questionId], now);
  });
  if (outdated === undefined) return state;
  const [from, to] = [answerTo(state, outdated), own.answers[outdated]!];
  const news =
    from === undefined ? state.news : { questionId: outdated, from, to, by: own.lastBy?.[outdated] };
  return withoutOutdated({ ...state, news, pending: without(pending, outdated) }, before);
}

/** Returns the state with a game that was received at this time. */
function withGame(state: PlayState, game: PlayerGame, at: number): PlayState {
  const timeNews = timeNewsOf(state, game, at);
  const known = { ...state, game, receivedAt: at, timeNews, closedSheet: closedSheetOf(state, game) };
  if (game.step === state.game.step) return known;
  const next = { ...known, stepAt: at };
  const { refused, typedIn = {} } = state;
  // Where the host goes back, an answer that came too late can be given again.
  return { ...next, refused: closedOnly(refused, game), typedIn: released(typedIn) };
}

/** The server no longer sends the questions of a round that waits for its reveals. */
function closedSheetOf(
  { game: former, closedSheet }: PlayState,
  { scene }: PlayerGame,
): PlayState['closedSheet'] {
  if (scene.name !== 'closed' || scene.question) return undefined;
  return closedSheet ?? frontSheet(former)?.questions;
}

/** Whether the quizzes differ: their questions may share ids, but answers do not carry over. */
export function isAnotherQuiz(one: PlayerGame | undefined, other: PlayerGame | undefined): boolean {
  return one?.earlierQuizzes !== other?.earlierQuizzes;
}

function newPlay(game: PlayerGame, own: PlayerOwn, receivedAt: number): PlayState {
  return { game, receivedAt, stepAt: receivedAt, own, pending: {}, refused: {} };
}

/** Reports each phone's replacement of an answer once, with the text from before it started. */
function withNews(state: PlayState, replaced: Replaced | undefined): PlayState {
  const { news, own } = state;
  if (replaced || !news || own.lastBy?.[news.questionId] !== news.by)
    return { ...state, news: replaced ?? news };
  return { ...state, news: { ...news, to: answerTo(state, news.questionId) ?? news.to } };
}

/** Returns the next state. An event that does not apply leaves it unchanged. */
export function reducePlay(state: PlayState, event: PlayEvent): PlayState {
  const { own, pending, refused, unfinished = [], wishes = [], typedIn = {}, takenBack = [] } = state;
  switch (event.type) {
    case 'gameUpdated':
      if (event.game.revision < state.game.revision) return state;
      if (isAnotherQuiz(state.game, event.game))
        return newPlay(event.game, { ...own, answers: {}, results: {}, lastBy: undefined }, event.at);
      return withoutHopeless(withGame(state, event.game, event.at));
    case 'ownUpdated':
      return withNews(
        { ...state, own: event.own, typing: withTypist(state.typing, own, event) },
        replacedBetween(own, event.own),
      );
    case 'teamTyping': {
      const { questionId, part, deviceId } = event.typing;
      const typing = { ...state.typing, [fieldKey(questionId, part)]: { deviceId, at: event.at } };
      return { ...state, typing };
    }
    case 'newsDismissed':
      return { ...state, news: undefined };
    case 'missedDismissed':
      return { ...state, missed: undefined };
    case 'answerChosen': {
      const { questionId, answer, done = true, typed, quiz } = event;
      if (quiz !== undefined && quiz !== (state.game.earlierQuizzes ?? 0)) return state;
      if (isHopeless(state.game, questionId)) return state;
      const keys = typed
        ? withKey(typedIn, questionId, typed.part, typed.at)
        : withoutKeys(typedIn, questionId);
      const before = answerTo(state, questionId);
      const isOther = !isSameAnswer(before, withUnsent(before, answer));
      // Once a question is closed, nobody needs to know who has finished it.
      const isSaid = done && isOpen(state.game, questionId) && isUnfinished(state, questionId);
      if (!isOther && !isSaid) return keys === typedIn ? state : { ...state, typedIn: keys };
      return {
        ...state,
        pending: { ...pending, [questionId]: addUnsent(pending[questionId], answer) },
        refused: without(refused, questionId),
        unfinished: withDone(unfinished, questionId, done),
        takenBack: takenBack.filter((each) => each !== questionId),
        typedIn: keys,
      };
    }
    case 'left': {
      const { questionId, done } = event;
      const answer = done ? toFinish(state, questionId) : undefined;
      if (answer !== undefined) return reducePlay(state, { type: 'answerChosen', questionId, answer });
      return { ...state, typedIn: withoutKeys(typedIn, questionId) };
    }
    case 'pageLeft':
      return { ...state, typedIn: released(typedIn) };
    case 'rested':
      return { ...state, typedIn: rested(typedIn, event.at) };
    case 'answerStored': {
      const { questionId, sent, done } = event;
      // Later choices and requests still have to be sent.
      const isSaid = unfinished.includes(questionId) !== done;
      const rest = isSaid ? afterSent(pending[questionId], sent) : pending[questionId];
      const others = without(pending, questionId);
      const isGone = event.stored === undefined || !holdsAnything(event.stored);
      return {
        ...state,
        own: withStored(own, isGone ? { ...event, stored: undefined } : event),
        takenBack: isGone ? [...takenBack, questionId] : takenBack,
        pending: rest === undefined ? others : { ...others, [questionId]: rest },
      };
    }
    case 'answerRefused': {
      const { questionId, sent, reason } = event;
      if (reason === 'invalid' && !isSameAnswer(pending[questionId], sent)) return state;
      return refuse(state, questionId, reason);
    }
    case 'wished': {
      const others = wishes.filter(({ kind }) => kind !== event.wish.kind);
      const { missed } = state;
      const isAgain = missed?.wish?.kind === event.wish.kind;
      return {
        ...state,
        wishes: [...others, event.wish],
        missed: isAgain ? undefined : missed,
        // A sheet that is handed in includes what is being typed.
        typedIn: released(typedIn),
      };
    }
    case 'wishSettled':
      return wishSettled(state, event);
  }
}

/** A refusal is reported, unless the server has what was requested, or a later request still has to be sent. */
function wishSettled(state: PlayState, { wish, refusal }: WishSettled): PlayState {
  const { own, wishes = [] } = state;
  const left = { ...state, wishes: wishes.filter((each) => each !== wish) };
  if (refusal === undefined) return { ...left, own: withWish(own, wish) };
  const isReplaced = !wishes.includes(wish);
  if (refusal === 'not_captain' || isReplaced || isGranted(own, wish)) return left;
  return { ...left, missed: { wish, isLate: refusal === 'late' } };
}

/** The server reports later who wrote it. */
function withStored(
  own: PlayerOwn,
  { questionId, stored, done }: Extract<PlayEvent, { type: 'answerStored' }>,
): PlayerOwn {
  if (stored === undefined)
    return {
      ...own,
      answers: without(own.answers, questionId),
      unfinished: withDone(own.unfinished ?? [], questionId, true),
      lastBy: own.lastBy && without(own.lastBy, questionId),
    };
  const answers = { ...own.answers, [questionId]: stored };
  const unfinished = withDone(own.unfinished ?? [], questionId, done);
  const by = ownDeviceId(own);
  const lastBy = own.lastBy && by ? { ...own.lastBy, [questionId]: by } : own.lastBy;
  return { ...own, answers, unfinished, lastBy };
}

/** Returns the unfinished questions, with or without this one. */
function withDone(unfinished: readonly string[], questionId: string, done: boolean): string[] {
  const others = unfinished.filter((each) => each !== questionId);
  return done ? others : [...others, questionId];
}

/** Returns what finishes an answer that the player is still working on; undefined if there is none. */
export function toFinish(play: PlayState, questionId: string): ChosenAnswer | undefined {
  const answer = isUnfinished(play, questionId) ? answerTo(play, questionId) : undefined;
  return answer !== undefined && holdsAnything(answer) ? unchanged(answer) : undefined;
}

/** Returns the answer to show: the one chosen last, else the server's. */
export function answerTo({ own, pending }: PlayState, questionId: string): Answer | undefined {
  return withUnsent(own.answers[questionId], pending[questionId]);
}

/**
 * Whether the player is still working on an answer, according to this phone, else to the server. A sheet that is
 * handed in includes all that is in it.
 */
export function isUnfinished(play: PlayState, questionId: string): boolean {
  const { own, pending, unfinished } = play;
  const said = pending[questionId] === undefined ? own.unfinished : unfinished;
  return said?.includes(questionId) === true && !isHandedIn(play, questionId);
}

function isHandedIn(play: PlayState, questionId: string): boolean {
  return [frontSheet(play.game), besideSheet(play.game)].some(
    (sheet) =>
      sheet && isReady(play, sheet) && sheet.questions.some((each) => each.questionId === questionId),
  );
}

/** Whether there is an answer in which anything is given. */
export function isAnswered(play: PlayState, { questionId }: Question): boolean {
  const answer = answerTo(play, questionId);
  return answer !== undefined && holdsAnything(answer);
}

/** Drops what the server can no longer accept, and records which answers came too late. */
function withoutHopeless(given: PlayState): PlayState {
  const { game, news } = given;
  const state: PlayState = {
    ...given,
    news: news && !isHopeless(game, news.questionId) ? news : undefined,
  };
  const hopeless = Object.keys(state.pending).filter((questionId) => isHopeless(game, questionId));
  return hopeless.reduce((next, questionId) => refuse(next, questionId, 'late'), state);
}

/** Gives up an answer. Nothing was refused if the server has it, from a call whose result was lost. */
function refuse(state: PlayState, questionId: string, reason: AnswerRefusal): PlayState {
  const { own, pending, refused, missed } = state;
  const left = { ...state, pending: without(pending, questionId) };
  if (isSameAnswer(answerTo(state, questionId), own.answers[questionId])) return left;
  const isPast = isHopeless(state.game, questionId) && !isRevealed(state.game, questionId);
  return {
    ...left,
    refused: { ...refused, [questionId]: reason },
    missed: isPast ? { isLate: true } : missed,
  };
}

function isRevealed({ scene }: PlayerGame, questionId: string): boolean {
  return scene.name === 'reveal' && scene.question.questionId === questionId;
}

/** Drops the refusals of questions that are open. */
function closedOnly(refused: PlayState['refused'], game: PlayerGame): PlayState['refused'] {
  return Object.fromEntries(Object.entries(refused).filter(([questionId]) => !isOpen(game, questionId)));
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}
