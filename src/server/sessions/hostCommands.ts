import type { Command, CommandOf } from '../../contract/commands';
import { isOver } from '../../game/facts';
import { checkPlayerName } from '../../game/names/playerName';
import type { GamePlayer } from '../../game/state';
import { Refusal } from '../refusal';
import { keyOfFormer, storeSession, type SessionRecord } from '../store/sessionDocuments';
import type { GameRunner } from './gameRunner';
import type { Player } from './playerList';
import type { Roster } from './roster';
import type { SessionServices } from './services';
import type { SessionSender } from './sessionSender';
import type { SessionViews } from './sessionViews';

type QuizOfRecord = Pick<SessionRecord, 'quizId' | 'quizName' | 'quizDescription' | 'earlierQuizzes'>;
/** What a command adds to the session, and the game's revision after it. */
type Done = { revision: number; playerId?: string };

/** What a host's command does beside the rules: quizzes are read, players follow, the session is another one. */
export class HostCommands {
  readonly #record: SessionRecord;
  readonly #runner: GameRunner;
  readonly #roster: Roster;
  readonly #views: Pick<SessionViews, 'ownResults'>;
  readonly #sender: Pick<SessionSender, 'sessionChanged'>;
  readonly #services: SessionServices;
  /** While another quiz is taken: no other command belongs to either. */
  #taking: Promise<unknown> = Promise.resolve();

  constructor(
    record: SessionRecord,
    { runner, roster }: { runner: GameRunner; roster: Roster },
    views: Pick<SessionViews, 'ownResults'>,
    sender: Pick<SessionSender, 'sessionChanged'>,
    services: SessionServices,
  ) {
    this.#record = record;
    this.#runner = runner;
    this.#roster = roster;
    this.#views = views;
    this.#sender = sender;
    this.#services = services;
  }

  /**
   * Carries out a command; resolves with the game's revision when all is on disk, and with whom it added. Throws
   * command_stale or command_refused, and for addPaper the codes of Roster.addPaper.
   */
  async run(command: Command): Promise<Done> {
    // A rehearsal is of one quiz and counts nowhere.
    const isRefused =
      command.type === 'anotherQuiz' || (command.type === 'season' && command.seasonId !== null);
    if (isRefused && this.#record.rehearsal) throw new Refusal('command_refused');
    if (command.type === 'anotherQuiz') return this.#inTurn(() => this.#takeAnother(command));
    await this.#taking;
    if (command.type === 'start') await this.#takeQuiz();
    if (command.type === 'addPaper') {
      const { playerId } = await this.#roster.addPaper(command.name);
      return { revision: this.#runner.shown.revision, playerId };
    }
    if (command.type === 'season') await this.#checkSeason(command.seasonId);
    // Looked up before: the game forgets whom it removes.
    const target = 'playerId' in command ? this.#roster.withId(command.playerId) : undefined;
    if (target && command.type === 'rename') return this.#rename(target, command);
    const { players: before } = this.#runner.state;
    const done = this.#runner.apply({ type: 'command', command });
    // The rules say at once who goes; the session follows when the disk has it.
    const gone = this.#goneOf(before);
    const { revision } = await done;
    if (target && command.type === 'toPaper') await this.#roster.toPaper(target);
    if (command.type !== 'remove') await Promise.all(gone.map((player) => this.#roster.giveUp(player)));
    else if (target) await this.#roster.remove(target);
    return { revision };
  }

  /** The quiz as it is now is what is played, with the rules of the house where it has none of its own. */
  async #takeQuiz(): Promise<void> {
    const { quizzes, store, now, houseRules } = this.#services;
    if (this.#runner.state.position > 0) return;
    const [rules] = await Promise.all([houseRules(), quizzes.refresh()]);
    this.quizChanged();
    const source = quizzes.get(this.#record.quizId)?.source;
    const ownRules = (source as { rules?: unknown } | undefined)?.rules;
    this.#runner.takeQuiz(rules && !ownRules && source ? { ...source, rules } : source);
    if (this.#record.startedAt !== undefined) return;
    this.#record.startedAt = now();
    await storeSession(store, this.#record);
  }

  /** Before the start a session goes by what its quiz is called now. */
  quizChanged(): void {
    const { quizzes, store, log } = this.#services;
    const record = this.#record;
    const quiz = quizzes.get(record.quizId);
    if (!quiz || this.#runner.state.position > 0) return;
    const { quizName, quizDescription } = quiz;
    if (quizName === record.quizName && quizDescription === record.quizDescription) return;
    Object.assign(record, { quizName, quizDescription });
    this.#sender.sessionChanged();
    // Nobody waits for it: all sessions are written at once, and a disk that hangs holds no caller up.
    void storeSession(store, record).catch((error: unknown) => {
      const text = `the new quiz name of session ${record.sessionCode} is not stored: ${String(error)}`;
      log('error', text, 'quiz name');
    });
  }

  async #checkSeason(seasonId: string | null): Promise<void> {
    if (seasonId === null) return;
    await this.#services.seasons.read(seasonId).catch(() => {
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
  async #takeAnother(command: CommandOf<'anotherQuiz'>): Promise<Done> {
    const { store, quizzes } = this.#services;
    const runner = this.#runner;
    await quizzes.readAnew();
    const quiz = quizzes.get(String(command.quizId));
    if (!quiz || !isOver(runner.plan, runner.state)) throw new Refusal('command_refused');
    const { count } = runner.state.earlier;
    const { sessionCode, quizName: playedName, earlierQuizzes: played = [] } = this.#record;
    const earlierQuizzes = played.length > count ? played : [...played, playedName];
    const former = { quizName: earlierQuizzes[count]!, results: this.#views.ownResults() };
    await store.put(sessionCode, keyOfFormer(count), { number: count, ...former });
    const { quizId, quizName, quizDescription } = quiz;
    const { revision } = await this.#withQuiz({ quizId, quizName, quizDescription, earlierQuizzes }, () =>
      runner.takeAnother(command, quiz.source, former),
    );
    this.#sender.sessionChanged();
    await this.#roster.paperAnew();
    return { revision };
  }

  /** The session has this quiz from now on, unless the game does not come to it. */
  async #withQuiz<T>(quiz: QuizOfRecord, play: () => Promise<T>): Promise<T> {
    const { quizId, quizName, quizDescription, earlierQuizzes } = this.#record;
    const { count } = this.#runner.state.earlier;
    Object.assign(this.#record, quiz);
    try {
      await storeSession(this.#services.store, this.#record);
      return await play();
    } catch (error) {
      if (this.#runner.state.earlier.count === count)
        Object.assign(this.#record, { quizId, quizName, quizDescription, earlierQuizzes });
      throw error;
    }
  }

  /** The name is kept from the beginning, so that nobody else gets it before the disk has it. */
  async #rename(player: Player, command: CommandOf<'rename'>): Promise<Done> {
    const checked = checkPlayerName(command.name);
    if (!checked.ok) throw new Refusal('command_refused');
    const release = this.#roster.reserveName(player, checked.name);
    try {
      const { revision } = await this.#runner.apply({ type: 'command', command });
      await this.#roster.rename(player, checked.name);
      return { revision };
    } finally {
      release();
    }
  }

  /** Those of these players whom the game has lost. */
  #goneOf(players: readonly GamePlayer[]): Player[] {
    const { players: left } = this.#runner.state;
    if (left === players) return [];
    const gone = new Set(players.map(({ playerId }) => playerId));
    for (const { playerId } of left) gone.delete(playerId);
    return this.#roster.present.filter(({ playerId }) => gone.has(playerId));
  }
}
