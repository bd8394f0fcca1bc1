import type { HostGame } from '../../contract/hostGame';
import type { FaultyMedia, MediaFault, MediaKind } from '../../contract/media';
import type { Question } from '../../contract/question';
import { type Plan, type PlannedQuestion, questionsOfRound } from '../plan';
import { filesOf } from '../quiz/files';
import type { QuizQuestion } from '../quiz/quiz';
import { overlayOf, plannedScene, questionOf, roundOf } from '../facts';
import { nextQuestion } from '../rules/moves';
import type { GameState } from '../state';

/** What views need to know of media files. The game itself reads no disk. */
export interface MediaContext {
  /** A file's address, without its name, which may give away the answer. Undefined for a faulty file. */
  mediaUrl(kind: MediaKind, fileName: string): string | undefined;
  /** Why a file cannot be shown as a medium of this kind; undefined where it can. */
  mediaFault(kind: MediaKind, fileName: string): MediaFault | undefined;
}

/** A question's media, as everybody may see them. */
export function mediaView(
  { image, imageAlt, audio, video }: Pick<QuizQuestion, MediaKind | 'imageAlt'>,
  { mediaUrl }: MediaContext,
): Pick<Question, 'imageUrl' | 'imageAlt' | 'audioUrl' | 'videoUrl'> {
  const imageUrl = image && mediaUrl('image', image);
  const audioUrl = audio && mediaUrl('audio', audio);
  const videoUrl = video && mediaUrl('video', video);
  return {
    ...(imageUrl && { imageUrl, ...(imageAlt && { imageAlt }) }),
    ...(audioUrl && { audioUrl }),
    ...(videoUrl && { videoUrl }),
  };
}

/**
 * The questions whose files matter now: that of the scene, even under overlays, and the next; for a round
 * that is or was open beside the others, all of its questions at its own place.
 */
export function mediaQuestions(plan: Plan, state: GameState): PlannedQuestion[] {
  const scene = plannedScene(plan, state);
  const round = roundOf(scene);
  const ofRound = round?.isBeside ? questionsOfRound(plan, round) : [];
  const questions = [questionOf(scene), nextQuestion(plan, state), ...ofRound];
  return [...new Set(questions)].filter((asked) => asked !== undefined);
}

/** What only hosts are told about media: what to preload, and what is missing. */
export function hostMediaView(
  plan: Plan,
  state: GameState,
  { mediaUrl, mediaFault }: MediaContext,
): Pick<HostGame, 'preload' | 'mediaFaults'> {
  const upcoming = nextQuestion(plan, state);
  const files = mediaQuestions(plan, state).flatMap(({ question }) => filesOf(question));
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
export function playbackView(
  plan: Plan,
  state: GameState,
  context: MediaContext,
): { media?: GameState['media'] } {
  const question = overlayOf(state) ? undefined : questionOf(plannedScene(plan, state))?.question;
  return question && isPlayable(question, context) ? { media: state.media } : {};
}
