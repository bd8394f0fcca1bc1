import type { SubmittedAnswer } from '../../src/contract/fromPhones';
import type { Command, CommandOf } from '../../src/contract/fromHosts';
import type { MediaFault } from '../../src/contract/media';
import type { GameEvent, GameRefusal } from '../../src/game/events';
import { planGame, type Plan } from '../../src/game/plan';
import { hostView } from '../../src/game/views/hostView';
import { markedQuestion } from '../../src/game/views/markingView';
import { ownView, playerView } from '../../src/game/views/playerView';
import { withAskedNext } from '../../src/session/gameDocuments';
import { createStarWords } from '../../src/server/sessions/badWords';
import { quizOf } from './gameQuizzes';
import { reduceGame } from '../../src/game/reduce';
import { nextDeadline } from '../../src/game/rules/clock';
import { withMoreToAsk } from '../../src/game/rules/ownQuestion';
import { scoreGame } from '../../src/game/scoring/score';
import { type Game, type GameState, createGame } from '../../src/game/state';
import { readGameState } from '../../src/game/storedGame';
import { monitorView } from '../../src/game/views/monitorView';

/** As in a German quiz. */
const GERMAN = createStarWords()('de');

/** Runs a game as a service around the rules would, on a clock of its own. Players' names are their ids. */
export class GamePlay {
  plan: Plan;
  state: GameState;
  now = 0;
  /** The faults of media files, by file name. */
  faults: Record<string, MediaFault> = {};
  /** When the venue's next quiz is. */
  nextDate?: string;

  constructor(file: object, names: readonly string[] = ['Anna', 'Ben']) {
    this.plan = { ...planGame(quizOf(file), GERMAN), source: file };
    this.state = createGame(this.now);
    for (const name of names) this.join(name);
  }

  /** Returns why the event was refused, or undefined. */
  happen(event: GameEvent): GameRefusal | undefined {
    const isAsk = event.type === 'command' && event.command.type === 'ask';
    const plan = isAsk && withAskedNext(this, event.command as CommandOf<'ask'>);
    const game = plan ? withMoreToAsk(this, plan) : this;
    const reduced = reduceGame(game, event, this.now);
    if ('refused' in reduced) return reduced.refused;
    this.plan = game.plan;
    this.state = reduced.state;
    return undefined;
  }

  /** A player joins; the name is the id unless another one is given. */
  join(playerId: string, more: { name?: string; paper?: boolean; phones?: string[] } = {}): void {
    this.happen({ type: 'joined', playerId, name: playerId, ...more });
  }

  leave(playerId: string, ...phones: string[]): void {
    this.happen({ type: 'left', playerId, phones });
  }

  /** A player's phone connects, or its connection is lost. */
  connect(playerId: string, connected: boolean): void {
    this.happen({ type: 'connection', playerId, connected });
  }

  command(command: Command): GameRefusal | undefined {
    return this.happen({ type: 'command', command });
  }

  /** Presses the button for this step. */
  move(type: 'next' | 'back' | 'close'): GameRefusal | undefined {
    return this.command({ type, step: this.state.step });
  }

  /** Gives the scene more time. */
  addTime(seconds: number): GameRefusal | undefined {
    return this.command({ type: 'addTime', step: this.state.step, seconds });
  }

  /** Gives a player points by hand, in place of those given before. */
  give(playerId: string, points: number): GameRefusal | undefined {
    return this.command({ type: 'adjust', adjustmentId: playerId, playerId, points, reason: '' });
  }

  start(): this {
    this.command({ type: 'start' });
    return this;
  }

  /** Moves on until the next scene of this name is shown; or the podium, with all its first places uncovered. */
  goTo(name: string): this {
    const isUncovered = () => this.scene.name === 'podium' && this.scene.hidden === undefined;
    if (name === 'podium' && isUncovered()) return this;
    for (let moves = 0; moves < 1000; moves++) {
      this.move('next');
      if (name === 'podium' ? isUncovered() : this.scene.name === name) return this;
    }
    throw new Error(`there is no scene ${name} ahead`);
  }

  answer(
    playerId: string,
    questionId: string,
    answer: SubmittedAnswer,
    done?: boolean,
  ): GameRefusal | undefined {
    return this.happen({ type: 'answer', playerId, questionId, answer, done });
  }

  withdraw(playerId: string, questionId: string): GameRefusal | undefined {
    return this.happen({ type: 'withdraw', playerId, questionId });
  }

  /** Each of these players gives this answer. */
  answers(questionId: string, given: Record<string, SubmittedAnswer>): this {
    for (const [playerId, answer] of Object.entries(given)) this.answer(playerId, questionId, answer);
    return this;
  }

  ready(playerId: string, ready = true): GameRefusal | undefined {
    return this.happen({ type: 'ready', playerId, ready });
  }

  joker(playerId: string, roundIndex: number | null): GameRefusal | undefined {
    return this.happen({ type: 'joker', playerId, roundIndex });
  }

  stake(playerId: string, questionId: string, points: number): GameRefusal | undefined {
    return this.happen({ type: 'stake', playerId, questionId, points });
  }

  /** Lets time pass, with each deadline at its own moment. */
  pass(ms: number): this {
    const until = this.now + ms;
    for (;;) {
      const due = nextDeadline(this);
      if (!due || this.state.time + due.inMs > until) break;
      this.now = Math.max(this.now, this.state.time + due.inMs);
      this.happen({ type: 'time' });
    }
    this.now = until;
    this.happen({ type: 'time' });
    return this;
  }

  /**
   * Ends the process and starts it again with what is stored, on a clock that starts from zero. `goesOn`
   * means that this happens so fast that nobody notices.
   */
  restart(goesOn?: boolean): this {
    const stored = readGameState(JSON.parse(JSON.stringify(this.state)));
    if (!stored.ok) throw Error(stored.reason);
    this.state = stored.value;
    this.now = 5;
    this.happen({ type: 'restart', goesOn });
    return this;
  }

  get scores() {
    return scoreGame(this);
  }
  /** The game as it is now, which does not change with what is played later. */
  get game(): Game {
    return { plan: this.plan, state: this.state };
  }
  get context() {
    const mediaFault = (_kind: string, file: string) => this.faults[file];
    const mediaUrl = (_kind: string, file: string) =>
      this.faults[file] ? undefined : `/media/${file.length}`;
    return { now: this.now, nextDate: this.nextDate, mediaUrl, mediaFault };
  }
  get monitor() {
    return monitorView(this, this.context);
  }
  get scene() {
    return this.monitor.scene;
  }
  get phone() {
    return playerView(this, this.context, this.monitor);
  }
  get host() {
    return hostView(this, this.context);
  }
  /** Returns the answers to a closed question, as a host who asks for them gets them. */
  groupsOf(questionId: string) {
    const groups = markedQuestion(this, questionId)?.groups;
    if (!groups) throw Error(`${questionId} is not closed`);
    return groups;
  }
  own(playerId: string) {
    const own = ownView(this, playerId);
    if (!own) throw Error(`nobody is called ${playerId}`);
    return own;
  }
  /** Everybody's points by name. */
  get points(): Record<string, number> {
    return Object.fromEntries(this.scores.standings.map(({ name, points }) => [name, points]));
  }
  /** One line for each player: name, rank, points and gain. */
  get table(): string[] {
    return this.scores.standings.map((each) => `${each.rank} ${each.name} ${each.points} +${each.gained}`);
  }
}
