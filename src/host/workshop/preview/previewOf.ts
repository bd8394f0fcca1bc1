import { hasSolution } from '../../../contract/question';
import type { PlayerOwn } from '../../../contract/playerGame';
import type { Preview } from '../../../contract/preview';
import type { Scene } from '../../../contract/scene';
import { planGame, type Plan, type PlannedQuestion } from '../../../game/plan';
import { startClock } from '../../../game/rules/clock';
import { goTo } from '../../../game/rules/moves';
import { groupAnswers } from '../../../game/scoring/grade';
import { scoreGame } from '../../../game/scoring/score';
import {
  createGame,
  withGiven,
  type AnswersToQuestion,
  type GamePlayer,
  type GameState,
} from '../../../game/state';
import { monitorView } from '../../../game/views/monitorView';
import { ownView, playerView } from '../../../game/views/playerView';
import type { QuizQuestion } from '../../../game/quiz/quiz';
import type { FileUrls } from '../../api/useFileUrls';
import type { Key, QuizDraft } from '../draft/draft';
import { findQuestion } from '../draft/edits';
import { kindOf } from '../../../kinds/workshop';
import { type Moment, NOTHING_YET } from '../../../kinds/workshopKind';
import { playedDraft, playedId } from './playedDraft';

/** Uses only letters that room codes have. */
const ROOM_CODE = 'BDFGH';

const NAMES = ['Anna', 'Ben', 'Cem'];
/** The players of a preview. Nobody else is ever named. */
const PLAYERS: GamePlayer[] = Array.from({ length: 24 }, (_none, at) => ({
  playerId: String(at),
  name: NAMES[at] ?? '',
}));

/** How projector and phone will show a question, the quiz's rules or, if neither is open, a round's title. */
export function previewOf(
  draft: QuizDraft,
  questionKey: Key | null,
  moment: Moment,
  mediaUrls: FileUrls,
): Preview {
  // Jokers are played while a title is shown, so each round has one here; whether there are jokers is passed
  // separately.
  const quiz = { ...playedDraft(draft, questionKey, moment), joker: true } as const;
  const plan = { ...planGame(quiz), hasJoker: draft.settings.joker };
  const lookedAt = questionKey === null ? undefined : findQuestion(draft, questionKey);
  const asked = lookedAt && plan.questions.find(({ question }) => question.questionId === playedId(lookedAt));
  const isKnown = asked?.question.kind === lookedAt?.kind;
  const state = asked ? stateAt(plan, asked, moment, isKnown) : titleState(plan);
  const scores = scoreGame(plan, state);
  const mediaUrl = (_kind: unknown, fileName: string) => mediaUrls.get(fileName) ?? undefined;
  const context = { now: 0, mediaUrl, mediaFault: () => undefined };
  const game = monitorView(plan, state, scores, context);
  return {
    session: {
      quizId: 'preview',
      sessionCode: ROOM_CODE,
      participants: [],
      quizName: draft.name.trim() || NOTHING_YET,
      quizDescription: draft.description.trim(),
    },
    game,
    phone: playerView(plan, state, scores, context),
    own: ownOf(game.scene, ownView(plan, state, scores, PLAYERS[0]!.playerId)!),
  };
}

function lobby(): GameState {
  return { ...createGame(0), players: PLAYERS, connected: PLAYERS.map(({ playerId }) => playerId) };
}

function titleState(plan: Plan): GameState {
  return goTo(
    plan,
    lobby(),
    plan.scenes.findIndex(({ name }) => name === 'rules' || name === 'round'),
  );
}

/** `isKnown`: whether a right answer has been typed, and can be given. */
function stateAt(plan: Plan, asked: PlannedQuestion, moment: Moment, isKnown: boolean): GameState {
  const { question, number } = asked;
  // Each scene is a step of its own; typing is not.
  const open = { ...startClock(plan, goTo(plan, lobby(), asked.askedAt)), step: 2 * number };
  if (moment === 'question') return open;
  const given = isKnown ? playedAnswers(question) : undefined;
  // Nobody wins a tie-break that cannot be answered.
  const answered = given
    ? { ...open, answers: { [question.questionId]: given }, marks: letIn(question, given) }
    : { ...open, tieBreakers: [] };
  return { ...goTo(plan, answered, asked.revealedAt), step: 2 * number + 1 };
}

/** Where nothing is right, the preview's host lets in every answer. */
function letIn(question: QuizQuestion, given: AnswersToQuestion): GameState['marks'] {
  if (hasSolution(question)) return [];
  const { questionId } = question;
  return groupAnswers(question, given).map(({ key }) => ({ questionId, key, correct: true }));
}

function playedAnswers(question: QuizQuestion): AnswersToQuestion | undefined {
  return PLAYERS.reduce<AnswersToQuestion | undefined>((given, { playerId }, at) => {
    const answer = kindOf(question).answer(question, at);
    return answer === undefined ? given : withGiven(given, playerId, { answer, afterMs: at });
  }, undefined);
}

/** Shows the player as right, even without a right answer; what was tapped stays within the phone's page. */
function ownOf(scene: Scene, own: PlayerOwn): PlayerOwn {
  if (scene.name !== 'reveal' || !hasSolution(scene.question)) return { ...own, results: {} };
  const { questionId, points } = scene.question;
  return { ...own, answers: {}, results: { [questionId]: { correct: true, points } } };
}
