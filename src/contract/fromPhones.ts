import * as v from 'valibot';
import { WIRES } from '../kinds/wire';
import { MAX_OBJECTION_LENGTH } from './limits';
import { parserOf } from './parsed';

/** The hub's path below the server address. The build can set another one for another server. */
export const GAME_HUB_PATH: string = import.meta.env?.VITE_GAME_HUB_PATH || '/gameHub';

/** The methods that a player's phone calls. */
export const GameHubMethod = {
  /**
   * (sessionCode, playerName, playerToken, pageId?) → PlayerAdmission; throws an ErrorCode. The phone generates
   * the token: 128 random bits as 22 base64url characters. Repeating it in the same session returns the same
   * admission, so that a join whose result was lost can be retried. `pageId`: a secret that a page uses on all
   * its connections. The server closes the page's previous one, on which calls may still arrive late.
   */
  JoinSession: 'JoinSession',
  /**
   * (sessionCode, playerToken, pageId?) → PlayerAdmission; throws an ErrorCode, such as player_removed or
   * device_removed.
   */
  RejoinSession: 'RejoinSession',
  /**
   * (sessionCode, ticket, playerToken, pageId?) → PlayerAdmission of the player who issued the ticket; throws
   * session_not_found, ticket_invalid, devices_full, already_joined (as another player). Repeating the token
   * returns the same admission.
   */
  JoinAsDevice: 'JoinAsDevice',
  /** () → nothing. The name becomes available; of several phones, only this one leaves. */
  LeaveSession: 'LeaveSession',
  /**
   * (questionId, Answer, done?) → `{ answer }` as stored; throws not_joined, answers_closed, answer_invalid.
   * `done` is false while the player is still working on it: the answer counts when the question closes, but
   * not as answered before then.
   */
  SubmitAnswer: 'SubmitAnswer',
  /** (questionId) → nothing: no answer counts any more; throws not_joined, answers_closed, answer_invalid. */
  WithdrawAnswer: 'WithdrawAnswer',
  /**
   * (ready, roundIndex?) → nothing; throws not_joined, not_captain, answers_closed (if no round is open that
   * is revealed at its end). Players who are ready can still change answers, and withdraw it. Without
   * `roundIndex`, it applies to the scene's round.
   */
  SetReady: 'SetReady',
  /**
   * (roundIndex) → `{ roundIndex }`; throws not_joined, not_captain, joker_refused. Doubles the points of the
   * round whose title is shown; null withdraws that. Once per game: it is spent when the round's first
   * question is asked, or, for a round that runs alongside the others, when this player has answered one of
   * its questions.
   */
  PlayJoker: 'PlayJoker',
  /**
   * (questionId, points) → `{ points }` as stored; throws not_joined, invalid_arguments (less than 0, or more than
   * the player has), answers_closed. The last call of any of the player's phones counts.
   */
  SetStake: 'SetStake',
  /**
   * (questionId, text) → nothing: the player objects to how a question was judged, once, from its reveal to the podium;
   * throws objections_closed, not_joined, invalid_arguments. `text`: 1 to 120 characters.
   */
  Object: 'Object',
  /** () → IssuedTicket, for a team-mate's phone: `/join/{code}#device={ticket}`; throws not_joined. */
  InviteDevice: 'InviteDevice',
  /** (deviceId) → nothing; throws not_joined, not_captain, invalid_arguments. */
  RemoveDevice: 'RemoveDevice',
  /** (questionId, part or null) → nothing: a key was pressed in this field; throws not_joined. */
  SetTyping: 'SetTyping',
  /** (hidden) → nothing: the player left the page, or is back, during a question; throws not_joined. */
  SetHidden: 'SetHidden',
  /** () → Evening, once the podium is shown; throws not_joined, or command_refused before that. */
  GetEvening: 'GetEvening',
} as const;

/** Object's second argument. */
export const objectionTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.check((text) => [...text].length <= MAX_OBJECTION_LENGTH),
  // One line: neither control characters nor lone surrogates.
  v.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u),
);

const submittedAnswerSchema = v.union(WIRES.map((wire) => ('sent' in wire ? wire.sent : wire.answer)));
/** An answer as it is sent. */
export type SubmittedAnswer = v.InferOutput<typeof submittedAnswerSchema>;

/** Reads SubmitAnswer's second argument. */
export const parseAnswer = parserOf(submittedAnswerSchema);
