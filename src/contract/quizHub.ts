/** The hub's path below the server address. The build can set another one for another server. */
export const QUIZ_HUB_PATH: string = import.meta.env?.VITE_QUIZ_HUB_PATH || '/quizHub';

/** The methods that monitors and hosts call. */
export const QuizHubMethod = {
  /** (sessionCode) → nothing; throws session_not_found. */
  RegisterMonitor: 'RegisterMonitor',
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
