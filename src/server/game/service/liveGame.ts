import { starWords } from '../../names/starWords';
import type { StoredGame } from '../../store/sessionDocuments';
import * as v from 'valibot';
import { countSchema } from '../../../contract/fields';
import { planGame, type Plan } from '../../../game/plan';
import { readQuiz } from '../../../game/quiz/readQuiz';
import { reduceGame } from '../../../game/reduce';
import {
  type AnswersToQuestion,
  type GamePlayer,
  type GameState,
  createGame,
  withGiven,
} from '../../../game/state';
import { readGameState, readGivenAnswer } from '../../../game/storedGame';

/** The game of one session, in its lobby or running. */
export interface LiveGame {
  readonly sessionCode: string;
  readonly quizId: string;
  /** What is played; in the lobby what would be played if it started now. */
  plan: Plan;
  /** The newest state. It may still be on its way to disk. */
  state: GameState;
  /** The newest state that is on disk: the one that people see. */
  shown: GameState;
  /** When the state was written last, on the service's clock; undefined where it was not since the server started. */
  storedAt: number | undefined;
  /** The last write that was asked for. */
  lastWrite: Promise<void>;
  cancelTimer(): void;
}

/** More changes than can be shown without one being written: after a restart no revision falls. */
const REVISIONS_UNWRITTEN = 1_000_000;

/** A game in its lobby. `quiz` is the quiz file's JSON; undefined where the quiz is gone. */
export function createLiveGame(sessionCode: string, quizId: string, quiz: unknown, now: number): LiveGame {
  return liveGame(sessionCode, quizId, planOf(quiz), createGame(now));
}

export interface RestoreParts {
  stored: StoredGame;
  players: GamePlayer[];
  /** What is played where the game has not started. */
  quiz: unknown;
  now: number;
  /** Is told of each document that cannot be read: it affects nothing else. */
  leaveOut(what: string): void;
}

/** A game as it was stored, paused where it was. Throws an Error that says what cannot be read. */
export function restoreLiveGame(
  { sessionCode, quizId }: Pick<LiveGame, 'sessionCode' | 'quizId'>,
  parts: RestoreParts,
): LiveGame {
  const { stored, players, quiz, now } = parts;
  const state = (stored.state as object | undefined) ?? createGame(now);
  const read = readGameState({ ...state, players, connected: [], answers: {}, ...decisionsOf(parts) });
  if (!read.ok) throw new Error(read.reason);
  const hasStarted = read.value.position > 0;
  const plan = planOf(hasStarted ? stored.quiz : quiz);
  if (read.value.position >= plan.scenes.length) throw new Error('its quiz is missing or another one');
  const revision = read.value.revision + REVISIONS_UNWRITTEN;
  const answered = { ...read.value, revision, answers: answersOf(parts) };
  const restarted = reduceGame(plan, answered, { type: 'restart', now });
  if ('refused' in restarted) throw new Error(restarted.refused);
  return liveGame(sessionCode, quizId, plan, restarted.state);
}

/** The plan of a quiz file's JSON; without any question where it cannot be played. */
export function planOf(quiz: unknown): Plan {
  const read = readQuiz(quiz);
  return planGame(read.ok ? read.value : { rounds: [], scores: 'end' }, starWords);
}

/**
 * The state as it is stored: players, their answers and decisions are stored one by one, and nobody is connected after
 * a restart.
 */
export function stateRecord(state: GameState): object {
  const elsewhere = {
    players: undefined,
    answers: undefined,
    connected: undefined,
    ...{ ready: undefined, jokers: undefined },
  };
  return { ...state, ...elsewhere };
}

const decisionsSchema = v.object({ ready: v.optional(countSchema), joker: v.optional(countSchema) });
/** What one player decided in a game beside answers, each absent where nothing is decided. */
export type Decisions = v.InferOutput<typeof decisionsSchema>;

function decisionsOf({ stored, leaveOut }: RestoreParts): Pick<GameState, 'ready' | 'jokers'> {
  const ready: GameState['ready'] = {};
  const jokers: GameState['jokers'] = {};
  for (const { playerId, made } of stored.decisions) {
    const read = v.safeParse(decisionsSchema, made);
    if (!read.success) {
      leaveOut('what a player decided');
      continue;
    }
    if (read.output.ready !== undefined) ready[playerId] = read.output.ready;
    if (read.output.joker !== undefined) jokers[playerId] = read.output.joker;
  }
  return { ready, jokers };
}

/** A player may have left in the moment in which the server ended: the answers go as well. */
function answersOf({ stored, players, leaveOut }: RestoreParts): Record<string, AnswersToQuestion> {
  const playerIds = new Set(players.map(({ playerId }) => playerId));
  const byQuestion: Record<string, AnswersToQuestion> = {};
  for (const { questionId, playerId, given } of stored.answers) {
    const read = readGivenAnswer(given);
    if (!read.ok) leaveOut(`an answer to question ${questionId}`);
    else if (playerIds.has(playerId))
      byQuestion[questionId] = withGiven(byQuestion[questionId], playerId, read.value);
  }
  return byQuestion;
}

function liveGame(sessionCode: string, quizId: string, plan: Plan, state: GameState): LiveGame {
  return {
    ...{ sessionCode, quizId, plan, state },
    shown: state,
    storedAt: undefined,
    lastWrite: Promise.resolve(),
    cancelTimer: () => undefined,
  };
}
