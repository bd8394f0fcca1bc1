import type { SubmittedAnswer } from '../contract/question';
import type { Command } from '../contract/commands';
import type { ErrorCode } from '../contract/errors';
import type { GameState } from './state';

/** `now` is the time of arrival in milliseconds, on a clock that never goes back while the process runs. */
export type GameEvent = { now: number } & (
  | { type: 'command'; command: Command }
  /** `by`: the phone that sent it; `done`: false while the player is still at it. */
  | {
      type: 'answer';
      playerId: string;
      questionId: string;
      answer: SubmittedAnswer;
      by?: string;
      done?: boolean | undefined;
    }
  /** A player is done with a round, or is not after all; without `roundIndex` with that of the scene. */
  | { type: 'ready'; playerId: string; ready: boolean; roundIndex?: number | undefined }
  /** A player doubles a round, or, with null, does not after all. */
  | { type: 'joker'; playerId: string; roundIndex: number | null }
  /** None of the question's sounds and films can be played: nobody is to wait for them. */
  | { type: 'unplayable'; questionId: string }
  /** Time has passed: a deadline that is over takes effect, and the remaining times are as of now. */
  | { type: 'time' }
  /** `phones`: what the player's phones are known by, to tell whether they were here before. */
  | { type: 'joined'; playerId: string; name: string; paper?: boolean; phones?: readonly string[] }
  /** A player on paper has a phone. */
  | { type: 'offPaper'; playerId: string }
  | { type: 'left'; playerId: string; phones?: readonly string[] }
  | { type: 'connection'; playerId: string; connected: boolean }
  /** The server started again, or another one goes on at once: `now` begins anew. */
  | { type: 'restart'; goesOn?: boolean }
);

export type GameRefusal = Extract<
  ErrorCode,
  'command_stale' | 'command_refused' | 'not_joined' | 'answers_closed' | 'answer_invalid' | 'joker_refused'
>;
/** What a rule makes of a state: the next one, the same one where nothing changes, or why it may not be. */
export type RuleOutcome = GameState | GameRefusal;
