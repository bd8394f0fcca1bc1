import type { Command, CommandOf } from '../contract/fromHosts';
import { isObject } from '../contract/parsed';
import { isOver } from '../game/facts';
import { withDecision } from '../game/season/teams';
import type { Plan } from '../game/plan';
import { changeSeason } from './changeSeason';
import { planOf, scoredAlike, withAskedNext } from './gameDocuments';
import type { Roster } from './people/roster';
import type { SessionServices } from './ports';
import type { RecordChange } from './reduce';
import { Refusal } from './refusal';
import { createQueue } from './schedule';
import type { SessionViews } from './views';
import type { Writer } from './writer';

/** The game's revision after a command, and the player that the command added. */
type Done = { revision: number; playerId?: string };

/** Carries out a host's command: looks up what the rules cannot know, such as quizzes and seasons. */
export class HostCommands {
  readonly #writer: Writer;
  readonly #roster: Roster;
  readonly #views: Pick<SessionViews, 'ownResults'>;
  readonly #services: SessionServices;
  /** The changes of quiz; other commands, which belong to neither quiz, wait for them. */
  readonly #changes = createQueue();
  /** How many were given. */
  count = 0;

  constructor(
    writer: Writer,
    roster: Roster,
    views: Pick<SessionViews, 'ownResults'>,
    services: SessionServices,
  ) {
    this.#writer = writer;
    this.#roster = roster;
    this.#views = views;
    this.#services = services;
  }

  /**
   * Carries out a command; resolves, when everything is stored, with the game's revision and any player that it added.
   * Throws command_stale or command_refused, and for addPaper the codes of Roster.addPaper.
   */
  async run(command: Command): Promise<Done> {
    this.count++;
    // A rehearsal has one quiz and counts nowhere.
    const isRefused =
      command.type === 'anotherQuiz' || (command.type === 'season' && command.seasonId !== null);
    if (isRefused && this.#writer.record.rehearsal) throw new Refusal('command_refused');
    if (command.type === 'anotherQuiz') return this.#changes(() => this.#takeAnother(command));
    await this.#changes(() => Promise.resolve());
    if (command.type === 'start') return this.#start(command);
    if (command.type === 'addPaper') {
      const playerId = await this.#roster.addPaper(command.name);
      return { revision: this.#writer.shown.game.state.revision, playerId };
    }
    if (command.type === 'seasonTeam') {
      await this.#decideName(command);
      return { revision: this.#writer.shown.game.state.revision };
    }
    if (command.type === 'season') await this.#checkSeason(command.seasonId);
    // Planned and applied at once, so that nothing can happen in between.
    const plan = command.type === 'ask' ? withAskedNext(this.#writer.newest.game, command) : undefined;
    return this.#apply(command, plan && { plan });
  }

  async #apply(command: Command, more: { plan?: Plan; change?: RecordChange } = {}): Promise<Done> {
    const { game } = await this.#writer.apply({ type: 'command', command, ...more });
    return { revision: game.state.revision };
  }

  /** Plays the quiz as it is now, with the venue's rules if it has none of its own. */
  async #start(command: CommandOf<'start'>): Promise<Done> {
    const { quizzes, now, venue } = this.#services;
    if (this.#writer.newest.game.state.position > 0) return this.#apply(command);
    const [{ rules }] = await Promise.all([venue(), quizzes.refresh()]);
    await this.quizChanged();
    const { quizId, startedAt } = this.#writer.record;
    const { source, questionCount = 0 } = quizzes.get(quizId) ?? {};
    const { scoring } = this.#writer.newest.game.state;
    const scored = scoring === null ? source : scoredAlike(source, scoring);
    const lacksRules = isObject(scored) && !scored.rules;
    const plan = this.#planOf(rules && lacksRules ? { ...scored, rules } : scored);
    const isStarted = this.#writer.newest.game.state.position > 0;
    if (!isStarted && questionCount === 0) throw new Refusal('command_refused');
    return this.#apply(command, { plan, ...(startedAt === undefined && { change: { startedAt: now() } }) });
  }

  #planOf(quiz: unknown): Plan {
    return planOf(quiz, { ...this.#services, hostLanguage: this.#writer.record.language });
  }

  /** Before the start, a session takes over changes of its quiz's name. Never fails. */
  async quizChanged(): Promise<void> {
    const { quizzes, log } = this.#services;
    const { record, newest } = this.#writer;
    const quiz = quizzes.get(record.quizId);
    if (!quiz || newest.game.state.position > 0 || !this.#writer.isOpen) return;
    const { quizName, quizDescription } = quiz;
    if (quizName === record.quizName && quizDescription === record.quizDescription) return;
    await this.#writer.change({ quizName, quizDescription }).catch((error: unknown) => {
      const text = `The new quiz name of session ${record.sessionCode} could not be saved: ${String(error)}`;
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
    const { seasonId } = this.#writer.shown.game.state;
    if (seasonId === null) throw new Refusal('command_refused');
    await changeSeason(this.#services.seasons, seasonId, (season) => withDecision(season, command));
  }

  /**
   * Goes from the podium to another quiz. The results so far and the session's own document are written before the
   * game: after a failure between them, the podium is still there, and the same command continues from it.
   */
  async #takeAnother(command: CommandOf<'anotherQuiz'>): Promise<Done> {
    const { quizzes } = this.#services;
    await quizzes.readAnew();
    const quiz = quizzes.get(String(command.quizId));
    const { game } = this.#writer.newest;
    if (!quiz?.questionCount || !isOver(game)) throw new Refusal('command_refused');
    const plan = this.#planOf(quiz.source);
    const { count } = game.state.earlier;
    const { quizName: playedName, earlierQuizzes: played = [] } = this.#writer.record;
    const earlierQuizzes = played.length > count ? played : [...played, playedName];
    const former = { ...this.#views.ownResults(), quizName: earlierQuizzes[count]! };
    const { quizId, quizName, quizDescription } = quiz;
    const change = { quizId, quizName, quizDescription, earlierQuizzes };
    const done = await this.#writer.apply({ type: 'command', command, plan, change, former });
    return { revision: done.game.state.revision };
  }
}
