import { hasSolution } from '../../../contract/question';
import type { PlayerOwn } from '../../../contract/toPhones';
import type { Preview } from '../../../look/preview';
import type { Scene } from '../../../contract/scene';
import { isReading } from '../../../game/facts';
import { planGame, type PlannedQuestion } from '../../../game/plan';
import { markedQuestion } from '../../../game/views/markingView';
import { monitorView } from '../../../game/views/monitorView';
import { ownView, playerView } from '../../../game/views/playerView';
import type { GameQuiz, NumberQuestion, QuizQuestion, QuizRound } from '../../../game/quiz/quiz';
import { SessionInMemory } from '../../../session/inMemory';
import type { FileUrls } from '../../api/useFileUrls';
import { type Key, type QuestionDraft, type QuizDraft, type RoundDraft, RULES } from '../draft/draft';
import type { PlaySettings } from '../draft/fields';
import { findQuestion } from '../draft/edits';
import { emptyRound, isBlankQuestion, isBlankRound, mostPoints } from '../draft/questions';
import { DEFAULT_SECONDS, isAmount, secondsOf } from '../draft/numbers';
import { kindOf } from '../workshopKind';
import { type Moment, NOTHING_YET } from '../workshopKind';

/** The players of a preview. Only the first ones are ever named. */
const PLAYERS = ['Anna', 'Ben', 'Cem', ...Array.from({ length: 21 }, (_none, at) => `Team ${at + 4}`)];

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
  const played = new SessionInMemory(plan, PLAYERS.length, {
    quizName: draft.name.trim() || NOTHING_YET,
    quizDescription: draft.description.trim(),
  });
  // Where no right answer has been typed, nobody is there to give one.
  const isKnown = moment === 'question' || asked?.question.kind === lookedAt?.kind;
  for (const name of isKnown ? PLAYERS : PLAYERS.slice(0, 1)) played.joins(name);
  if (asked) playQuestion(played, asked, moment, isKnown);
  else played.skipTo(plan.scenes.findIndex(({ name }) => name === 'rules' || name === 'round'));
  const mediaUrl = (_kind: unknown, fileName: string) => mediaUrls.get(fileName) ?? undefined;
  const context = { now: played.game.state.time, mediaUrl, mediaFault: () => undefined };
  const game = monitorView(played.game, context);
  const { quizId, sessionCode, quizName, quizDescription } = played.value.record;
  return {
    session: { quizId, sessionCode, participants: [], quizName, quizDescription },
    game,
    phone: playerView(played.game, context, game),
    own: ownOf(game.scene, ownView(played.game, PLAYERS[0]!)!),
  };
}

function playQuestion(
  played: SessionInMemory,
  { question, askedAt, revealedAt }: PlannedQuestion,
  moment: Moment,
  isKnown: boolean,
): void {
  const { questionId } = question;
  played.skipTo(askedAt);
  // Nobody waits here for a sound to be played, or to read.
  played.happens({ type: 'unplayable', questionId });
  if (isReading(played.game)) played.commands({ type: 'next', step: played.game.state.step });
  if (moment === 'question') return;
  if (isKnown)
    PLAYERS.forEach((playerId, at) => {
      const answer = kindOf(question).answer(question, at);
      if (answer !== undefined) played.happens({ type: 'answer', playerId, questionId, answer }, 1);
    });
  played.skipTo(revealedAt);
  if (!hasSolution(question)) letIn(played, questionId);
}

/** Where nothing is right, the preview's host lets in every answer. */
function letIn(played: SessionInMemory, questionId: string): void {
  for (const { text } of markedQuestion(played.game, questionId)?.groups ?? [])
    played.commands({ type: 'mark', questionId, answer: text, correct: true });
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
