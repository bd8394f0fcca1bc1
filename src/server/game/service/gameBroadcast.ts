import { GameHubPlayEvent, QuizHubGameEvent, type AnswersCounted } from '../../../contract/gameHubs';
import type { PlayerOwn } from '../../../contract/playerGame';
import type { SessionGame } from '../../../contract/scene';
import type { Schedule } from '../../schedule';
import type { Hub } from '../../signalr/hub';
import { Throttle } from '../../throttle';
import { playerGroup } from './groups';
import type { LiveGame } from './liveGame';
import type { LiveGames } from './liveGames';
import { visibleText } from './visible';
import { type Scores, scoreGame } from '../../../game/scoring/score';

type Audience = Pick<Hub, 'sendToGroup' | 'groupSize'>;

export interface GameBroadcastParts {
  monitors: Audience;
  phones: Audience;
  games: LiveGames;
  schedule: Schedule;
  /** Sends a session with its game to all its monitors. */
  sendSession(sessionCode: string): void;
  /** Sends what only hosts see to all its hosts. */
  sendToHosts(sessionCode: string): void;
}

const MONITOR_INTERVAL_MS = 100;
const PHONE_INTERVAL_MS = 1_000;
/** What a host marks is seen by every player within a second, the way to the phone included. */
const PLAYER_INTERVAL_MS = 900;
/** HostUpdated lists all players, so its interval grows with them, and the bytes per second do not. */
const HOST_INTERVAL_PER_PLAYER_MS = 10;
/** What a host judges is seen within a second, and who has answered within two, however many play. */
const MAX_JUDGED_INTERVAL_MS = 800;
const MAX_ANSWERED_INTERVAL_MS = 2_000;

/** What was sent of a game last. */
interface Sent {
  step: number;
  monitors: string;
  counts: string;
  phones: string;
  /** What PlayerUpdated follows from; by playerId what each player was sent of it. */
  scores: Scores;
  /** The scores when hosts were last told that something changed. */
  judged: Scores;
  owns: Map<string, string>;
}

/**
 * Sends what changed in a game: a new scene at once, everything else no more often than people can follow, and only
 * what those who get it can see.
 */
export class GameBroadcast {
  readonly #parts: GameBroadcastParts;
  readonly #throttle: Throttle;
  readonly #sent = new WeakMap<LiveGame, Sent>();

  constructor(parts: GameBroadcastParts) {
    this.#parts = parts;
    this.#throttle = new Throttle(parts.schedule);
  }

  /** From now on, what changes in the game is sent. */
  follow(game: LiveGame): void {
    const { games } = this.#parts;
    const now = games.now();
    const monitors = games.monitorGame(game, now);
    const scores = scoreGame(game.plan, game.shown);
    this.#sent.set(game, {
      step: game.shown.step,
      monitors: visibleText(monitors, now),
      counts: JSON.stringify(answersCounted(monitors)),
      phones: visibleText(games.playerGame(game, now), now),
      ...{ scores, judged: scores },
      owns: new Map(),
    });
  }

  /** A state of the game is on disk that was not before. */
  gameChanged(game: LiveGame): void {
    const sent = this.#sent.get(game);
    if (!sent) return;
    const { sessionCode, shown } = game;
    const isNewScene = sent.step !== shown.step;
    sent.step = shown.step;
    const send = (to: string, intervalMs: () => number, action: () => void): void => {
      if (isNewScene) action();
      else this.#throttle.run(`${sessionCode} ${to}`, intervalMs, action);
    };
    send('monitors', always(MONITOR_INTERVAL_MS), () => this.#toMonitors(game, sent));
    this.#toHosts(game, sent, isNewScene);
    send('phones', always(PHONE_INTERVAL_MS), () => this.#toPhones(game, sent));
    send('players', always(PLAYER_INTERVAL_MS), () => this.#toPlayers(game, sent));
  }

  /** What only hosts see changed beside the game: one of their devices came or went. */
  hostsChanged(game: LiveGame): void {
    const { sessionCode } = game;
    this.#throttle.run(
      `${sessionCode} hosts`,
      () => hostInterval(game, MAX_JUDGED_INTERVAL_MS),
      () => this.#parts.sendToHosts(sessionCode),
    );
  }

  /** A phone was sent this player's own part with its admission. */
  playerAdmitted(game: LiveGame, playerId: string, own: PlayerOwn | undefined): void {
    this.#sent.get(game)?.owns.set(playerId, ownText(own));
  }

  /** One player did what only this player's own phones show. */
  playerChanged(game: LiveGame, playerId: string): void {
    const sent = this.#sent.get(game);
    if (sent) this.#toPlayer(game, playerId, sent);
  }

  close(): void {
    this.#throttle.close();
  }

  /** Answers come most often, in great numbers, and change no scores: what else happens does not wait behind them. */
  #toHosts(game: LiveGame, sent: Sent, isNewScene: boolean): void {
    const { sessionCode, plan, shown } = game;
    const scores = scoreGame(plan, shown);
    const isAnswer = scores === sent.judged;
    sent.judged = scores;
    const send = (): void => this.#parts.sendToHosts(sessionCode);
    const answerInterval = (): number => hostInterval(game, MAX_ANSWERED_INTERVAL_MS);
    if (isNewScene) this.#throttle.runAtOnce(`${sessionCode} hosts`, answerInterval, send);
    else if (isAnswer) this.#throttle.run(`${sessionCode} hosts`, answerInterval, send);
    else this.#throttle.run(`${sessionCode} judges`, () => hostInterval(game, MAX_JUDGED_INTERVAL_MS), send);
  }

  #toMonitors(game: LiveGame, sent: Sent): void {
    const { games, monitors, sendSession } = this.#parts;
    const now = games.now();
    const view = games.monitorGame(game, now);
    const visible = visibleText(view, now);
    const counted = answersCounted(view);
    const counts = JSON.stringify(counted);
    if (visible !== sent.monitors) sendSession(game.sessionCode);
    else if (counted && counts !== sent.counts)
      monitors.sendToGroup(game.sessionCode, QuizHubGameEvent.AnswersCounted, counted);
    Object.assign(sent, { monitors: visible, counts });
  }

  #toPhones(game: LiveGame, sent: Sent): void {
    const { games, phones } = this.#parts;
    const now = games.now();
    const view = games.playerGame(game, now);
    const visible = visibleText(view, now);
    if (visible !== sent.phones) phones.sendToGroup(game.sessionCode, GameHubPlayEvent.GameUpdated, view);
    sent.phones = visible;
  }

  #toPlayers(game: LiveGame, sent: Sent): void {
    const scores = scoreGame(game.plan, game.shown);
    if (scores === sent.scores) return;
    sent.scores = scores;
    // Players come and go all evening, each time as somebody new.
    for (const playerId of sent.owns.keys()) if (!scores.players.has(playerId)) sent.owns.delete(playerId);
    for (const { playerId } of game.shown.players) this.#toPlayer(game, playerId, sent);
  }

  #toPlayer(game: LiveGame, playerId: string, { owns }: Sent): void {
    const { games, phones } = this.#parts;
    const group = playerGroup(game.sessionCode, playerId);
    if (phones.groupSize(group) === 0) return;
    const own = games.playerOwn(game, playerId);
    const text = ownText(own);
    if (text === owns.get(playerId)) return;
    owns.set(playerId, text);
    phones.sendToGroup(group, GameHubPlayEvent.PlayerUpdated, own);
  }
}

/** Without the answers: the phone knows those that it gave. */
function ownText(own: PlayerOwn | undefined): string {
  return JSON.stringify(own && { ...own, answers: undefined });
}

const always = (ms: number) => (): number => ms;

function hostInterval({ shown }: LiveGame, mostMs: number): number {
  const ms = shown.players.length * HOST_INTERVAL_PER_PLAYER_MS;
  return Math.min(Math.max(MONITOR_INTERVAL_MS, ms), mostMs);
}

/** How many have answered and are done, where the scene shows it. */
function answersCounted({ step, scene }: SessionGame): AnswersCounted | undefined {
  if (!('answered' in scene)) return undefined;
  const ready = 'ready' in scene ? { ready: scene.ready } : {};
  return { step, answered: scene.answered, expected: scene.expected, ...ready };
}
