import * as v from 'valibot';
import { countSchema, optionalField, parserOf } from './parsed';

/** What a host calls on the quiz hub, beside what a monitor calls. */
export const QuizHubGameMethod = {
  /**
   * (sessionCode, hostKey) → nothing; throws session_not_found, host_key_invalid. The connection is then a host's,
   * and a monitor's, of that session.
   */
  RegisterHost: 'RegisterHost',
  /** (Command) → `{ revision }`; throws not_host, command_stale, command_refused, invalid_arguments. */
  HostCommand: 'HostCommand',
  /** (questionId) → MarkedQuestion with its groups, of a closed question; throws not_host, invalid_arguments. */
  GetMarking: 'GetMarking',
  /**
   * (), or ('scorer') → IssuedTicket, for a host's other device, or for one that can only `score` and `scoreRound`;
   * throws not_host, command_refused where there are too many.
   */
  IssueTicket: 'IssueTicket',
  WithdrawTicket: 'WithdrawTicket',
  /** (sessionCode, ticket) → ClaimedTicket, a new key; throws session_not_found, ticket_invalid. */
  ClaimTicket: 'ClaimTicket',
  /** (deviceId) → nothing; throws not_host, or command_refused for the device that has the session's first key. */
  DismissHost: 'DismissHost',
  /** (playerId) → IssuedTicket, for another phone of this player; throws not_host, invalid_arguments. */
  InviteDevice: 'InviteDevice',
  /** (playerId, deviceId) → nothing; throws not_host, invalid_arguments. */
  RemoveDevice: 'RemoveDevice',
  /** () → Sheets: what was asked so far, to mark paper by; throws not_host. For scorers too. */
  GetSheets: 'GetSheets',
} as const;
export const QuizHubGameEvent = {
  /** HostGame, to hosts. */
  HostUpdated: 'HostUpdated',
  /** AnswersCounted, to all monitors. */
  AnswersCounted: 'AnswersCounted',
  /** Nothing, to the connection that issued the ticket. */
  TicketClaimed: 'TicketClaimed',
  /** Nothing, to the connections of a device that was sent away: they are no hosts any more. */
  HostDismissed: 'HostDismissed',
} as const;

/** What a player's phone calls during the game, beside joining and leaving. */
export const GameHubPlayMethod = {
  /**
   * (questionId, Answer, done?) → `{ answer }` as stored; throws not_joined, answers_closed, answer_invalid. `done` is
   * false while the player is still at it: the answer stands when the question closes, and does not count as answered
   * before.
   */
  SubmitAnswer: 'SubmitAnswer',
  /**
   * (ready, roundIndex?) → nothing; throws not_joined, not_captain, answers_closed (where no round is open that is
   * revealed at its end). Whoever is ready can still change answers, and take it back. Without `roundIndex` it is the
   * round that the scene belongs to.
   */
  SetReady: 'SetReady',
  /**
   * (roundIndex) → `{ roundIndex }`; throws not_joined, not_captain, joker_refused. Doubles the points of the round
   * whose title shows; null takes that back. Once a game: it is spent when the round's first question is asked; for a
   * round beside the others, when this player has answered one of its questions.
   */
  PlayJoker: 'PlayJoker',
  /** () → IssuedTicket, for a team-mate's phone: `/join/{code}#device={ticket}`; throws not_joined. */
  InviteDevice: 'InviteDevice',
  /** (deviceId) → nothing; throws not_joined, not_captain, invalid_arguments. */
  RemoveDevice: 'RemoveDevice',
  /** (questionId, part or null) → nothing: a key was pressed in this field; throws not_joined. */
  SetTyping: 'SetTyping',
  /** (hidden) → nothing: the page was left, or is back, while a question is open; throws not_joined. */
  SetHidden: 'SetHidden',
  /** () → Evening, once the podium is shown; throws not_joined, command_refused before. */
  GetEvening: 'GetEvening',
} as const;
export const GameHubPlayEvent = {
  /** PlayerGame, the same for every phone. */
  GameUpdated: 'GameUpdated',
  /** PlayerOwn, each phone its own. */
  PlayerUpdated: 'PlayerUpdated',
  /** () → to the phone of a player whom a host has removed, just before its connection ends. */
  PlayerRemoved: 'PlayerRemoved',
  /** () → to the phone that was sent away from its team, just before its connection ends. */
  DeviceRemoved: 'DeviceRemoved',
  /** TeamTyping, to the other phones of the team. */
  TeamTyping: 'TeamTyping',
  /** () → to all phones of a session that a host has ended, just before their connections end. */
  SessionEnded: 'SessionEnded',
} as const;

const teamTypingSchema = v.object({
  questionId: v.string(),
  part: v.nullish(countSchema, null),
  deviceId: v.string(),
});
/** A field in which a team-mate has just pressed a key, and by which device. */
export type TeamTyping = v.InferOutput<typeof teamTypingSchema>;

export const parseTeamTyping = parserOf(teamTypingSchema);

const answersCountedSchema = v.object({
  step: countSchema,
  answered: countSchema,
  expected: countSchema,
  /** How many say that they are done with the round, where it is revealed at its end. */
  ready: optionalField(countSchema),
});
/** How many have answered what the scene of this step asks. */
export type AnswersCounted = v.InferOutput<typeof answersCountedSchema>;

export const parseAnswersCounted = parserOf(answersCountedSchema);
