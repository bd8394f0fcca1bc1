import type { HostGame, MarkedQuestion } from '../../../contract/hostGame';
import type { PlayerGame, PlayerOwn } from '../../../contract/playerGame';
import type { SessionGame } from '../../../contract/scene';
import { starWords } from '../../names/starWords';
import { collectResults, type GameResults } from '../../results/gameResults';
import { hostView } from '../../../game/views/hostView';
import { markedQuestion } from '../../../game/views/markingView';
import { filesOf, isPlayable, mediaQuestions } from '../../../game/views/mediaView';
import { ownView, playerView } from '../../../game/views/playerView';
import type { ViewContext } from '../../../game/views/questionView';
import { filesOfPlan, type GameMedia } from './gameMedia';
import type { LiveGame } from './liveGame';
import { isWaiting, runningQuestion, shownText } from '../../../game/facts';
import { scoreGame } from '../../../game/scoring/score';
import { monitorView } from '../../../game/views/monitorView';

export interface LiveGamesParts {
  /** Monotonic milliseconds. */
  clock(): number;
  media: GameMedia;
}

/** All games by room code, and what everybody sees of them: always of the state that is on disk. */
export class LiveGames {
  readonly #games = new Map<string, LiveGame>();
  /** Those of sessions that have ended, for their results alone. */
  readonly #ended = new Map<string, LiveGame>();
  readonly #parts: LiveGamesParts;

  constructor(parts: LiveGamesParts) {
    this.#parts = parts;
  }

  get(sessionCode: string): LiveGame | undefined {
    return this.#games.get(sessionCode);
  }

  get all(): Iterable<LiveGame> {
    return this.#games.values();
  }

  /** Adds a game, or takes in that its plan is another one. */
  put(game: LiveGame): void {
    this.#games.set(game.sessionCode, game);
    this.#parts.media.keep(game.sessionCode, filesOfPlan(game.plan).keys());
  }

  /** Looks anew at the media files of the game's present and next questions; answers whether anything is different. */
  lookAtMedia({ plan, shown }: LiveGame): Promise<boolean> {
    const questions = mediaQuestions(plan, shown).map(({ question }) => question);
    return this.#parts.media.look(questions.flatMap(filesOf).map(({ fileName }) => fileName));
  }

  /** Keeps a game that nobody plays any more for its results. */
  putEnded(game: LiveGame): void {
    this.#ended.set(game.sessionCode, game);
  }

  /** The question that waits for a sound or film, where none of its files can be played. */
  unplayable(game: LiveGame): string | undefined {
    const { plan, state } = game;
    const asked = isWaiting(plan, state) ? runningQuestion(plan, state) : undefined;
    return asked && !isPlayable(asked.question, this.#context(game, 0))
      ? asked.question.questionId
      : undefined;
  }

  /** Stops a game's timer and forgets it. */
  remove(sessionCode: string): void {
    this.#games.get(sessionCode)?.cancelTimer();
    this.#parts.media.drop(sessionCode);
    this.#games.delete(sessionCode);
    this.#ended.delete(sessionCode);
  }

  /** The time that events carry and views count from, in whole milliseconds: sums of fractions would not be exact. */
  now(): number {
    return Math.trunc(this.#parts.clock());
  }

  /** As every monitor may see it: `Session.game`. */
  monitorGame(game: LiveGame, now = this.now()): SessionGame {
    const { plan, shown } = game;
    return monitorView(plan, shown, scoreGame(plan, shown), this.#context(game, now));
  }

  /** As every phone may see it. */
  playerGame(game: LiveGame, now = this.now()): PlayerGame {
    const { plan, shown } = game;
    return playerView(plan, shown, scoreGame(plan, shown), this.#context(game, now));
  }

  /** What concerns one player alone. */
  playerOwn({ plan, shown }: LiveGame, playerId: string): PlayerOwn | undefined {
    return ownView(plan, shown, scoreGame(plan, shown), playerId);
  }

  /** A name as monitors see it. */
  shownText(sessionCode: string, text: string): string {
    const game = this.get(sessionCode);
    return game ? shownText(game.plan, game.shown, text) : starWords(text);
  }

  /** What only hosts see. */
  hostGame(game: LiveGame): HostGame {
    const { plan, shown } = game;
    return hostView(plan, shown, scoreGame(plan, shown), this.#context(game, this.now()));
  }

  /** A closed question with its answers in groups, as only hosts see it; undefined where there is none. */
  markedQuestion({ plan, shown }: LiveGame, questionId: string): MarkedQuestion | undefined {
    return markedQuestion(plan, shown, scoreGame(plan, shown), questionId);
  }

  /** Whether everybody may read a media file: once a question that names it was asked. */
  isFileAsked(sessionCode: string, fileName: string): boolean {
    const game = this.get(sessionCode);
    const askedAt = game && filesOfPlan(game.plan).get(fileName);
    return askedAt !== undefined && askedAt <= game!.shown.furthest;
  }

  #context({ sessionCode }: LiveGame, now: number): ViewContext {
    const { media } = this.#parts;
    return {
      now,
      mediaUrl: (kind, fileName) => media.urlOf(sessionCode, kind, fileName),
      mediaFault: (kind, fileName) => media.faultOf(kind, fileName),
    };
  }

  /** What a host takes home, also of a session that has ended; undefined where there is no such game. */
  results(sessionCode: string): GameResults | undefined {
    const game = this.#games.get(sessionCode) ?? this.#ended.get(sessionCode);
    return game && collectResults(game.plan, game.shown, scoreGame(game.plan, game.shown));
  }
}
