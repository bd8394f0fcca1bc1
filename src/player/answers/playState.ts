import { parseStoredAnswer, type Answer } from '../../contract/question';
import type { ErrorCode } from '../../contract/errors';
import type { PlayerAdmission } from '../../contract/hubs';
import type { PlayerGame, PlayerOwn } from '../../contract/playerGame';
import type { HubCall } from '../connection/hubLink';

/** Why an answer was not taken. */
export type AnswerRefusal = 'late' | 'invalid';

/** The game as this phone has it. Answers and refusals are by questionId. */
export interface PlayState {
  game: PlayerGame;
  /** When the game was received, as performance.now() has it: the phone's own clock may be wrong. */
  receivedAt: number;
  own: PlayerOwn;
  /** Chosen, and not yet acknowledged by the server. */
  pending: Readonly<Record<string, Answer>>;
  refused: Readonly<Record<string, AnswerRefusal>>;
  /** What the player said beside answers, until the server has acknowledged it. */
  wish?: Wish | undefined;
}

/** Whether the player is done with the round, or doubles it: by its index, or null not to. */
export type Wish = { kind: 'ready'; value: boolean } | { kind: 'joker'; value: number | null };

/** What the server sent, what the person chose, and what came of it. */
export type PlayEvent =
  | { type: 'gameUpdated'; game: PlayerGame; at: number }
  | { type: 'ownUpdated'; own: PlayerOwn }
  | { type: 'answerChosen'; questionId: string; answer: Answer }
  | { type: 'answerStored'; questionId: string; sent: Answer; stored: Answer }
  | { type: 'answerRefused'; questionId: string; sent: Answer; reason: AnswerRefusal }
  | { type: 'wished'; wish: Wish }
  | { type: 'wishSettled'; wish: Wish; isTaken: boolean };

export type PlayCall = HubCall<{ play: PlayEvent }>;

/** The scenes in which a question that is not open may still take answers, or may open again. */
const MAY_BE_OPEN = ['closed', 'scores', 'break'];

const REFUSALS: Partial<Record<ErrorCode, AnswerRefusal>> = {
  answers_closed: 'late',
  answer_invalid: 'invalid',
  invalid_arguments: 'invalid',
};

/**
 * The state after an admission, which tells everything anew; undefined where the server plays no games. `unsent`: the
 * answers that an earlier visit of the page could not send.
 */
export function playAdmitted(
  state: PlayState | undefined,
  { game, own }: PlayerAdmission,
  { at, unsent }: { at: number; unsent: PlayState['pending'] },
): PlayState | undefined {
  if (!game || !own) return undefined;
  const { pending = unsent, refused = {}, wish } = state ?? {};
  return withoutHopeless({ game, receivedAt: at, own, pending, refused, wish });
}

/** The next state. An event that does not apply leaves the state as it is. */
export function reducePlay(state: PlayState, event: PlayEvent): PlayState {
  const { own, pending, refused } = state;
  switch (event.type) {
    case 'gameUpdated':
      if (event.game.revision < state.game.revision) return state;
      return withoutHopeless({ ...state, game: event.game, receivedAt: event.at });
    case 'ownUpdated':
      return { ...state, own: event.own };
    case 'answerChosen': {
      const { questionId, answer } = event;
      if (isHopeless(state.game, questionId) || isSame(answerTo(state, questionId), answer)) return state;
      const unsent = { ...pending, [questionId]: answer };
      return { ...state, pending: unsent, refused: without(refused, questionId) };
    }
    case 'answerStored': {
      const { questionId, sent, stored } = event;
      const answers = { ...own.answers, [questionId]: stored };
      // A choice made since then is still to be sent.
      const isLast = isSame(pending[questionId], sent);
      const unsent = isLast ? without(pending, questionId) : pending;
      return { ...state, own: { ...own, answers }, pending: unsent };
    }
    case 'answerRefused': {
      const { questionId, sent, reason } = event;
      if (reason === 'invalid' && !isSame(pending[questionId], sent)) return state;
      return refuse(state, questionId, reason);
    }
    case 'wished':
      return { ...state, wish: event.wish };
    case 'wishSettled': {
      // What was said since then is still to be sent.
      const wish = state.wish === event.wish ? undefined : state.wish;
      const { kind, value } = event.wish;
      return { ...state, wish, own: event.isTaken ? { ...own, [kind]: value } : own };
    }
  }
}

/**
 * The call for what the server has not acknowledged: all answers first, then what else was said. Undefined where
 * nothing can be sent.
 */
export function nextPlayCall({ game, pending, wish }: PlayState): PlayCall | undefined {
  const due = Object.entries(pending).find(([questionId]) => mayTake(game, questionId));
  if (due) return submitAnswer(...due);
  return wish && mayWish(game, wish) ? sayWish(wish) : undefined;
}

function submitAnswer(questionId: string, sent: Answer): PlayCall {
  return {
    method: 'SubmitAnswer',
    args: [questionId, sent],
    eventOf: (result) => {
      if (result.kind === 'refused') {
        const reason = REFUSALS[result.code];
        return reason && { play: { type: 'answerRefused', questionId, sent, reason } };
      }
      const parsed = parseStoredAnswer(result.value);
      const stored = parsed.ok ? parsed.value.answer : sent;
      return { play: { type: 'answerStored', questionId, sent, stored } };
    },
  };
}

function sayWish(wish: Wish): PlayCall {
  return {
    method: wish.kind === 'ready' ? 'SetReady' : 'PlayJoker',
    args: [wish.value],
    eventOf: (result) => {
      if (result.kind === 'refused' && result.code === 'not_joined') return undefined;
      return { play: { type: 'wishSettled', wish, isTaken: result.kind === 'value' } };
    },
  };
}

/** Whether the player says to be done with the round that is open. */
export function isReady({ own, wish }: PlayState): boolean {
  return wish?.kind === 'ready' ? wish.value : (own.ready ?? false);
}

/** The index of the round that the player doubles, null for none yet; undefined where the quiz has no joker. */
export function jokerOf({ own, wish }: PlayState): number | null | undefined {
  return wish?.kind === 'joker' ? wish.value : own.joker;
}

/** Whether the server can take this now. */
function mayWish(game: PlayerGame, { kind }: Wish): boolean {
  return kind === 'ready' ? canHandIn(game) : game.scene.name === 'round';
}

/** Whether the sheet can be handed in: once all questions of the round were asked. */
export function canHandIn(game: PlayerGame): boolean {
  const { scene, questions } = game;
  return isSheet(game) && 'round' in scene && questions.length >= (scene.round?.questionCount ?? 0);
}

/** Whether the questions that are open are a round that is revealed at its end: a sheet to be handed in. */
export function isSheet({ scene, questions }: PlayerGame): boolean {
  return scene.name === 'question' && scene.round?.reveal === 'round' && questions.length > 0;
}

/** The answer to show: the one chosen last, else the one that the server has. */
export function answerTo({ own, pending }: PlayState, questionId: string): Answer | undefined {
  return pending[questionId] ?? own.answers[questionId];
}

function isOpen({ questions }: PlayerGame, questionId: string): boolean {
  return questions.some((question) => question.questionId === questionId);
}

/** Whether the server may take an answer to this question; what is open no longer, it may still take for a moment. */
function mayTake(game: PlayerGame, questionId: string): boolean {
  return game.scene.name === 'closed' || isOpen(game, questionId);
}

function isHopeless(game: PlayerGame, questionId: string): boolean {
  return !MAY_BE_OPEN.includes(game.scene.name) && !isOpen(game, questionId);
}

/** Gives up what the server can no longer take, and remembers which answers came too late. */
function withoutHopeless(given: PlayState): PlayState {
  const { game } = given;
  const isCovered = ['scores', 'break'].includes(game.scene.name);
  const isWishHopeless = given.wish && !isCovered && !mayWish(game, given.wish);
  const state = isWishHopeless ? { ...given, wish: undefined } : given;
  const hopeless = Object.keys(state.pending).filter((questionId) => isHopeless(game, questionId));
  return hopeless.reduce((next, questionId) => refuse(next, questionId, 'late'), state);
}

function refuse(state: PlayState, questionId: string, reason: AnswerRefusal): PlayState {
  const { pending, refused } = state;
  return { ...state, pending: without(pending, questionId), refused: { ...refused, [questionId]: reason } };
}

function isSame(one: Answer | undefined, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}
