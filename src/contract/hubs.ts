import * as v from 'valibot';
import { countSchema, parserOf } from './parsed';
import { playerGameSchema, playerOwnSchema } from './playerGame';

/** Where the hubs live below the server address. The build may set others for another server. */
export const QUIZ_HUB_PATH: string = import.meta.env?.VITE_QUIZ_HUB_PATH || '/quizHub';
export const GAME_HUB_PATH: string = import.meta.env?.VITE_GAME_HUB_PATH || '/gameHub';

/** What a monitor calls, and the events it gets. */
export const QuizHubMethod = { RegisterMonitor: 'RegisterMonitor' } as const;
export const QuizHubEvent = { PlayerJoined: 'PlayerJoined', SessionUpdated: 'SessionUpdated' } as const;

/** What a player's phone calls, and the event it gets. */
export const GameHubMethod = {
  /**
   * (sessionCode, playerName, playerToken) → PlayerAdmission; throws an ErrorCode. The phone makes the token: 128
   * random bits as 22 base64url characters. The same token again in the same session gets the same admission, so that
   * a join whose answer was lost can be repeated.
   */
  JoinSession: 'JoinSession',
  /**
   * (sessionCode, playerToken) → PlayerAdmission; throws an ErrorCode: player_removed and device_removed until it joins
   * anew.
   */
  RejoinSession: 'RejoinSession',
  /**
   * (sessionCode, ticket, playerToken) → PlayerAdmission of the player who issued the ticket; throws
   * session_not_found, ticket_invalid, devices_full, already_joined (as another player). The same token again gets the
   * same admission.
   */
  JoinAsDevice: 'JoinAsDevice',
  /** () → nothing. The player's name is free again; of several phones, only this one goes. */
  LeaveSession: 'LeaveSession',
} as const;
export const GameHubEvent = {
  /** `{ playerCount }`: how many players are in the session now. */
  PlayerCountChanged: 'PlayerCountChanged',
} as const;

const playerCountSchema = v.object({ playerCount: countSchema });

const playerAdmissionSchema = v.object({
  sessionCode: v.string(),
  quizName: v.string(),
  playerName: v.string(),
  playerToken: v.string(),
  game: v.optional(playerGameSchema),
  own: v.optional(playerOwnSchema),
  ...playerCountSchema.entries,
});
/** The session that a player joined, the name there, and the token with which the phone comes back. */
export type PlayerAdmission = v.InferOutput<typeof playerAdmissionSchema>;

/** Reads what JoinSession and RejoinSession answer. */
export const parsePlayerAdmission = parserOf(playerAdmissionSchema);

export const parsePlayerCount = parserOf(playerCountSchema);
