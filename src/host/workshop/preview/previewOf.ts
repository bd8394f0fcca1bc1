import { hasSolution } from '../../../contract/question';
import type { PlayerOwn } from '../../../contract/toPhones';
import type { Preview } from '../../../look/preview';
import type { Scene } from '../../../contract/scene';
import { planGame, type Plan, type PlannedQuestion } from '../../../game/plan';
import { endReading, startClock } from '../../../game/rules/clock';
import { goTo } from '../../../game/rules/moves';
import { groupAnswers } from '../../../game/scoring/grade';
import {
  createGame,
  withGiven,
  type AnswersToQuestion,
  type GamePlayer,
  type GameState,
} from '../../../game/state';
import { monitorView } from '../../../game/views/monitorView';
import { ownView, playerView } from '../../../game/views/playerView';
import type { GameQuiz, NumberQuestion, QuizQuestion, QuizRound } from '../../../game/quiz/quiz';
import type { FileUrls } from '../../api/useFileUrls';
import { type Key, type QuestionDraft, type QuizDraft, type RoundDraft, RULES } from '../draft/draft';
import type { PlaySettings } from '../draft/fields';
import { findQuestion } from '../draft/edits';
import { emptyRound, isBlankQuestion, isBlankRound, mostPoints } from '../draft/questions';
import { DEFAULT_SECONDS, isAmount, secondsOf } from '../draft/numbers';
import { kindOf } from '../workshopKind';
import { type Moment, NOTHING_YET } from '../workshopKind';

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
  const played = { plan, state };
  const mediaUrl = (_kind: unknown, fileName: string) => mediaUrls.get(fileName) ?? undefined;
  const context = { now: 0, mediaUrl, mediaFault: () => undefined };
  const game = monitorView(played, context);
  return {
    session: {
      quizId: 'preview',
      sessionCode: ROOM_CODE,
      participants: [],
      quizName: draft.name.trim() || NOTHING_YET,
      quizDescription: draft.description.trim(),
    },
    game,
    phone: playerView(played, context),
    own: ownOf(game.scene, ownView(played, PLAYERS[0]!.playerId)!),
  };
}

function lobby(): GameState {
  return { ...createGame(0), players: PLAYERS, connected: PLAYERS.map(({ playerId }) => playerId) };
}

function titleState(plan: Plan): GameState {
  return goTo(
    { plan, state: lobby() },
    plan.scenes.findIndex(({ name }) => name === 'rules' || name === 'round'),
  );
}

/** `isKnown`: whether a right answer has been typed, and can be given. */
function stateAt(plan: Plan, asked: PlannedQuestion, moment: Moment, isKnown: boolean): GameState {
  const { question, number } = asked;
  const started = startClock({ plan, state: goTo({ plan, state: lobby() }, asked.askedAt) });
  // Each scene is a step of its own; typing is not.
  const open = { ...endReading({ plan, state: started }), step: 2 * number };
  if (moment === 'question') return open;
  const given = isKnown ? playedAnswers(question) : undefined;
  // Nobody wins a tie-break that cannot be answered.
  const answered = given
    ? { ...open, answers: { [question.questionId]: given }, marks: letIn(question, given) }
    : { ...open, tieBreakers: [] };
  return { ...goTo({ plan, state: answered }, asked.revealedAt), step: 2 * number + 1 };
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

/** Includes the kind, since answers given to one kind mean nothing to another. */
function playedId({ key, kind }: QuestionDraft): string {
  return `${key} ${kind}`;
}

/**
 * A draft as the game plays it, however little has been typed: invalid values count as unset. Blank parts are
 * left out, except for the one on display: a question, or else the first round.
 */
function playedDraft(draft: QuizDraft, questionKey: Key | null, moment: Moment): GameQuiz {
  const { settings, tieBreak } = draft;
  const rounds = draft.rounds.length ? draft.rounds : [emptyRound()];
  const isLookedAt = ({ key }: QuestionDraft): boolean => key === questionKey;
  const own = rounds.find(({ questions }) => questions.some(isLookedAt)) ?? rounds[0];
  const playedRound = (round: RoundDraft): QuizRound => ({
    ...(round.title.trim() && { title: round.title.trim() }),
    scoring: round.settings.scoring || settings.scoring || 'points',
    reveal: round.settings.reveal || settings.reveal || 'question',
    questions: round.questions
      .filter((question) => isLookedAt(question) || !isBlankQuestion(question))
      .map((question) => playedQuestion(question, moment, [round.settings, settings])),
  });
  const rules = questionKey === RULES && settings.rules.trim();
  return {
    ...(rules && { rules }),
    rounds: rounds.filter((round) => round === own || !isBlankRound(round)).map(playedRound),
    scores: 'end',
    ...(tieBreak && { tieBreak: playedTieBreak(tieBreak, moment, settings) }),
  };
}

function playedTieBreak(draft: QuestionDraft, moment: Moment, settings: PlaySettings): NumberQuestion {
  return { ...playedQuestion(draft, moment, [settings]), points: 0, nearest: [1] } as NumberQuestion;
}

const TEXTS = ['explanation', 'image', 'imageAlt', 'audio', 'video'] as const;

function playedQuestion(draft: QuestionDraft, moment: Moment, above: readonly PlaySettings[]): QuizQuestion {
  const texts = TEXTS.map((field) => [field, draft[field].trim()] as const).filter(([, text]) => text);
  return {
    ...Object.fromEntries(texts),
    questionId: playedId(draft),
    text: draft.text.trim() || NOTHING_YET,
    points: mostPoints(draft),
    ...(draft.wager && { wager: true }),
    seconds: secondsIn([draft, ...above]),
    ...kindOf(draft).played(draft, moment),
  };
}

/** The seconds of the first level that sets them, from the question upwards; null: without a limit. */
function secondsIn(levels: readonly Pick<PlaySettings, 'seconds'>[]): number | null {
  const said = levels.map(({ seconds }) => secondsOf(seconds));
  const first = said.find((seconds) => seconds === null || (isAmount(seconds) && seconds > 0));
  return first === undefined ? Number(DEFAULT_SECONDS) : (first as number | null);
}
