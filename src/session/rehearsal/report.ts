import type { MediaFault, MediaKind } from '../../contract/media';
import { hasSolution } from '../../contract/question';
import type { RehearsalReport } from '../../contract/rehearsal';
import { isRevealed, isVoid } from '../../game/facts';
import { minutesOf } from '../../game/pace';
import type { PlannedQuestion } from '../../game/plan';
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
    hints: hintsOn(plan),
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
  if (isVoid(state, asked)) return undefined;
  const answers = answersTo(asked, state, scores);
  const shares = answers.map(({ correct, share = Number(correct) }) => share);
  if (shares.length === 0) return undefined;
  if (shares.every((share) => share === 1)) return 'allRight';
  return shares.every((share) => share === 0) ? 'allWrong' : undefined;
}
