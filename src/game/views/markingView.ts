import type { HostGame, MarkedQuestion } from '../../contract/toHosts';
import type { PlannedQuestion } from '../plan';
import { largestFirst } from '../../kinds/kindRules';
import { rulesOf } from '../../kinds/rules';
import { hashOf } from '../../contract/hash';
import { closedQuestions, isRevealed, plannedScene, questionsIn, shownText } from '../facts';
import { type GradedGroup, waitsForVerdict } from '../scoring/grade';
import { scoreGame } from '../scoring/score';
import type { Game, GameState } from '../state';
import { derived } from '../derived';

/** More answers to one question than any host reads. */
const MOST_GROUPS = 100;
/** In bytes: the size of HostUpdated up to which groups are included, and the room that they always have. */
const MOST_BYTES = 36_000;
const LEAST_GROUP_BYTES = 6_000;

type MarkedGroups = Required<Pick<MarkedQuestion, 'groups'>> &
  Pick<MarkedQuestion, 'version' | 'waiting' | 'doubtful'>;

/** The closed questions whose answers the host can mark. */
function markable(game: Game): PlannedQuestion[] {
  return closedQuestions(game).filter(({ question }) => rulesOf(question).isMarked?.(question) !== false);
}

/** The answers to a closed question, in groups; undefined where there is no such question. */
export function markedQuestion(game: Game, questionId: string): MarkedQuestion | undefined {
  const { state } = game;
  const asked = markable(game).find(({ question }) => question.questionId === questionId);
  return asked && { ...headOf(state, asked), ...groupsOf(game, asked).marked };
}

/**
 * Every closed question whose answers can be marked. Only those that the scene is about, and the one marked
 * last in it, include their groups, as long as these are few enough; hosts request the others. `rest`: what else
 * hosts are sent.
 */
export function markingView(game: Game, rest: Omit<HostGame, 'marking'>): HostGame['marking'] {
  const { state } = game;
  const questions = markable(game).map((asked) => {
    const { marked, bytes } = groupsOf(game, asked);
    const { groups, ...told } = marked;
    return { asked, head: { ...headOf(state, asked), ...told }, groups, bytes };
  });
  if (questions.length === 0) return [];
  const headBytes = bytesOf(questions.map(({ head }) => head));
  let room = Math.max(LEAST_GROUP_BYTES, MOST_BYTES - bytesOf(rest) - headBytes);
  const whole = new Set<PlannedQuestion>();
  for (const asked of lookedAt(game)) {
    const { bytes = Infinity } = questions.find((each) => each.asked === asked) ?? {};
    if (bytes > room || whole.has(asked)) continue;
    whole.add(asked);
    room -= bytes;
  }
  return questions.map(({ asked, head, groups }) => (whole.has(asked) ? { ...head, groups } : head));
}

/** The size of a value on the wire, in bytes. */
function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** The questions that hosts look at now: first the one marked last in this scene, then those of the scene. */
function lookedAt(game: Game): PlannedQuestion[] {
  const { plan, state } = game;
  const { lastMarked, step } = state;
  const isLast = ({ question }: PlannedQuestion): boolean =>
    lastMarked?.step === step && question.questionId === lastMarked.questionId;
  return [...plan.questions.filter(isLast), ...questionsIn(plan, plannedScene(game))];
}

function headOf(state: GameState, asked: PlannedQuestion): MarkedQuestion {
  const { questionId, text, kind } = asked.question;
  const labels = rulesOf(asked.question).labelsOf?.(asked.question);
  return {
    questionId,
    text,
    kind,
    parts: labels,
    ...(asked.round.isTieBreak ? {} : { round: asked.round.index, number: asked.number }),
    ...(isRevealed(state, asked) && { revealed: true as const }),
  };
}

const NO_GROUPS: readonly GradedGroup[] = [];

function gradedIn(game: Game, { question }: PlannedQuestion): readonly GradedGroup[] {
  return scoreGame(game).graded.get(question.questionId) ?? NO_GROUPS;
}

/** The groups of a question for hosts, and the bytes that they take. */
const groupsOf = derived(
  (game: Game, asked: PlannedQuestion) => sortGroups(game, asked),
  (game, asked) => [gradedIn(game, asked), game.state.uncovered],
);

function sortGroups(game: Game, asked: PlannedQuestion): { marked: MarkedGroups; bytes: number } {
  const { question } = asked;
  const all = gradedIn(game, asked);
  const accepted = rulesOf(question).neverStarred?.(question);
  const starred = ({ text }: GradedGroup): { starred?: true; shownText?: string } => {
    const shown = accepted ? shownText(game, text, accepted) : text;
    return shown === text ? {} : { starred: true, shownText: shown };
  };
  const [urgent, suggested, rest] = NEEDS.map((need) => all.filter((group) => needOf(group) === need));
  const waiting = all.filter(waitsForVerdict).length;
  const groups = [urgent, suggested, rest]
    .flatMap((each) => largestFirst(each!))
    .slice(0, MOST_GROUPS)
    .map((group) => ({ ...groupView(group), ...starred(group) }));
  const version = hashOf(JSON.stringify(groups)).toString(36);
  const doubtful = urgent!.length;
  const marked = { groups, version, ...(waiting > 0 && { waiting }), ...(doubtful > 0 && { doubtful }) };
  return { marked, bytes: bytesOf(groups) };
}

/** What needOf returns, the most urgent first. */
const NEEDS = [2, 1, 0] as const;

/** How urgently an answer needs the host: a doubtful one counts as wrong until the host decides. */
function needOf({ doubtful, suggested }: GradedGroup): (typeof NEEDS)[number] {
  if (doubtful) return 2;
  return suggested ? 1 : 0;
}

function groupView(group: GradedGroup): MarkedGroups['groups'][number] {
  const { text, playerIds, correct, suggested, doubtful, marked, share, part } = group;
  return {
    text,
    count: playerIds.length,
    correct,
    suggested,
    ...(doubtful && { doubtful }),
    ...(share === 0.5 && { share }),
    part,
    ...(marked && { marked }),
  };
}
