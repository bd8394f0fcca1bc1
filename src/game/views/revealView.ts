import { hasSolution } from '../../contract/question';
import type { SceneNamed } from '../../contract/scene';
import { rulesOf } from '../../kinds/rules';
import { closingOf, isVoid, onPaper } from '../facts';
import type { PlannedQuestion } from '../plan';
import type { Scores } from '../scoring/score';
import { type Game, type GameState, givenAnswers, givenBy, rankedPlayers } from '../state';

/** For how long a reveal shows how the room answered before it shows what is right. */
const SUSPENSE_MS = 2_400;
/** The most names of those who were the fastest. */
const MOST_FASTEST = 3;
/** To be the only one among fewer players is nothing special. */
const FEWEST_PLAYERS = 3;

type RevealScene = SceneNamed<'reveal'>;

/** How long what is right is held back: not at all where nobody has answered on a phone, or nothing counts. */
export function suspenseView(state: GameState, asked: PlannedQuestion): Pick<RevealScene, 'suspenseMs'> {
  const { question } = asked;
  if (isVoid(state, asked)) return {};
  const isAnswered = givenAnswers(state.answers[question.questionId]).length > 0;
  return isAnswered && hasSolution(question) ? { suspenseMs: SUSPENSE_MS } : {};
}

/** How many were right, and who deserves to be named for it; nothing for a tie-break, which names its winners. */
export function rightView(
  { state }: Game,
  asked: PlannedQuestion,
  { results }: Scores,
): Pick<RevealScene, 'right' | 'fastest' | 'onlyRight'> {
  const result = results.get(asked.question.questionId);
  if (!result || asked.round.isTieBreak) return {};
  const paper = onPaper(state);
  const closedAt = closingOf(asked);
  const isCounted = ({ playerId, since = 0 }: { playerId: string; since?: number | undefined }): boolean =>
    result.has(playerId) || (!paper.has(playerId) && since < closedAt);
  const counted = rankedPlayers(state).filter(isCounted);
  const right = counted.filter(({ playerId }) => {
    const { correct, share } = result.get(playerId) ?? { correct: false };
    return correct && share === undefined;
  });
  const [first] = right;
  const fastest = fastestOf(state, asked, right);
  // Where the nearest win, somebody is always right.
  const isAlone = right.length === 1 && !rulesOf(asked.question).pointsByPlace?.(asked.question);
  return {
    right: { count: right.length, of: counted.length },
    ...(fastest.length > 0 && { fastest }),
    ...(first && isAlone && counted.length >= FEWEST_PLAYERS && { onlyRight: first.name }),
  };
}

/** Those of them who answered the fastest, in a round in which that counts; each stage has a time of its own. */
function fastestOf(
  state: GameState,
  { question, round, stageCount }: PlannedQuestion,
  right: readonly { playerId: string; name: string }[],
): NonNullable<RevealScene['fastest']> {
  if (round.scoring !== 'speed' || stageCount > 1) return [];
  const given = state.answers[question.questionId];
  const timed = right.flatMap(({ playerId, name }) => {
    const answer = givenBy(given, playerId);
    return answer ? [{ name, ms: Math.round(answer.afterMs) }] : [];
  });
  return timed.sort((one, other) => one.ms - other.ms).slice(0, MOST_FASTEST);
}
