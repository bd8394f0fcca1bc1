import type { MediaFault, MediaKind } from '../../contract/media';
import { hasSolution } from '../../contract/question';
import type { RehearsalReport } from '../../contract/rehearsal';
import { isRevealed } from '../../game/facts';
import type { Plan, PlannedQuestion, PlannedScene } from '../../game/plan';
import { scoreGame, type Scores } from '../../game/scoring/score';
import { type GameState, givenAnswers } from '../../game/state';
import { filesOf } from '../../game/quiz/quiz';
import { localDay } from '../results/eveningDay';
import { answersTo } from '../results/gameResults';
import type { LiveSession } from '../liveSession';
import { letOthersGo } from '../schedule';
import { hintsOn } from './hints';
import { untypableIn } from './pretendAnswer';

/** Media files as they are now. */
export interface LookedAt {
  /** Looks at a file again; resolves when that is done. */
  look(fileName: string): Promise<unknown>;
  faultOf(kind: MediaKind, fileName: string): { fault: MediaFault } | undefined;
}

/** In seconds, with quick teams and with slow ones. */
type Span = readonly [least: number, most: number];

/** How long hosts usually show each scene. A break is as long as its host wants. */
const SCENE_SECONDS: Record<Exclude<PlannedScene['name'], 'question'>, Span> = {
  lobby: [0, 0],
  rules: [20, 40],
  round: [10, 20],
  wager: [20, 20],
  closed: [0, 0],
  reveal: [15, 30],
  scores: [20, 40],
  // Three steps, the winner, and the pages of all places.
  podium: [45, 120],
  tieBreak: [10, 20],
};
const WITHOUT_LIMIT: Span = [20, 45];
/** The share of a question's time that quick teams need. */
const QUICK_SHARE = 0.6;
/** An estimate, since the length of sounds and films is not known here. */
const MEDIUM_SECONDS = 20;
const WORDS_PER_SECOND: Span = [4, 2];
/** How many questions are examined before other work gets a turn. */
const QUESTIONS_AT_ONCE = 10;

/**
 * Reports what a rehearsal has shown. If all or none had a question right, this says something about its
 * answer key, and little about its difficulty: pretend teams guess, and know by chance what can be known.
 */
export async function rehearsalReport(
  { record, game }: Pick<LiveSession, 'record' | 'game'>,
  media: LookedAt,
): Promise<RehearsalReport> {
  const { plan, state } = game;
  const report: RehearsalReport = {
    quizId: record.quizId,
    quizName: record.quizName,
    minutes: minutesOf(plan),
    missing: [],
    untypable: [],
    allRight: [],
    allWrong: [],
    unplayed: [],
    pastCheck: [],
    hints: hintsOn(plan.questions),
  };
  const today = localDay(record.createdAt);
  // Computed once: the game goes on meanwhile, and would be scored again after each question.
  const scores = scoreGame(game);
  const seen = new Set<string>();
  for (const [at, asked] of plan.questions.entries()) {
    const { questionId, text, checkAfter } = asked.question;
    if (checkAfter !== undefined && checkAfter < today)
      report.pastCheck.push({ checkAfter, questionId, text });
    for (const { kind, fileName } of filesOf(asked.question)) {
      if (seen.has(fileName)) continue;
      seen.add(fileName);
      await media.look(fileName);
      if (media.faultOf(kind, fileName)?.fault === 'missing')
        report.missing.push({ file: fileName, questionId, text });
    }
    for (const each of untypableIn(asked.question)) report.untypable.push({ ...each, questionId, text });
    const went = howItWent(state, scores, asked);
    if (went) report[went].push({ questionId, text });
    if (at % QUESTIONS_AT_ONCE === 0) await letOthersGo();
  }
  return report;
}

/** Whether half of the teams answered it before it was closed; a tie-break that was not needed counts as played. */
function wasPlayed(state: GameState, { question, round, askedAt }: PlannedQuestion): boolean {
  if (round.isTieBreak && askedAt > state.furthest) return true;
  const expected = round.isTieBreak ? (state.tieBreakers ?? []).length : state.players.length;
  return 2 * givenAnswers(state.answers[question.questionId]).length >= expected;
}

/** Considers revealed questions that somebody answered. The tie-break is for few, and one of them wins it. */
function howItWent(
  state: GameState,
  scores: Scores,
  asked: PlannedQuestion,
): 'allRight' | 'allWrong' | 'unplayed' | undefined {
  if (!wasPlayed(state, asked)) return 'unplayed';
  if (asked.round.isTieBreak || !hasSolution(asked.question) || !isRevealed(state, asked)) return undefined;
  const answers = answersTo(asked, state, scores);
  const shares = answers.map(({ correct, share = Number(correct) }) => share);
  if (shares.length === 0) return undefined;
  if (shares.every((share) => share === 1)) return 'allRight';
  return shares.every((share) => share === 0) ? 'allWrong' : undefined;
}

/** Estimates how long the real evening will take at a usual pace. */
function minutesOf(plan: Plan): RehearsalReport['minutes'] {
  let [least, most] = [0, 0];
  for (const [place, scene] of plan.scenes.entries()) {
    const [quick, slow] = secondsOf(plan, scene);
    // Scenes after the podium are played only if two teams are level.
    if (place <= plan.podiumAt) least += quick;
    most += slow;
  }
  return { least: Math.max(1, Math.floor(least / 60)), most: Math.max(1, Math.ceil(most / 60)) };
}

function secondsOf({ speed = 1 }: Plan, scene: PlannedScene): Span {
  if (scene.name !== 'question') return SCENE_SECONDS[scene.name];
  const { question } = scene.asked;
  const limit = question.seconds === null ? undefined : question.seconds * speed;
  const [quick, slow] = limit === undefined ? WITHOUT_LIMIT : [limit * QUICK_SHARE, limit];
  const words = question.text.split(/\s+/).length;
  const medium = question.audio !== undefined || question.video !== undefined ? MEDIUM_SECONDS : 0;
  return [quick + words / WORDS_PER_SECOND[0] + medium, slow + words / WORDS_PER_SECOND[1] + medium];
}
