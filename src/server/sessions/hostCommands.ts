import type { Command, CommandOf } from '../../contract/commands';
import { isOver } from '../../game/facts';
import { checkPlayerName } from '../../game/names/playerName';
import type { GamePlayer } from '../../game/state';
import { Refusal } from '../refusal';
import { keyOfFormer, storeSession, type SessionRecord } from '../store/sessionDocuments';
import type { GameRunner } from './gameRunner';
import type { PlayerDevices } from './playerDevices';
import type { Players } from './players';
import type { Player } from './roster';
import type { SessionSender } from './sessionSender';
import type { SessionContents, SessionViews } from './sessionViews';
import type { Surroundings } from './surroundings';

type QuizOfRecord = Pick<SessionRecord, 'quizId' | 'quizName' | 'quizDescription' | 'earlierQuizzes'>;

interface CommandParts {
  contents: SessionContents;
  runner: GameRunner;
  players: Players;
  playerDevices: PlayerDevices;
  sender: SessionSender;
  views: SessionViews;
}

/** What a host's command does beside the rules: quizzes are read, players follow, the session is another one. */
export class HostCommands {
  readonly #session: CommandParts;
  readonly #parts: Surroundings;
  /** While another quiz is taken: no other command belongs to either. */
  #taking: Promise<unknown> = Promise.resolve();

  constructor(session: CommandParts, parts: Surroundings) {
    this.#session = session;
    this.#parts = parts;
  }

  /**
   * Carries out a command; resolves with the game's revision when all is on disk, and with whom it added. Throws
   * command_stale or command_refused, and for addPaper the codes of Players.addPaper.
   */
  async run(command: Command): Promise<{ revision: number; playerId?: string }> {
    // A rehearsal is of one quiz and counts nowhere.
    const isRefused =
      command.type === 'anotherQuiz' || (command.type === 'season' && command.seasonId !== null);
    if (isRefused && this.#session.contents.record.rehearsal) throw new Refusal('command_refused');
    if (command.type === 'anotherQuiz') return this.#inTurn(() => this.#takeAnother(command));
    await this.#taking;
    if (command.type === 'start') await this.#takeQuiz();
    if (command.type === 'addPaper') return this.#addPaper(command.name);
    if (command.type === 'season') await this.#checkSeason(command.seasonId);
    const { contents, runner, players, playerDevices } = this.#session;
    // Looked up before: the game forgets whom it removes.
    const target = 'playerId' in command ? contents.roster.withId(command.playerId) : undefined;
    if (target && command.type === 'rename') return this.#rename(target, command);
    const { players: before } = contents.game.state;
    const done = runner.apply({ type: 'command', command });
    // The rules say at once who goes; the session follows when the disk has it.
    const gone = this.#goneOf(before);
    const { revision } = await done;
    if (target && command.type === 'toPaper') await playerDevices.toPaper(target);
    if (command.type !== 'remove') await Promise.all(gone.map((player) => players.giveUp(player)));
    else if (target) await players.remove(target);
    return { revision };
  }

  async #addPaper(name: string): Promise<{ revision: number; playerId: string }> {
    const { playerId } = await this.#session.players.addPaper(name);
    return { revision: this.#session.contents.game.shown.revision, playerId };
  }

  /** The quiz as it is now is what is played, with the rules of the house where it has none of its own. */
  async #takeQuiz(): Promise<void> {
    const { quizzes, store, now, houseRules } = this.#parts;
    const { contents, runner } = this.#session;
    const { record, game } = contents;
    if (game.state.position > 0) return;
    const [rules] = await Promise.all([houseRules(), quizzes.refresh()]);
    this.quizChanged();
    const source = quizzes.get(record.quizId)?.source;
    const ownRules = (source as { rules?: unknown } | undefined)?.rules;
    runner.takeQuiz(rules && !ownRules && source ? { ...source, rules } : source);
    if (record.startedAt !== undefined) return;
    record.startedAt = now();
    await storeSession(store, record);
  }

  /** Before the start a session goes by what its quiz is called now. */
  quizChanged(): void {
    const { quizzes, store, log } = this.#parts;
    const { contents, sender } = this.#session;
    const { record, game } = contents;
    const quiz = quizzes.get(record.quizId);
    if (!quiz || game.state.position > 0) return;
    const { quizName, quizDescription } = quiz;
    if (quizName === record.quizName && quizDescription === record.quizDescription) return;
    Object.assign(record, { quizName, quizDescription });
    sender.sessionChanged();
    // Nobody waits for it: all sessions are written at once, and a disk that hangs holds no caller up.
    void storeSession(store, record).catch((error: unknown) => {
      const text = `the new quiz name of session ${record.sessionCode} is not stored: ${String(error)}`;
      log('error', text, 'quiz name');
    });
  }

  async #checkSeason(seasonId: string | null): Promise<void> {
    if (seasonId === null) return;
    await this.#parts.seasons.read(seasonId).catch(() => {
      throw new Refusal('command_refused');
    });
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#taking.then(task);
    this.#taking = done.catch(() => undefined);
    return done;
  }

  /**
   * From the podium to another quiz. The session's own document is written before the game: after a failure between the
   * two the podium is still there, and the same command goes on from it.
   */
  async #takeAnother(command: CommandOf<'anotherQuiz'>): Promise<{ revision: number }> {
    const { contents, sender, views } = this.#session;
    const { store, quizzes } = this.#parts;
    const { record, game } = contents;
    await quizzes.readAnew();
    const quiz = quizzes.get(String(command.quizId));
    if (!quiz || !isOver(game.plan, game.state)) throw new Refusal('command_refused');
    const { count } = game.state.earlier;
    const played = record.earlierQuizzes ?? [];
    const earlierQuizzes = played.length > count ? played : [...played, record.quizName];
    const former = { quizName: earlierQuizzes[count]!, results: views.ownResults() };
    await store.put(record.sessionCode, keyOfFormer(count), { number: count, ...former });
    const { quizId, quizName, quizDescription } = quiz;
    const revision = await this.#withQuiz({ quizId, quizName, quizDescription, earlierQuizzes }, async () => {
      const state = await this.#session.runner.takeAnother(command, quiz.source);
      return state.revision;
    });
    contents.former.push(former);
    sender.sessionChanged();
    await this.#paperAnew();
    return { revision };
  }

  /** The session has this quiz from now on, unless the game does not come to it. */
  async #withQuiz<T>(quiz: QuizOfRecord, play: () => Promise<T>): Promise<T> {
    const { record, game } = this.#session.contents;
    const { quizId, quizName, quizDescription, earlierQuizzes } = record;
    const { count } = game.state.earlier;
    Object.assign(record, quiz);
    try {
      await storeSession(this.#parts.store, record);
      return await play();
    } catch (error) {
      if (game.state.earlier.count === count)
        Object.assign(record, { quizId, quizName, quizDescription, earlierQuizzes });
      throw error;
    }
  }

  /** Who plays on paper does so from the beginning of this quiz, as the rules know already. */
  async #paperAnew(): Promise<void> {
    const { contents, playerDevices } = this.#session;
    const onPaper = contents.roster.present.filter(({ paperSince }) => paperSince !== undefined);
    for (const player of onPaper) {
      player.paperSince = 0;
      await playerDevices.store(player);
    }
  }

  /** The name is kept from the beginning, so that nobody else gets it before the disk has it. */
  async #rename(player: Player, command: CommandOf<'rename'>): Promise<{ revision: number }> {
    const { contents, runner, players } = this.#session;
    const checked = checkPlayerName(command.name);
    if (!checked.ok) throw new Refusal('command_refused');
    const release = contents.roster.reserveName(player, checked.name);
    try {
      const { revision } = await runner.apply({ type: 'command', command });
      await players.rename(player, checked.name);
      return { revision };
    } finally {
      release();
    }
  }

  /** Those of these players whom the game has lost. */
  #goneOf(players: readonly GamePlayer[]): Player[] {
    const { game, roster } = this.#session.contents;
    if (game.state.players === players) return [];
    const gone = new Set(players.map(({ playerId }) => playerId));
    for (const { playerId } of game.state.players) gone.delete(playerId);
    return roster.present.filter(({ playerId }) => gone.has(playerId));
  }
}
