import type { HostGame } from '../../contract/toHosts';
import type { FaultyMedia, MediaFault, MediaKind } from '../../contract/media';
import { type Question, type Round, type Solution, type Tally, hasSolution } from '../../contract/question';
import type { SceneNamed } from '../../contract/scene';
import type { TalliedPlayer } from '../../kinds/kindRules';
import { rulesOf } from '../../kinds/rules';
import {
  closingOf,
  isReading,
  isRevealed,
  isVoid,
  onPaper,
  overlayOf,
  plannedScene,
  questionOf,
  questionToRead,
  roundOf,
  stageOf,
} from '../facts';
import { type PlannedQuestion, type PlannedRound, questionsOfRound } from '../plan';
import { type QuizQuestion, filesOf } from '../quiz/quiz';
import { lastCallOf, readingTime } from '../rules/clock';
import { nextQuestion } from '../rules/moves';
import { type GradedGroup, gradeAnswers, mostPointsFor } from '../scoring/grade';
import type { Scores } from '../scoring/score';
import { type Game, type GameState, givenAnswers, givenBy, rankedPlayers } from '../state';

/** What views need to know of media files. The game itself reads no disk. */
export interface MediaContext {
  /** A file's address, without its name, which may give away the answer. Undefined for a faulty file. */
  mediaUrl(kind: MediaKind, fileName: string): string | undefined;
  /** Why a file cannot be shown as a medium of this kind; undefined where it can. */
  mediaFault(kind: MediaKind, fileName: string): MediaFault | undefined;
}

/** What a view needs besides the game. */
export interface ViewContext extends MediaContext {
  /** The caller's clock, as in events: remaining times are sent as of now. */
  now: number;
  /** The name of the quiz, for phones that were admitted to an earlier one. */
  quizName?: string | undefined;
  /** The table of the season that the evening counts in; absent where it cannot be read. */
  season?: Omit<SceneNamed<'season'>, 'name'> | undefined;
  /** When the venue's next quiz is, for the goodbye. */
  nextDate?: string | undefined;
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
export function questionView(game: Game, asked: PlannedQuestion, context: ViewContext): Question {
  const { question, number, round, stageCount } = asked;
  const { questionId, kind, text } = question;
  const { shown: shownAt, stagesOf, answerImagesOf } = rulesOf(question);
  const stage = stageOf(game, asked);
  // A stage has its own points, and its picture replaces the question's.
  const { points, image } = { ...question, ...stagesOf?.(question)[stage] };
  const isRead = questionToRead(game) === asked;
  const shown = {
    questionId,
    number,
    of: round.questionCount,
    kind,
    text,
    ...(isRead ? withoutAnswers(shownAt(question, stage)) : shownAt(question, stage)),
    ...(!isRead && answerImagesView(answerImagesOf?.(question) ?? [], context)),
    points: mostPointsFor(points, round),
    ...(stageCount > 1 && { stage, stageCount }),
    ...mediaView({ ...question, ...(image !== undefined && { image }) }, context),
  };
  // The fields match the question's kind, which the compiler cannot follow.
  return shown as Question;
}

/** What a question shows of its kind while it is only read. */
function withoutAnswers(shown: object): object {
  return { ...shown, answers: undefined, left: undefined };
}

/** The time left of a last call and its whole length, where there is one. */
export function lastCallView({ plan, state: { lastCallMs } }: Game): {
  lastCallMs?: number;
  lastCallDurationMs?: number;
} {
  return lastCallMs === null ? {} : { lastCallMs, lastCallDurationMs: lastCallOf(plan) };
}

/**
 * A question's time: what is left and its full length, both null without a limit; the last call; and whether
 * the time waits for the question's sound or film.
 */
export function questionTime(
  game: Game,
  asked: PlannedQuestion,
  context: MediaContext,
): {
  remainingMs: number | null;
  durationMs: number | null;
  lastCallMs?: number;
  lastCallDurationMs?: number;
  waiting?: true;
  reading?: { remainingMs: number; durationMs: number };
  closingMs?: number;
} {
  const { state } = game;
  const lastCall = lastCallView(game);
  const clock = state.clocks[asked.question.questionId];
  // A last call runs regardless.
  const isStanding = clock?.waiting && state.lastCallMs === null && !isRevealed(state, asked);
  if (isStanding && isPlayable(asked.question, context)) {
    const { remainingMs, durationMs } = clock;
    return { remainingMs, durationMs, waiting: true };
  }
  if (isReading(game) && questionToRead(game) === asked) {
    const { remainingMs = null, durationMs = null } = clock ?? {};
    const left = clock?.readingMs ?? 0;
    const reading = { remainingMs: left, durationMs: Math.max(left, readingTime(game, asked) ?? 0) };
    return { remainingMs, durationMs, reading };
  }
  const closing = clock && clock.closingMs !== null && { closingMs: clock.closingMs };
  if (!clock || clock.remainingMs === null)
    return { remainingMs: null, durationMs: null, ...lastCall, ...closing };
  if (isRevealed(state, asked)) return { remainingMs: 0, durationMs: clock.durationMs, ...lastCall };
  return {
    // The earlier end: a client that does not know last calls then shows theirs too.
    remainingMs: state.lastCallMs ?? Math.min(clock.remainingMs, clock.closingMs ?? Infinity),
    durationMs: clock.durationMs,
    ...lastCall,
    ...closing,
  };
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

type MediaFields = Pick<
  QuizQuestion,
  MediaKind | 'imageAlt' | 'audioFrom' | 'audioTo' | 'audioFade' | 'audioGain'
>;

/** A question's media, as everybody may see them. */
function mediaView(
  question: MediaFields,
  { mediaUrl }: MediaContext,
): Pick<Question, 'imageUrl' | 'audioUrl' | 'videoUrl' | Exclude<keyof MediaFields, MediaKind>> {
  const { image, imageAlt, audio, audioFrom, audioTo, audioFade, audioGain, video } = question;
  const imageUrl = image && mediaUrl('image', image);
  const audioUrl = audio && mediaUrl('audio', audio);
  const videoUrl = video && mediaUrl('video', video);
  return {
    ...(imageUrl && { imageUrl, ...(imageAlt && { imageAlt }) }),
    ...(audioUrl && { audioUrl, audioFrom, audioTo, audioFade, audioGain }),
    ...(videoUrl && { videoUrl }),
  };
}

/** The pictures of its answers, each in its answer's place. */
function answerImagesView(fileNames: readonly string[], { mediaUrl }: MediaContext) {
  const answerImages = fileNames.map((fileName) => mediaUrl('image', fileName) ?? null);
  return answerImages.some((url) => url !== null) ? { answerImages } : {};
}

/**
 * The questions whose files matter now: that of the scene, even under overlays, and the next; for a round
 * that is or was open beside the others, all of its questions at its own place.
 */
export function mediaQuestions(game: Game): PlannedQuestion[] {
  const { plan } = game;
  const scene = plannedScene(game);
  const round = roundOf(scene);
  const ofRound = round?.isBeside ? questionsOfRound(plan, round) : [];
  const questions = [questionOf(scene), nextQuestion(game), ...ofRound];
  return [...new Set(questions)].filter((asked) => asked !== undefined);
}

/** What only hosts are told about media: what to preload, and what is missing. */
export function hostMediaView(
  game: Game,
  { mediaUrl, mediaFault }: MediaContext,
): Pick<HostGame, 'preload' | 'mediaFaults'> {
  const { plan, state } = game;
  const upcoming = nextQuestion(game);
  const files = mediaQuestions(game).flatMap(({ question }) => filesOf(question));
  const urls = files.map(({ kind, fileName }) => mediaUrl(kind, fileName)).filter((url) => url !== undefined);
  const known = plan.questions.filter((asked) => asked.askedAt <= state.furthest || asked === upcoming);
  const mediaFaults = known.flatMap((asked) =>
    filesOf(asked.question).flatMap(({ kind, fileName }): FaultyMedia[] => {
      const fault = mediaFault(kind, fileName);
      const { questionId } = asked.question;
      return fault
        ? [{ questionId, kind, fileName, fault, ...(asked === upcoming && { upcoming: true }) }]
        : [];
    }),
  );
  return { ...(urls.length > 0 && { preload: urls }), ...(mediaFaults.length > 0 && { mediaFaults }) };
}

/** Whether a question has a sound or film that can be played. */
export function isPlayable(question: QuizQuestion, { mediaUrl }: MediaContext): boolean {
  return filesOf(question).some(
    ({ kind, fileName }) => kind !== 'image' && mediaUrl(kind, fileName) !== undefined,
  );
}

/** The playback of the scene's sound or film; empty where it has none that can be played. */
export function playbackView(game: Game, context: MediaContext): { media?: GameState['media'] } {
  const { state } = game;
  const question = overlayOf(state) ? undefined : questionOf(plannedScene(game))?.question;
  return question && isPlayable(question, context) ? { media: state.media } : {};
}
