import type { PlayerGame } from '../../contract/toPhones';
import type { Answer } from '../../contract/question';
import { type PlannedQuestion, plannedQuestion } from '../../game/plan';
import { createSecret } from '../secrets';
import type { Log } from '../ports';
import { Refusal } from '../refusal';
import type { Schedule } from '../schedule';
import type { LiveSession } from '../liveSession';
import type { Membership } from '../people/people';
import type { SessionEvent } from '../reduce';
import { Agenda } from './agenda';
import { bell, type Random } from '../../kinds/pretendKind';
import { pretendAnswer } from './pretendAnswer';
import type { PretendPhones } from './pretendPhones';
import { guessesIn, teamNames } from './teamNames';

interface Parts {
  teams: number;
  /** How many times faster than people the teams are. */
  speed: number;
  /** The language of their names and guesses. */
  language: string | undefined;
  random: Random;
  schedule: Schedule;
  clock(): number;
  log: Log;
}

interface Team {
  /** The probability that the team knows a question of average difficulty. */
  strength: number;
  /** The team whose answers it repeats, so that both are level at the end. */
  copies?: Team;
  /** Undefined if the team has not joined, or has dropped out. */
  membership?: Membership;
  /** The questions that it has answered or skipped. */
  done: Set<string>;
  hasJoker: boolean;
}

/** Not a network address: all pretend teams come from one place, and give way to real phones first. */
const ADDRESS = 'rehearsal';
/** In milliseconds, at a person's speed. */
const ARRIVAL_MS = 20_000;
const THINKING_MS = 15_000;
const LONGEST_MS = 60_000;
/** The question during which the latecomer joins and another team drops out. */
const EVENTFUL_QUESTION = 2;
const TWIN_STRENGTH = 0.97;
const SHARES = { late: 0.05, silent: 0.04, changing: 0.08, ready: 0.85, leaving: 0.05 };

/**
 * The teams of a rehearsal. They join, answer, stake points, play jokers and hand in through the same calls as
 * phones, and receive what phones are sent; only the right answers they take from the quiz.
 */
export class PretendTeams {
  readonly #session: LiveSession;
  readonly #phones: PretendPhones;
  readonly #parts: Parts;
  readonly #agenda: Agenda;
  /** The names that are left, in lists of which the first is used up first. */
  readonly #names: readonly string[][];
  readonly #guesses: string[];
  readonly #late: Team[];
  /** The first team and the one that copies it share the top place. The last in the lobby drops out later. */
  readonly #teams: Team[];
  readonly #stopListening: () => void;
  #step = -1;
  #asked = 0;
  #open = new Set<string>();
  /** Which round is open beside the others, and whether its own turn has come. */
  #beside = '';

  constructor(session: LiveSession, phones: PretendPhones, parts: Parts) {
    this.#session = session;
    this.#phones = phones;
    this.#parts = parts;
    this.#agenda = new Agenda(parts, (error) => this.#failed(error));
    this.#names = teamNames(parts.language);
    this.#guesses = guessesIn(parts.language);
    this.#teams = Array.from({ length: parts.teams }, () => this.#newTeam());
    const [first, second] = this.#teams;
    Object.assign(first!, { strength: TWIN_STRENGTH });
    Object.assign(second!, { strength: TWIN_STRENGTH, copies: first });
    this.#late = this.#teams.slice(-Math.max(1, Math.floor(parts.teams * SHARES.late)));
    this.#stopListening = phones.listen((game) => this.#agenda.safely(() => this.#hear(game)));
    for (const team of this.#teams.slice(0, -this.#late.length))
      this.#after(ARRIVAL_MS * parts.random(), () => this.#join(team));
  }

  /** Stops everything, and leaves no timer behind. */
  close(): void {
    this.#stopListening();
    this.#agenda.close();
  }

  #newTeam(): Team {
    const strength = Math.min(0.85, Math.max(0.2, 0.55 + 0.18 * bell(this.#parts.random)));
    return { strength, done: new Set(), hasJoker: true };
  }

  /** Runs an action after this many milliseconds at a person's speed. */
  #after(ms: number, action: () => void): void {
    this.#agenda.add(ms / this.#parts.speed, action);
  }

  #between(least: number, most: number): number {
    return least + (most - least) * this.#parts.random();
  }

  #join(team: Team): void {
    void this.#tryNames(team).catch((error: unknown) => this.#failed(error));
  }

  async #tryNames(team: Team): Promise<void> {
    const { roster } = this.#session;
    const names = this.#names.find((list) => list.length > 0) ?? [];
    const [name] = names.splice(Math.floor(this.#parts.random() * names.length), 1);
    if (name === undefined) return;
    try {
      team.membership = await roster.join(name, createSecret(), ADDRESS);
      roster.connected(team.membership);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'name_taken') return this.#tryNames(team);
      throw error;
    }
    const { game } = this.#phones;
    if (!game) return;
    for (const questionId of this.#open) this.#think(team, questionId, remainingOf(game, questionId));
    if (game.beside) this.#answerBeside(team, this.#beside);
  }

  /** Lets a team act, unless it is out. If the game refuses, the team was too late, as anybody may be. */
  #act(team: Team, action: (membership: Membership) => Promise<unknown> | void): void {
    const { membership } = team;
    if (!membership) return;
    if (!this.#session.roster.isIn(membership)) {
      delete team.membership;
      return;
    }
    // Phones learn of a pause a moment later.
    if (this.#session.game.state.paused)
      return this.#after(this.#between(500, 3_000), () => this.#act(team, action));
    void Promise.resolve(action(membership)).catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): void {
    if (error instanceof Refusal) return;
    const { log } = this.#parts;
    log('error', `A pretend team in rehearsal ${this.#session.code} failed: ${String(error)}`, 'rehearsal');
  }

  #hear(game: PlayerGame): void {
    this.#agenda.stand(game.paused);
    const before = this.#open;
    this.#open = new Set(game.questions.map((question) => question.questionId));
    const isNewScene = game.step !== this.#step;
    this.#step = game.step;
    if (isNewScene && game.scene.name === 'round' && game.scene.joker) this.#playJokers(game.scene.round);
    if (isNewScene && game.scene.name === 'wager') this.#stake(game.scene.questionId);
    for (const questionId of this.#open)
      if (!before.has(questionId) || (isNewScene && stagesLeft(game, questionId) !== undefined))
        this.#ask(game, questionId);
    if (game.scene.name === 'question' && !before.has(game.scene.question.questionId)) this.#countQuestion();
    this.#followBeside(game);
  }

  #ask(game: PlayerGame, questionId: string): void {
    const remainingMs = remainingOf(game, questionId);
    const isTieBreak = game.scene.name === 'question' && game.scene.tieBreak === true;
    const ease = 0.25 * bell(this.#parts.random);
    const later = stagesLeft(game, questionId) ?? 0;
    for (const team of this.#teams) {
      // In a tie-break, each of the two gives its own answer.
      if (team.copies?.membership && !isTieBreak) continue;
      // Some teams wait for another clue.
      if (later > 0 && this.#parts.random() * (later + 1) >= 1) continue;
      this.#think(team, questionId, remainingMs, ease);
      if (game.fairPlay && this.#parts.random() < SHARES.leaving) this.#leavePage(team);
    }
  }

  /** After the second question, a late team joins and another team's phone disappears. */
  #countQuestion(): void {
    this.#asked++;
    if (this.#asked !== Math.min(EVENTFUL_QUESTION, this.#session.game.plan.questions.length)) return;
    for (const team of this.#late) this.#after(this.#between(2_000, 8_000), () => this.#join(team));
    const leaver = this.#teams.at(-this.#late.length - 1);
    if (!leaver) return;
    this.#after(this.#between(2_000, 6_000), () =>
      this.#act(leaver, (membership) => {
        this.#session.phoneLost(membership);
        delete leaver.membership;
      }),
    );
  }

  /** Answers after a humanlike time: mostly in the middle, rarely at once, sometimes at the last moment. */
  #think(team: Team, questionId: string, remainingMs: number | null, ease = 0): void {
    if (!team.membership || team.done.has(questionId)) return;
    const { random, speed } = this.#parts;
    const [usual, most] =
      remainingMs === null
        ? [THINKING_MS / speed, LONGEST_MS / speed]
        : [remainingMs * 0.4, remainingMs * 0.93];
    const ms = Math.min(most, usual * Math.exp(0.5 * bell(random)));
    this.#agenda.add(ms, () => this.#answer(team, questionId, ease));
    if (random() < SHARES.changing) this.#agenda.add(ms * 1.3, () => this.#answer(team, questionId, ease));
  }

  #answer(team: Team, questionId: string, ease: number): void {
    const asked = this.#questionOf(questionId);
    if (!asked || !this.#open.has(questionId)) return;
    team.done.add(questionId);
    const isSure = team.strength === TWIN_STRENGTH || asked.round.isTieBreak;
    const isSilent = !isSure && this.#parts.random() < SHARES.silent;
    if (!isSilent) this.#submit(team, questionId, this.#answerOf(team, asked, ease));
    if (this.#isSheetDone(questionId) && this.#parts.random() < SHARES.ready)
      this.#together(team, this.#between(1_000, 5_000), (membership) =>
        this.#apply({ type: 'ready', ...membership, ready: true }),
      );
  }

  #answerOf({ strength }: Team, { question, round }: PlannedQuestion, ease: number): Answer {
    const { random } = this.#parts;
    const guesses = this.#guesses;
    const isTwin = strength === TWIN_STRENGTH;
    // A tie-break needs a question to which nobody knows the exact answer.
    if (round.isTieBreak) return pretendAnswer(question, { chance: 0, isExact: true, guesses, random });
    const chance = isTwin ? strength : Math.min(0.95, Math.max(0.05, strength + ease));
    return pretendAnswer(question, { chance, isExact: isTwin, guesses, random });
  }

  #submit(team: Team, questionId: string, answer: Answer): void {
    const give = ({ playerId, deviceId: by }: Membership) =>
      this.#apply({ type: 'answer', playerId, questionId, answer, by });
    if (this.#questionOf(questionId)?.round.isTieBreak) return this.#act(team, give);
    this.#together(team, 0, give);
  }

  #apply(event: SessionEvent): Promise<unknown> {
    return this.#session.writer.apply(event);
  }

  /** Lets a team act, and the team that copies it do the same a moment later. */
  #together(team: Team, ms: number, action: (membership: Membership) => Promise<unknown>): void {
    if (ms === 0) this.#act(team, action);
    else this.#after(ms, () => this.#act(team, action));
    for (const other of this.#teams)
      if (other.copies === team) this.#after(ms + 300, () => this.#act(other, action));
  }

  #leavePage(team: Team): void {
    const hide = (isHidden: boolean): void =>
      this.#act(team, (membership) => this.#session.setHidden(membership, isHidden));
    const ms = this.#between(1_000, 8_000);
    this.#after(ms, () => hide(true));
    this.#after(ms + this.#between(2_000, 6_000), () => hide(false));
  }

  /** Each team doubles one round, all rounds being equally likely. */
  #playJokers({ index, of }: { index: number; of: number }): void {
    for (const team of this.#teams) {
      if (!team.membership || !team.hasJoker || team.copies || this.#parts.random() * (of - index) >= 1)
        continue;
      team.hasJoker = false;
      this.#together(team, this.#between(1_000, 5_000), (membership) =>
        this.#apply({ type: 'joker', ...membership, roundIndex: index }),
      );
    }
  }

  /** Most teams stake some of their points, the strong ones more. */
  #stake(questionId: string): void {
    for (const team of this.#teams) {
      if (!team.membership || team.copies || this.#parts.random() < SHARES.silent) continue;
      const share = team.strength * this.#parts.random();
      this.#together(team, this.#between(2_000, 12_000), (membership) => {
        const { stakeable = 0 } = this.#session.views.playerOwn(membership.playerId) ?? {};
        const points = Math.floor(share * stakeable);
        return this.#apply({ type: 'stake', playerId: membership.playerId, questionId, points });
      });
    }
  }

  /** Whether this was the last question of a round that is handed in as a whole. */
  #isSheetDone(questionId: string): boolean {
    const { game } = this.#phones;
    const round = game?.scene.name === 'question' ? game.scene.round : null;
    if (!game || round?.reveal !== 'round' || game.questions.length < round.questionCount) return false;
    return game.questions.at(-1)?.questionId === questionId;
  }

  /** Answers a round beside the others in quiet moments, and in haste what is missing when its turn comes. */
  #followBeside({ beside, scene }: PlayerGame): void {
    const isDue = scene.name === 'round' && scene.round.beside === true;
    const now = beside ? `${beside.round.index} ${isDue}` : '';
    if (now === this.#beside) return;
    this.#beside = now;
    if (beside)
      for (const team of this.#teams) this.#after(this.#besideMs(), () => this.#answerBeside(team, now));
  }

  #besideMs(): number {
    return this.#beside.endsWith('true') ? this.#between(500, 2_000) : this.#between(15_000, 60_000);
  }

  #answerBeside(team: Team, when: string): void {
    const beside = this.#phones.game?.beside;
    if (!team.membership || team.copies?.membership || !beside || when !== this.#beside) return;
    const next = beside.questions.find(({ questionId }) => !team.done.has(questionId));
    const { index } = beside.round;
    if (!next)
      return this.#together(team, 500, (membership) =>
        this.#apply({ type: 'ready', ...membership, ready: true, roundIndex: index }),
      );
    team.done.add(next.questionId);
    const asked = this.#questionOf(next.questionId);
    if (asked) this.#submit(team, next.questionId, this.#answerOf(team, asked, 0));
    this.#after(this.#besideMs(), () => this.#answerBeside(team, when));
  }

  #questionOf(questionId: string): PlannedQuestion | undefined {
    return plannedQuestion(this.#session.game.plan, questionId);
  }
}

/** Returns how many stages of the scene's question are still to come; undefined where it has no stages. */
function stagesLeft({ scene }: PlayerGame, questionId: string): number | undefined {
  if (scene.name !== 'question' || scene.question.questionId !== questionId) return undefined;
  const { stage, stageCount } = scene.question;
  return stage === undefined || stageCount === undefined ? undefined : stageCount - 1 - stage;
}

/** Returns the time left for a question; null means no limit. An earlier question gets only a moment. */
function remainingOf({ scene }: PlayerGame, questionId: string): number | null {
  if (scene.name !== 'question' || scene.question.questionId !== questionId) return 5_000;
  return scene.remainingMs;
}
