import * as v from 'valibot';
import type { CommandOf } from '../contract/fromHosts';
import { firstSpoken, type Language } from '../contract/languages';
import { countSchema, isObject } from '../contract/parsed';
import type { Scoring } from '../contract/question';
import { hadPodium } from '../game/facts';
import { planGame, quickened, type Plan } from '../game/plan';
import { addedTo, withAdded, withoutAdded } from '../game/quiz/added';
import { readQuiz } from '../game/quiz/readQuiz';
import { reduceGame } from '../game/reduce';
import { askedAfter, reachedOnly } from '../game/rules/ownQuestion';
import { createGame, givenAnswers, rankedPlayers, withGiven, type Game, type GameState } from '../game/state';
import { judgedPieces } from '../game/scoring/grade';
import {
  readGameState,
  readGivenAnswer,
  withAwardCount,
  withCover,
  type StoredState,
} from '../game/storedGame';
import type { Log, SessionServices } from './ports';
import { inTurns } from './schedule';
import { parseKeptQuiz, parseQuizResults, type PlayedResults } from './results/storedResults';
import { type FormerQuiz, type SessionRecord, type StoredGame, type StoredSession } from './documents';

type StoredPlay = Pick<StoredSession, 'sessionCode' | 'players' | 'game'>;

/** More than can be shown before a change is written, so that no revision falls after a restart. */
const REVISIONS_UNWRITTEN = 1_000_000;
const NOTHING_STORED: StoredGame = { answers: [], decisions: [] };

/** A player's decisions besides answers, as stored; what is absent was not decided. */
export const decisionsSchema = v.object({
  ready: v.optional(countSchema),
  beside: v.optional(v.literal(true)),
  joker: v.optional(countSchema),
  stakes: v.optional(v.record(v.string(), v.number())),
});

/** How a quiz is planned. */
export interface Planning {
  /** How many times faster than usual it is played. */
  speed?: number | undefined;
  /** Returns how the words of answers are compared in a language. */
  languageRules?: SessionServices['languageRules'];
  /** Returns what replaces the bad words of a quiz in this language; absent: words stay as they are written. */
  starWords?: SessionServices['starWords'] | undefined;
  /** The language of the session's host, for a quiz that does not say its own. */
  hostLanguage?: string | undefined;
}

/** Returns the plan of a quiz file's JSON; it has no questions if the quiz cannot be played or is gone. */
export function planOf(quiz: unknown, planning: Planning = {}): Plan {
  const copy = withoutAdded(quiz);
  if (!isObject(copy)) return planOfCopy(copy, planning);
  const judgedIn = planning.languageRules && languageOfAnswers(copy, planning.hostLanguage);
  return planOfCopy(judgedIn || 'judgedIn' in copy ? { ...copy, judgedIn } : copy, planning);
}

/** The language in which a quiz's answers are judged: its own, or else that of its host. */
function languageOfAnswers(
  { language }: Record<string, unknown>,
  hostLanguage: string | undefined,
): Language | undefined {
  return firstSpoken([language, hostLanguage].filter((tag) => typeof tag === 'string'));
}

/**
 * Returns the plan of a session's copy of a quiz, with what the host has added to it. The copy says in which language
 * its answers are judged, `judgedIn`, so that this stays for good; one of an earlier version has no language there.
 */
export function planOfCopy(quiz: unknown, { speed, languageRules, starWords }: Planning = {}): Plan {
  const read = readQuiz(quiz, addedTo(quiz));
  const played = read.ok ? read.value : { rounds: [], scores: 'end' as const };
  const judgedIn = isObject(quiz) && typeof quiz.judgedIn === 'string' ? quiz.judgedIn : undefined;
  const rules = judgedIn === undefined ? undefined : languageRules?.(judgedIn);
  const language = isObject(quiz) && typeof quiz.language === 'string' ? quiz.language : undefined;
  const quick = speed === undefined ? played : quickened(played, speed);
  return {
    ...planGame(quick, starWords?.(language), rules),
    source: quiz,
    ...(speed !== undefined && { speed }),
  };
}

/** Returns the plan with what a command adds to it; undefined where it adds nothing. */
export function withAskedNext(game: Game, command: CommandOf<'ask'>): Plan | undefined {
  const { source, speed, languageRules, starWords } = game.plan;
  const before = askedAfter(game, command);
  const planning = { speed, languageRules: () => languageRules, starWords: () => starWords };
  return before && planOfCopy(withAdded(source, before.questionId, command), planning);
}

/** Returns a quiz file's JSON with all rounds scored in the same way. */
export function scoredAlike(quiz: unknown, scoring: Scoring): unknown {
  if (!isObject(quiz)) return quiz;
  const alike = (round: unknown) => (isObject(round) ? { ...round, scoring: undefined } : round);
  const { rounds } = quiz;
  return { ...quiz, scoring, ...(Array.isArray(rounds) && { rounds: rounds.map(alike) }) };
}

/** Returns a game in its lobby. */
export function newGame(quiz: unknown, now: number, planning?: Planning): Game {
  return { plan: planOf(quiz, planning), state: createGame(now) };
}

interface Restart extends Omit<Planning, 'speed'> {
  /** The quiz to play if the game has not started. */
  quiz: unknown;
  now: number;
  /** Whether the game continues as if nothing had happened; otherwise it is paused where it was. */
  goesOn?: boolean;
}

/** Restores a session's game; if it cannot be read, it starts again in its lobby, and the log says why. */
export async function restoreGame(session: StoredPlay, restart: Restart, log: Log): Promise<Game> {
  try {
    return await readGame(session, session.game ?? NOTHING_STORED, restart, log);
  } catch (error) {
    log(
      'error',
      `The game of session ${session.sessionCode} cannot be read, and starts again in its lobby: ${String(error)}`,
      'stored game',
    );
    return readGame(session, NOTHING_STORED, restart, log);
  }
}

/** Throws an Error that says what cannot be read. */
async function readGame(session: StoredPlay, stored: StoredGame, restart: Restart, log: Log): Promise<Game> {
  const { quiz, now, goesOn, ...planning } = restart;
  const players = session.players.filter(({ removed }) => !removed);
  const leaveOut = (what: string): void =>
    log('error', `${what} in session ${session.sessionCode} cannot be read and is left out`, 'stored answer');
  // A version that did not know a field stored the game without it.
  const state = {
    ...createGame(now),
    ...(stored.state ? withAwardCount(withCover(stored.state)) : undefined),
  };
  const read = readGameState({
    ...state,
    players,
    connected: [],
    answers: {},
    ...readDecisions(ofThisQuiz(stored.decisions, state), leaveOut),
  });
  if (!read.ok) throw new Error(read.reason);
  const plan = read.value.position > 0 ? planOfCopy(stored.quiz, planning) : planOf(quiz, planning);
  if (read.value.position >= plan.scenes.length) throw new Error('its quiz is missing or another one');
  const revision = read.value.revision + REVISIONS_UNWRITTEN;
  // If the server ended just as a player was leaving, both documents can contain the player.
  const present = new Set(players.map(({ playerId }) => playerId));
  const formerPlayers = read.value.formerPlayers.filter(({ playerId }) => !present.has(playerId));
  const ranked = rankedPlayers({ ...read.value, formerPlayers });
  const playerIds = new Set(ranked.map(({ playerId }) => playerId));
  const answers = readAnswers(ofThisQuiz(stored.answers, state), playerIds, leaveOut);
  await judgeInTurns(plan, answers);
  const game = { ...onlyAsked(plan, read.value), formerPlayers, revision, answers };
  const restarted = reduceGame({ plan, state: game }, { type: 'restart', goesOn }, now);
  if ('refused' in restarted) throw new Error(restarted.refused);
  return { plan, state: restarted.state };
}

/** If the server ended just as the host added a question, the quiz has it and the game has not asked it yet. */
function onlyAsked({ questions }: Plan, state: StoredState): StoredState {
  const unasked = questions.find(({ question }) => question.added && !state.clocks[question.questionId]);
  return unasked ? reachedOnly(state, unasked.askedAt - 1) : state;
}

type LeaveOut = (what: string) => void;

/** Leaves out what was given in an earlier quiz of the session. */
function ofThisQuiz<T extends { quiz?: number | undefined }>(
  given: readonly T[],
  { earlier }: GameState,
): T[] {
  return given.filter(({ quiz = 0 }) => quiz === earlier.count);
}

function readDecisions(
  decisions: StoredGame['decisions'],
  leaveOut: LeaveOut,
): Pick<GameState, 'ready' | 'besideReady' | 'jokers' | 'stakes'> {
  const ready: GameState['ready'] = {};
  const besideReady: GameState['besideReady'] = {};
  const jokers: GameState['jokers'] = {};
  const stakes: GameState['stakes'] = {};
  for (const { playerId, made } of decisions) {
    const read = v.safeParse(decisionsSchema, made);
    if (!read.success) leaveOut('A decision by a player');
    const decided = read.success ? read.output : {};
    if (decided.ready !== undefined) ready[playerId] = decided.ready;
    if (decided.beside) besideReady[playerId] = true;
    if (decided.joker !== undefined) jokers[playerId] = decided.joker;
    if (decided.stakes) stakes[playerId] = decided.stakes;
  }
  return { ready, besideReady, jokers, stakes };
}

/** A player may have left just as the server ended; the player's answers are then dropped as well. */
function readAnswers(
  stored: StoredGame['answers'],
  playerIds: ReadonlySet<string>,
  leaveOut: LeaveOut,
): GameState['answers'] {
  const byQuestion: Record<string, GameState['answers'][string]> = {};
  for (const { questionId, playerId, given } of stored) {
    const read = readGivenAnswer(given);
    if (!read.ok) leaveOut(`An answer to question ${questionId}`);
    else if (playerIds.has(playerId))
      byQuestion[questionId] = withGiven(byQuestion[questionId], playerId, read.value);
  }
  return byQuestion;
}

/** Compares stored answers, as those that arrive are, and lets others go on in between: there may be thousands. */
export async function judgeInTurns({ questions }: Plan, answers: GameState['answers']): Promise<void> {
  const all = questions.flatMap(({ question }) =>
    givenAnswers(answers[question.questionId]).map(([, given]) => ({ question, given })),
  );
  await inTurns(all, ({ question, given }) => judgedPieces(question, given));
}

/** Returns the state to store, without what has documents of its own, connections, and what the season's file says. */
export function stateDocument(state: GameState): object {
  const elsewhere = { players: undefined, answers: undefined, ready: undefined, besideReady: undefined };
  return {
    ...state,
    ...elsewhere,
    jokers: undefined,
    stakes: undefined,
    connected: undefined,
    seasonOpen: undefined,
  };
}

/**
 * Returns the results of the quizzes before the current one, and the session's document. If the server ended
 * while moving on to another quiz, the former one is still at its podium: it goes on, and is not among them.
 */
export function withoutAhead(
  record: SessionRecord,
  stored: FormerQuiz[] = [],
  game: Game,
  log: Log,
): { record: SessionRecord; former: PlayedResults[] } {
  const { earlierQuizzes = [] } = record;
  const { count } = game.state.earlier;
  const quizName = earlierQuizzes[count];
  const isAhead = quizName !== undefined && hadPodium(game);
  const former = stored.flatMap(({ number, quizName: played, results, kept }) => {
    if (number >= count) return [];
    const read = parseQuizResults(results);
    const source = parseKeptQuiz(kept);
    if (read.ok)
      return [{ quizName: played, results: read.value, kept: source.ok ? source.value : undefined }];
    const text = `The results of quiz ${number + 1} in session ${record.sessionCode} cannot be read: ${read.reason}`;
    log('error', text, 'stored results');
    return [];
  });
  const behind = { ...record, quizName: quizName!, earlierQuizzes: earlierQuizzes.slice(0, count) };
  return { record: isAhead ? behind : record, former };
}
