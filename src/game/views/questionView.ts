import { type Question, type Round, type Solution, type Tally, hasSolution } from '../../contract/question';
import type { SceneNamed } from '../../contract/scene';
import { stageOf } from '../facts';
import type { Plan, PlannedQuestion, PlannedRound } from '../plan';
import type { TalliedPlayer } from '../../kinds/kindRules';
import { rulesOf } from '../../kinds/rules';
import type { QuizQuestion } from '../quiz/quiz';
import { type GradedGroup, gradeAnswers } from '../scoring/grade';
import type { Scores } from '../scoring/score';
import { type GameState, givenBy, rankedPlayers } from '../state';
import { mediaView, type MediaContext } from './mediaView';

/** What a view needs besides the game. */
export interface ViewContext extends MediaContext {
  /** The caller's clock, as in events: remaining times are sent as of now. */
  now: number;
  /** The name of the quiz, for phones that were admitted to an earlier one. */
  quizName?: string | undefined;
  /** The table of the season that the evening counts in; absent where it cannot be read. */
  season?: Omit<SceneNamed<'season'>, 'name'> | undefined;
}

export function roundView({ index, of, title, questionCount, reveal, isBeside }: PlannedRound): Round {
  return { index, of, title, questionCount, reveal, ...(isBeside && { beside: true }) };
}

/** The place of a question: its round, the tie-break or a break, the last two without a round. */
export function placeView(round: PlannedRound): { round: Round | null; tieBreak?: true } {
  if (round.isInBreak) return { round: null };
  return round.isTieBreak ? { round: null, tieBreak: true } : { round: roundView(round) };
}

/** A question as everybody may see it. Fields are listed, so that none is sent by accident. */
export function questionView(
  plan: Plan,
  state: GameState,
  asked: PlannedQuestion,
  context: ViewContext,
): Question {
  const { question, number, round, stageCount } = asked;
  const { questionId, kind, text } = question;
  const { shown: shownAt, stagesOf } = rulesOf(question);
  const stage = stageOf(plan, state, asked);
  // A stage has its own points, and its picture replaces the question's.
  const { points, image } = { ...question, ...stagesOf?.(question)[stage] };
  const shown = {
    questionId,
    number,
    of: round.questionCount,
    kind,
    text,
    ...shownAt(question, stage),
    points: points * (round.scoring === 'speed' ? 1000 : 1),
    ...(stageCount > 1 && { stage, stageCount }),
    ...mediaView({ ...question, ...(image !== undefined && { image }) }, context),
  };
  // The fields match the question's kind, which the compiler cannot follow.
  return shown as Question;
}

/** The right answer, if the kind has one: for hosts at any time, for everybody else at the reveal. */
export function solutionView(question: QuizQuestion): { solution?: Solution } {
  if (!hasSolution(question)) return {};
  const { explanation } = question;
  return { solution: { ...rulesOf(question).solution(question), ...(explanation && { explanation }) } };
}

/** The players' answers to a question, as everybody sees them at the reveal. */
export function tallyView(state: GameState, asked: PlannedQuestion, scores: Scores): Tally {
  const { question } = asked;
  const { questionId } = question;
  const groups = gradedNow(state, asked, scores);
  // Computed on demand: few kinds need it, and the room may hold two thousand players.
  const players = (): TalliedPlayer[] => {
    const names = new Map(rankedPlayers(state).map(({ playerId, name }) => [playerId, name]));
    const given = state.answers[questionId];
    const results = scores.results.get(questionId);
    return groups.flatMap(({ answer, playerIds }) =>
      playerIds.map((playerId) => ({
        name: names.get(playerId) ?? '',
        answer,
        afterMs: givenBy(given, playerId)?.afterMs ?? 0,
        points: results?.get(playerId)?.points ?? 0,
      })),
    );
  };
  return rulesOf(question).tally(question, groups, players);
}

/** How many gave each answer to a poll, where the host shows that while it is open. */
export function liveCountsView(
  state: GameState,
  asked: PlannedQuestion,
  scores: Scores,
): { liveCounts?: number[] } {
  const { question } = asked;
  const { liveCounts } = rulesOf(question);
  if (!state.livePolls || !liveCounts) return {};
  const counts = liveCounts(question, gradedNow(state, asked, scores));
  return counts ? { liveCounts: counts } : {};
}

/** The answers in groups, also while the question is open, or outside the plan. */
function gradedNow(state: GameState, asked: PlannedQuestion, { graded, players }: Scores): GradedGroup[] {
  return graded.get(asked.question.questionId) ?? gradeAnswers(state, asked, players);
}
