import * as v from 'valibot';
import { countSchema, parserOf } from './parsed';
import { playerGameSchema, playerOwnSchema } from './playerGame';

/** The hubs' paths below the server address. The build can set others for another server. */
export const QUIZ_HUB_PATH: string = import.meta.env?.VITE_QUIZ_HUB_PATH || '/quizHub';
export const GAME_HUB_PATH: string = import.meta.env?.VITE_GAME_HUB_PATH || '/gameHub';

/** The methods that a monitor calls, and the events that it receives. */
export const QuizHubMethod = { RegisterMonitor: 'RegisterMonitor' } as const;
export const QuizHubEvent = { PlayerJoined: 'PlayerJoined', SessionUpdated: 'SessionUpdated' } as const;

/** The methods that a player's phone calls, and the event that it receives. */
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
/** The session that a player joined, the player's name there, and the token with which the phone returns. */
export type PlayerAdmission = v.InferOutput<typeof playerAdmissionSchema>;

/** Reads the results of JoinSession and RejoinSession. */
export const parsePlayerAdmission = parserOf(playerAdmissionSchema);

export const parsePlayerCount = parserOf(playerCountSchema);
