import type { HostGame, MarkedQuestion } from '../../contract/toHosts';
import type { OpenedEvening, OpenedQuiz } from '../../contract/pastEvenings';
import { hasSolution } from '../../contract/question';
import { rounded } from '../../contract/rounded';
import { closedQuestions, hadPodium } from '../../game/facts';
import { keptGame, reopened } from '../../game/keptGame';
import { eveningResults } from '../../game/scoring/evening';
import type { Game, GameState } from '../../game/state';
import { hostView } from '../../game/views/hostView';
import { markedQuestion } from '../../game/views/markingView';
import { languageRules } from '../texts/languageRules';
import type { SeasonEntry } from '../seasons/seasonFolder';
import { judgeInTurns, planOfCopy } from '../../session/gameDocuments';
import { quizzesOf, type StoredEvening } from '../results/eveningFolder';
import { collectResults } from '../../session/results/gameResults';
import type { AnswerResult, KeptQuiz, PlayedResults } from '../../session/results/storedResults';

/** A quiz of a past evening, with its game if that is stored. */
export interface EveningQuiz extends PlayedResults {
  game?: Game | undefined;
}

/** Returns the quizzes of an evening, ready to be looked at and corrected. */
export async function openGames(stored: StoredEvening): Promise<EveningQuiz[]> {
  const opened: EveningQuiz[] = [];
  for (const each of quizzesOf(stored))
    opened.push({ ...each, game: each.kept && (await gameOf(each.kept)) });
  return opened;
}

/** Only its host sees it, so nothing is starred. Undefined for a damaged one, whose results are all that is left. */
async function gameOf({ quiz, game }: KeptQuiz): Promise<EveningQuiz['game']> {
  const plan = planOfCopy(quiz, { languageRules });
  if (game.position >= plan.scenes.length) return undefined;
  const state = reopened(game);
  try {
    // Rules expect answers that fit their questions.
    await judgeInTurns(plan, state.answers);
  } catch {
    return undefined;
  }
  return { plan, state };
}

/** Returns a quiz with another state of its game, and the results of that. */
export function withState(quiz: EveningQuiz, state: GameState): EveningQuiz {
  const { plan } = quiz.game!;
  const game = { plan, state };
  return { ...quiz, results: collectResults(game), game, kept: { ...quiz.kept!, game: keptGame(state) } };
}

/** The points of the evening for a season: up to the last podium, or what was played if there was none. */
export function seasonTotals(quizzes: readonly EveningQuiz[]): { name: string; points: number }[] {
  const last = quizzes.findLast(({ game }) => game && hadPodium(game)) ?? quizzes.at(-1);
  if (last?.game) return eveningResults(last.game);
  const totals = new Map<string, number>();
  for (const { results } of quizzes)
    for (const { name, rounds, adjusted } of results.standings) {
      // Without what the quiz took over from the one before.
      const own = rounds.reduce((sum, points) => sum + points, adjusted);
      totals.set(name, rounded((totals.get(name) ?? 0) + own));
    }
  return [...totals]
    .map(([name, points]) => ({ name, points }))
    .sort((one, other) => other.points - one.points || (one.name < other.name ? -1 : 1));
}

/** Returns an evening as its host looks at it. */
export function openedEvening(
  eveningId: string,
  { evening }: StoredEvening,
  quizzes: readonly EveningQuiz[],
  entries: readonly SeasonEntry[],
): OpenedEvening {
  const { quizNames, openedAt, endedAt, players, winners } = evening;
  return {
    eveningId,
    quizNames,
    openedAt,
    endedAt,
    players,
    winners,
    countsIn: entries.map(({ seasonId, name }) => ({ seasonId, name })),
    quizzes: quizzes.map(openedQuiz),
  };
}

function openedQuiz({ quizName, results, game }: EveningQuiz): OpenedQuiz {
  const standings = results.standings.map(({ rank, name, points }) => ({ rank, name, points }));
  const opinions = (results.opinions ?? []).map(({ round, number, question, answers }): MarkedQuestion => ({
    ...placeOf({ round, number }),
    questionId: `opinion ${round} ${number}`,
    text: question,
    kind: 'poll',
    revealed: true,
    groups: answers.map(({ answer, count }) => ({ text: answer, count, correct: false, suggested: false })),
  }));
  const view = game ? gameView(game) : storedView(results);
  const marking = [...view.marking, ...opinions].sort(inOrder);
  return { quizName, standings, game: { ...view, marking }, ...(game && { correctable: true as const }) };
}

const NO_MEDIA = { mediaUrl: () => '', mediaFault: () => undefined };

/** What hosts saw of the game, with every question that has a right answer. */
function gameView(game: Game): HostGame {
  const view = hostView(game, NO_MEDIA);
  const solved = closedQuestions(game).filter(({ question }) => hasSolution(question));
  const marking = solved.flatMap(({ question }) => markedQuestion(game, question.questionId) ?? []);
  return { ...view, next: null, canClose: false, canGoBack: false, marking };
}

/** The same for a quiz whose game is not stored: its answers as they were judged. */
function storedView({ questions, answers }: PlayedResults['results']): HostGame {
  const marking = questions.map(({ questionId, question, round, number }): MarkedQuestion => ({
    ...placeOf({ round, number }),
    questionId,
    text: question,
    revealed: true,
    groups: groupsOf(answers.filter((each) => each.questionId === questionId)),
  }));
  return { revision: 0, step: 0, next: null, marking, players: [], adjustments: [] };
}

function groupsOf(answers: readonly AnswerResult[]): NonNullable<MarkedQuestion['groups']> {
  const groups = new Map<string, NonNullable<MarkedQuestion['groups']>[number]>();
  for (const { answer, correct, share, judge } of answers) {
    const text = String(answer);
    const key = JSON.stringify([text, correct, share]);
    const count = (groups.get(key)?.count ?? 0) + 1;
    const marked = judge === 'host' && { marked: true as const };
    groups.set(key, {
      text,
      count,
      correct,
      suggested: judge === 'typo',
      ...(share === 0.5 && { share }),
      ...marked,
    });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}

function placeOf({
  round,
  number,
}: {
  round: number | null;
  number: number;
}): Pick<MarkedQuestion, 'round' | 'number'> {
  return round === null ? {} : { round: round - 1, number };
}

/** In the order of the quiz, the tie-break last. */
function inOrder(one: MarkedQuestion, other: MarkedQuestion): number {
  const [first, second] = [one, other].map(({ round = Infinity }) => round) as [number, number];
  if (first !== second) return first - second;
  return (one.number ?? 0) - (other.number ?? 0);
}
