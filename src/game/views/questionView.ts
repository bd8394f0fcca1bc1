import type { Question, Round, Solution, Tally } from '../../contract/question';
import type { SceneNamed } from '../../contract/scene';
import type { PlannedQuestion, PlannedRound } from '../plan';
import type { TalliedPlayer } from '../../kinds/kindRules';
import { rulesOf } from '../../kinds/rules';
import type { QuizQuestion } from '../quiz/quiz';
import type { Scores } from '../scoring/score';
import { type GameState, givenBy, rankedPlayers } from '../state';
import { mediaView, type MediaContext } from './mediaView';

/** What a view needs besides the game. */
export interface ViewContext extends MediaContext {
  /** The caller's clock, as in events: times are sent as what is left now. */
  now: number;
  /** What is played, for phones that were admitted to an earlier quiz. */
  quizName?: string | undefined;
  /** The table of the season that the evening counts in; absent where it cannot be read. */
  season?: Omit<SceneNamed<'season'>, 'name'> | undefined;
}

export function roundView({ index, of, title, questionCount, reveal, isBeside }: PlannedRound): Round {
  return { index, of, title, questionCount, reveal, ...(isBeside && { beside: true }) };
}

/** Where a question stands: in its round, or in the tie-break, which is none. */
export function placeView(round: PlannedRound): { round: Round | null; tieBreak?: true } {
  return round.isTieBreak ? { round: null, tieBreak: true } : { round: roundView(round) };
}

/** A question as everybody may see it. Each field is named here, so that a new one is sent to nobody by accident. */
export function questionView({ question, number, round }: PlannedQuestion, context: ViewContext): Question {
  const { questionId, kind, text } = question;
  const shown = {
    questionId,
    number,
    of: round.questionCount,
    kind,
    text,
    ...rulesOf(question).shown(question),
    points: question.points * (round.scoring === 'speed' ? 1000 : 1),
    ...mediaView(question, context),
  };
  // What is shown is of the question's kind, which the compiler cannot follow.
  return shown as Question;
}

/** What is right: for hosts at any time, for everybody else when it is revealed. */
export function solutionView(question: QuizQuestion): Solution {
  const { explanation } = question;
  return { ...rulesOf(question).solution(question), ...(explanation && { explanation }) };
}

/** What was answered to a question, as everybody sees it when it is revealed. */
export function tallyView(state: GameState, { question }: PlannedQuestion, scores: Scores): Tally {
  const { questionId } = question;
  const groups = scores.graded.get(questionId) ?? [];
  // Only few kinds ask for them, and the room may have two thousand.
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
