import type { Command, CommandOf } from '../contract/commands';
import { isOver } from '../game/facts';
import { checkPlayerName } from '../game/names/playerName';
import { withDecision } from '../game/season/teams';
import type { GamePlayer } from '../game/state';
import { Refusal } from './refusal';
import { createQueue } from './schedule';
import { changeSeason } from './changeSeason';
import { keyOfFormer, storeSession } from './documents';
import { planOf } from './gameDocuments';
import type { GameRunner } from './gameRunner';
import type { Player } from './people/playerList';
import type { Roster } from './people/roster';
import type { SessionServices } from './ports';
import type { SessionSender } from './sender';
import type { LiveState } from './liveState';
import type { SessionViews } from './views';

/** The game's revision after a command, and the player that the command added. */
type Done = { revision: number; playerId?: string };

/** Carries out a host's command beyond the rules: reads quizzes, adds and removes players, changes the session. */
export class HostCommands {
  readonly #session: LiveState;
  readonly #runner: GameRunner;
  readonly #roster: Roster;
  readonly #views: Pick<SessionViews, 'ownResults'>;
  readonly #sender: Pick<SessionSender, 'sessionChanged'>;
  readonly #services: SessionServices;
  /** The changes of quiz; other commands, which belong to neither quiz, wait for them. */
  readonly #changes = createQueue();

  constructor(
    session: LiveState,
    { runner, roster }: { runner: GameRunner; roster: Roster },
    views: Pick<SessionViews, 'ownResults'>,
    sender: Pick<SessionSender, 'sessionChanged'>,
    services: SessionServices,
  ) {
    this.#session = session;
    this.#runner = runner;
    this.#roster = roster;
    this.#views = views;
    this.#sender = sender;
    this.#services = services;
  }

  /**
   * Carries out a command; resolves, when everything is on disk, with the game's revision and any player that
   * it added. Throws command_stale or command_refused, and for addPaper the codes of Roster.addPaper.
   */
  async run(command: Command): Promise<Done> {
    // A rehearsal has one quiz and counts nowhere.
    const isRefused =
      command.type === 'anotherQuiz' || (command.type === 'season' && command.seasonId !== null);
    if (isRefused && this.#session.record.rehearsal) throw new Refusal('command_refused');
    if (command.type === 'anotherQuiz') return this.#changes(() => this.#takeAnother(command));
    await this.#changes(() => Promise.resolve());
    if (command.type === 'start') await this.#takeQuiz();
    if (command.type === 'addPaper') {
      const { playerId } = await this.#roster.addPaper(command.name);
      return { revision: this.#runner.shown.state.revision, playerId };
    }
    if (command.type === 'seasonTeam') {
      await this.#decideName(command);
      return { revision: this.#runner.shown.state.revision };
    }
    if (command.type === 'season') await this.#checkSeason(command.seasonId);
    // Looked up first, since the game forgets whom it removes.
    const target = 'playerId' in command ? this.#roster.withId(command.playerId) : undefined;
    if (target && command.type === 'rename') return this.#rename(target, command);
    const { players: before } = this.#runner.state;
    const done = this.#runner.apply({ type: 'command', command });
    // The rules decide at once who goes; the session follows when that is on disk.
    const gone = this.#goneOf(before);
    const { revision } = await done;
    if (target && command.type === 'toPaper') await this.#roster.toPaper(target);
    if (command.type !== 'remove') await Promise.all(gone.map((player) => this.#roster.giveUp(player)));
    else if (target) await this.#roster.remove(target);
    return { revision };
  }

  /** Plays the quiz as it is now, with the venue's rules if it has none of its own. */
  async #takeQuiz(): Promise<void> {
    const { quizzes, now, houseRules } = this.#services;
    const { record } = this.#session;
    if (this.#runner.state.position > 0) return;
    const [rules] = await Promise.all([houseRules(), quizzes.refresh()]);
    this.quizChanged();
    const source = quizzes.get(record.quizId)?.source;
    const ownRules = (source as { rules?: unknown } | undefined)?.rules;
    this.#runner.takeQuiz(rules && !ownRules && source ? { ...source, rules } : source);
    if (record.startedAt !== undefined) return;
    this.#session.change({ startedAt: now() });
    await this.#session.save();
  }

  /** Before the start, a session takes over changes of its quiz's name. */
  quizChanged(): void {
    const { quizzes, log } = this.#services;
    const { record } = this.#session;
    const quiz = quizzes.get(record.quizId);
    if (!quiz || this.#runner.state.position > 0) return;
    const { quizName, quizDescription } = quiz;
    if (quizName === record.quizName && quizDescription === record.quizDescription) return;
    this.#session.change({ quizName, quizDescription });
    this.#sender.sessionChanged();
    // Not awaited: all sessions are written at once, and a disk that hangs must not block the caller.
    void this.#session.save().catch((error: unknown) => {
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

  async #decideName(command: CommandOf<'seasonTeam'>): Promise<void> {
    const { seasonId } = this.#runner.shown.state;
    if (seasonId === null) throw new Refusal('command_refused');
    await changeSeason(this.#services.seasons, seasonId, (season) => withDecision(season, command));
  }

  /**
   * Goes from the podium to another quiz. The session's own document is written before the game: after a
   * failure between the two, the podium is still there, and the same command continues from it.
   */
  async #takeAnother(command: CommandOf<'anotherQuiz'>): Promise<Done> {
    const { store, quizzes } = this.#services;
    const runner = this.#runner;
    await quizzes.readAnew();
    const quiz = quizzes.get(String(command.quizId));
    const plan = planOf(quiz?.source);
    if (!quiz || plan.questions.length === 0 || !isOver(runner.newest)) throw new Refusal('command_refused');
    const { count } = runner.state.earlier;
    const { sessionCode, quizName: playedName, earlierQuizzes: played = [] } = this.#session.record;
    const earlierQuizzes = played.length > count ? played : [...played, playedName];
    const former = { ...this.#views.ownResults(), quizName: earlierQuizzes[count]! };
    await store.put(sessionCode, keyOfFormer(count), { number: count, ...former });
    const { quizId, quizName, quizDescription } = quiz;
    const next = { quizId, quizName, quizDescription, earlierQuizzes };
    await storeSession(store, { ...this.#session.record, ...next });
    // Meanwhile it may have ended, with the quiz that was played.
    this.#session.check();
    this.#session.change(next);
    const { revision } = await runner.takeAnother(command, plan, former);
    this.#sender.sessionChanged();
    await this.#roster.paperAnew();
    return { revision };
  }

  /** Reserves the name first, so that nobody else can take it before the rename is on disk. */
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

  /** Returns those of these players whom the game no longer has. */
  #goneOf(players: readonly GamePlayer[]): Player[] {
    const { players: left } = this.#runner.state;
    if (left === players) return [];
    const gone = new Set(players.map(({ playerId }) => playerId));
    for (const { playerId } of left) gone.delete(playerId);
    return this.#roster.present.filter(({ playerId }) => gone.has(playerId));
  }
}
