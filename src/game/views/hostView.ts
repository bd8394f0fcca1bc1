import type { HostGame } from '../../contract/hostGame';
import type { Plan } from '../plan';
import { bytesOf, markingView } from './markingView';
import { hostMediaView, type MediaContext } from './mediaView';
import { solutionView } from './questionView';
import { canClose, canGoBack, openSheet, plannedScene, questionOf, readyIn, shownText } from '../facts';
import { answeredBy, askedBy } from '../rules/answers';
import { nextQuestion, nextScene } from '../rules/moves';
import type { Scores } from '../scoring/score';
import type { GameState } from '../state';

/** What only hosts see: HostUpdated. */
export function hostView(plan: Plan, state: GameState, scores: Scores, media: MediaContext): HostGame {
  const question = questionOf(plannedScene(plan, state))?.question;
  const upcoming = nextQuestion(plan, state)?.question.text;
  const rest = {
    revision: state.revision,
    step: state.step,
    next: nextScene(plan, state),
    canClose: canClose(plan, state),
    canGoBack: canGoBack(state),
    ...(question && { solution: solutionView(question) }),
    ...(question?.note && { note: question.note }),
    ...(upcoming && { upcoming }),
    players: playersOf(plan, state, scores),
    adjustments: state.adjustments.map(({ adjustmentId, playerId, points, reason }) => ({
      ...{ adjustmentId, playerId, points, reason },
    })),
    ...hostMediaView(plan, state, media),
  };
  return { ...rest, marking: markingView(plan, state, scores, bytesOf(rest)) };
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
    ...starredName(plan, state, name),
  }));
}

function starredName(plan: Plan, state: GameState, name: string): Partial<HostGame['players'][number]> {
  const shownName = shownText(plan, state, name);
  return shownName === name ? {} : { starred: true, shownName };
}
