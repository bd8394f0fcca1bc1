import type { SubmittedAnswer } from '../contract/fromPhones';
import type { Command } from '../contract/fromHosts';
import type { ErrorCode } from '../contract/errors';
import type { GameState } from './state';

/** What happens to a game, without its time of arrival. */
export type GameEvent =
  | { type: 'command'; command: Command }
  /** `by`: the phone that sent it; `done`: false while the player is still editing. */
  | {
      type: 'answer';
      playerId: string;
      questionId: string;
      answer: SubmittedAnswer;
      by?: string;
      done?: boolean | undefined;
    }
  /** A player takes an answer back. */
  | { type: 'withdraw'; playerId: string; questionId: string }
  /** A player is done with a round, or takes that back; without `roundIndex`, the scene's round is meant. */
  | { type: 'ready'; playerId: string; ready: boolean; roundIndex?: number | undefined }
  /** A player doubles a round, or takes that back with null. */
  | { type: 'joker'; playerId: string; roundIndex: number | null }
  /** A player stakes points on the question that comes next. */
  | { type: 'stake'; playerId: string; questionId: string; points: number }
  /** A player objects to how a question was judged. */
  | { type: 'objection'; playerId: string; questionId: string; text: string }
  /** None of the question's sounds and films can be played, so nobody should wait for them. */
  | { type: 'unplayable'; questionId: string }
  /** Time has passed: an expired deadline takes effect, and the remaining times are updated to now. */
  | { type: 'time' }
  /** `phones`: identifiers of the player's phones, which tell whether they were here before. */
  | { type: 'joined'; playerId: string; name: string; paper?: boolean; phones?: readonly string[] }
  /** A player on paper gets a phone. */
  | { type: 'offPaper'; playerId: string }
  /** Whether hosts still have to say something about the season before the podium. */
  | { type: 'seasonOpen'; open: boolean }
  | { type: 'left'; playerId: string; phones?: readonly string[] }
  | { type: 'connection'; playerId: string; connected: boolean }
  /** The server has restarted, or another one takes over at once: the clock starts afresh. */
  | { type: 'restart'; goesOn?: boolean };

export type GameRefusal = Extract<
  ErrorCode,
  | 'command_stale'
  | 'command_refused'
  | 'not_joined'
  | 'answers_closed'
  | 'answer_invalid'
  | 'joker_refused'
  | 'objections_closed'
  | 'invalid_arguments'
>;
/** The outcome of a rule: the next state, the same one where nothing changes, or the reason for a refusal. */
export type RuleOutcome = GameState | GameRefusal;
