import type { HostGame } from '../../../contract/hostGame';
import type { Plan } from '../plan';
import { answeredBy, askedBy } from '../rules/closing';
import { leadsToTieBreak, nextScene } from '../rules/nextScene';
import { canClose, canGoBack } from '../rules/possibleMoves';
import { closedQuestions, isRevealed, plannedScene, questionOf } from '../rules/sceneFacts';
import { openSheet, readyIn } from '../rules/sheet';
import type { Scores } from '../score';
import type { GradedGroup } from '../scoring/grade';
import { largestFirst } from '../scoring/tally';
import type { GameState } from '../state';
import { shownText } from '../rules/uncover';
import { hostMediaView, type MediaContext } from './mediaView';
import { nextQuestion } from './nextQuestion';
import { solutionView } from './questionView';
import { shownAnswer } from './starredScene';

/** More answers to one question than any host reads. */
export const MOST_GROUPS = 100;

/** What only hosts see: HostUpdated. */
export function hostView(plan: Plan, state: GameState, scores: Scores, media: MediaContext): HostGame {
  const question = questionOf(plannedScene(plan, state))?.question;
  const upcoming = nextQuestion(plan, state)?.question.text;
  return {
    revision: state.revision,
    step: state.step,
    next: nextScene(plan, state),
    ...(leadsToTieBreak(plan, state) && { nextTieBreak: true }),
    canClose: canClose(plan, state),
    canGoBack: canGoBack(state),
    ...(question && { solution: solutionView(question) }),
    ...(question?.note && { note: question.note }),
    ...(upcoming && { upcoming }),
    marking: markingOf(plan, state, scores),
    players: playersOf(plan, state, scores),
    adjustments: state.adjustments.map(({ adjustmentId, playerId, points, reason }) => ({
      ...{ adjustmentId, playerId, points, reason },
    })),
    ...hostMediaView(plan, state, media),
  };
}

function markingOf(plan: Plan, state: GameState, { graded }: Scores): HostGame['marking'] {
  return closedQuestions(plan, state).map((asked) => {
    const { question } = asked;
    const { questionId, text, kind } = question;
    const accepted = 'accepted' in question ? question.accepted : [];
    const starredText = ({ text: given }: GradedGroup): { starred?: true; shownText?: string } => {
      const shown = kind === 'text' ? shownAnswer(state, given, accepted) : given;
      return shown === given ? {} : { starred: true, shownText: shown };
    };
    const groups = [...largestFirst(graded.get(questionId) ?? [])].sort(
      (one, other) => Number(other.suggested) - Number(one.suggested),
    );
    return {
      ...{ questionId, text, kind },
      ...(asked.round.isTieBreak ? {} : { round: asked.round.index, number: asked.number }),
      ...(isRevealed(state, asked) && { revealed: true as const }),
      groups: groups.slice(0, MOST_GROUPS).map((group) => ({
        ...groupView(group),
        ...starredText(group),
      })),
    };
  });
}

function groupView({
  text,
  playerIds,
  correct,
  suggested,
  marked,
}: GradedGroup): HostGame['marking'][number]['groups'][number] {
  return { text, count: playerIds.length, correct, suggested, ...(marked && { marked }) };
}

function playersOf(plan: Plan, state: GameState, { standings }: Scores): HostGame['players'] {
  const points = new Map(standings.map((each) => [each.playerId, each.points]));
  const connected = new Set(state.connected);
  const sheet = openSheet(plan, state);
  const scene = plannedScene(plan, state);
  const isReady = readyIn(plan, state, sheet);
  const hasAnswered = answeredBy(plan, state, scene);
  const isAsked = askedBy(plan, state, scene);
  return state.players.map(({ playerId, name }) => ({
    playerId,
    name,
    connected: connected.has(playerId),
    answered: hasAnswered(playerId),
    ...(sheet && { ready: isReady(playerId) }),
    points: points.get(playerId) ?? 0,
    ...(!isAsked(playerId) && { watches: true as const }),
    ...starredName(state, name),
  }));
}

function starredName(state: GameState, name: string): Partial<HostGame['players'][number]> {
  const shownName = shownText(state, name);
  return shownName === name ? {} : { starred: true, shownName };
}
