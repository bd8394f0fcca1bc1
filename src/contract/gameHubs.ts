import * as v from 'valibot';
import { countSchema, optionalField, parserOf } from './parsed';
import { answerCounts } from './scene';

/** The methods that a host calls on the quiz hub, in addition to a monitor's. */
export const QuizHubGameMethod = {
  /** (sessionCode, hostKey) → nothing; throws session_not_found, host_key_invalid. A host is also a monitor. */
  RegisterHost: 'RegisterHost',
  /** (Command) → `{ revision }`; throws not_host, command_stale, command_refused, invalid_arguments. */
  HostCommand: 'HostCommand',
  /** (questionId) → MarkedQuestion with its groups, if closed; throws not_host, invalid_arguments. */
  GetMarking: 'GetMarking',
  /**
   * (), or ('scorer') → IssuedTicket, for the host's other device, or for one that can only `score` and
   * `scoreRound`; throws not_host, or command_refused if there are too many. With a second argument true, the
   * device that claims it waits for AnswerClaim; the first one may then be null.
   */
  IssueTicket: 'IssueTicket',
  WithdrawTicket: 'WithdrawTicket',
  /**
   * (sessionCode, ticket, sign?) → ClaimedTicket, a new key; throws session_not_found, ticket_invalid,
   * claim_refused. `sign`: one to four digits that the device shows while it waits; required if it has to.
   */
  ClaimTicket: 'ClaimTicket',
  /** (claimId, isAdmitted) → nothing; throws not_host, command_refused, or ticket_invalid if it no longer waits. */
  AnswerClaim: 'AnswerClaim',
  /** (deviceId) → nothing; throws not_host, or command_refused for a device with the session's first key. */
  DismissHost: 'DismissHost',
  /** (playerId) → IssuedTicket, for another of this player's phones; throws not_host, invalid_arguments. */
  InviteDevice: 'InviteDevice',
  /** (playerId, deviceId) → nothing; throws not_host, invalid_arguments. */
  RemoveDevice: 'RemoveDevice',
  /** () → Sheets: everything asked so far, for marking paper; throws not_host. Scorers may call it too. */
  GetSheets: 'GetSheets',
} as const;
export const QuizHubGameEvent = {
  /** HostGame, to hosts. */
  HostUpdated: 'HostUpdated',
  /** AnswersCounted, to all monitors. */
  AnswersCounted: 'AnswersCounted',
  /** Nothing, sent to the connection that issued the ticket. */
  TicketClaimed: 'TicketClaimed',
  /** DeviceClaiming, sent to the connection that issued the ticket: the device waits for AnswerClaim. */
  DeviceClaiming: 'DeviceClaiming',
  /** Nothing, sent to the connection that claims: it waits for AnswerClaim. */
  ClaimWaiting: 'ClaimWaiting',
  /** Nothing, sent to the connections of a removed device: they are no longer hosts. */
  HostDismissed: 'HostDismissed',
} as const;

/** The methods that a player's phone calls during the game, in addition to joining and leaving. */
export const GameHubPlayMethod = {
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
export const GameHubPlayEvent = {
  /** PlayerGame, the same for every phone. */
  GameUpdated: 'GameUpdated',
  /** PlayerOwn, specific to each phone. */
  PlayerUpdated: 'PlayerUpdated',
  /** () → sent to the phone of a player removed by a host, just before its connection ends. */
  PlayerRemoved: 'PlayerRemoved',
  /** () → sent to a phone that was removed from its team, just before its connection ends. */
  DeviceRemoved: 'DeviceRemoved',
  /** TeamTyping, sent to the team's other phones. */
  TeamTyping: 'TeamTyping',
  /** () → sent to all phones of a session that a host has ended, just before their connections end. */
  SessionEnded: 'SessionEnded',
} as const;

const teamTypingSchema = v.object({
  questionId: v.string(),
  part: v.nullish(countSchema, null),
  deviceId: v.string(),
});
/** A field in which a team-mate has just pressed a key, and on which device. */
export type TeamTyping = v.InferOutput<typeof teamTypingSchema>;

export const parseTeamTyping = parserOf(teamTypingSchema);

const answersCountedSchema = v.object({
  step: countSchema,
  ...answerCounts,
  /** How many have handed in, if the round is revealed at its end. */
  ready: optionalField(countSchema),
});
/** How many have answered the question of this step's scene. */
export type AnswersCounted = v.InferOutput<typeof answersCountedSchema>;

export const parseAnswersCounted = parserOf(answersCountedSchema);
