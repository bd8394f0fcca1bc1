import type { PlayerGame, PlayerOwn } from '../../../contract/playerGame';
import type { Preview } from '../../../contract/preview';
import { phoneQuestion, type Question } from '../../../contract/question';
import type { Scene } from '../../../contract/scene';
import type { Key, QuestionDraft, QuizDraft } from '../draft/draft';
import { placeOf, type Place } from './place';
import { NOTHING_YET, questionView, solutionView, type MediaUrls } from './questionView';
import { PLAYER_COUNT, tallyOf } from './tally';

/** What is looked at of a question: as it is asked, or as it is revealed. */
export type Moment = 'question' | 'solution';

/** Of the letters that room codes have. */
const ROOM_CODE = 'BDFGH';

/** A quiz's question as projector and phone will show it; the round's title where there is no such question. */
export function previewOf(
  draft: QuizDraft,
  questionKey: Key | null,
  moment: Moment,
  mediaUrls: MediaUrls,
): Preview {
  const place = placeOf(draft, questionKey);
  const views = place.questions.map((question) => questionView(question, place, mediaUrls));
  const shown = place.asked && views[place.questions.indexOf(place.asked)];
  const scene =
    !place.asked || !shown ? titleScene(draft, place) : sceneOf(place, place.asked, shown, moment);
  // Each scene is a step, and typing is none.
  const step = shown ? 2 * shown.number + Number(moment === 'solution') : 0;
  const common = { revision: 0, step, paused: false };
  return {
    session: {
      quizId: 'preview',
      sessionCode: ROOM_CODE,
      participants: [],
      quizName: draft.name.trim() || NOTHING_YET,
      quizDescription: draft.description.trim(),
    },
    game: { ...common, locked: false, autopilot: false, scene },
    phone: { ...common, scene: phoneScene(scene), questions: openQuestions(scene, views).map(phoneQuestion) },
    own: ownOf(scene, draft),
  };
}

function titleScene({ settings }: QuizDraft, { round }: Place): Scene {
  return round ? { name: 'round', round, ...(settings.joker && { joker: true }) } : { name: 'lobby' };
}

function sceneOf(place: Place, draft: QuestionDraft, question: Question, moment: Moment): Scene {
  const { round, durationMs } = place;
  const placed = round ? { round } : { round, tieBreak: true };
  if (moment === 'solution') {
    const solution = solutionView(draft);
    const tally = tallyOf(draft, solution, question.points, question.answers?.length ?? 0);
    return { name: 'reveal', ...placed, question, solution, tally };
  }
  const isSheet = round?.reveal === 'round';
  const counted = { answered: 0, expected: PLAYER_COUNT, ...(isSheet && { ready: 0 }) };
  return { name: 'question', ...placed, question, remainingMs: durationMs, durationMs, ...counted };
}

/** A sheet has all questions up to the one just asked. */
function openQuestions(scene: Scene, views: readonly Question[]): Question[] {
  if (scene.name !== 'question') return [];
  return scene.round?.reveal === 'round' ? views.slice(0, scene.question.number) : [scene.question];
}

/** Phones are sent no counts. */
function phoneScene(scene: Scene): PlayerGame['scene'] {
  switch (scene.name) {
    case 'question': {
      const { name, round, tieBreak, remainingMs, durationMs } = scene;
      const question = phoneQuestion(scene.question);
      return { name, round, question, remainingMs, durationMs, ...(tieBreak && { tieBreak }) };
    }
    case 'reveal': {
      const { name, round, tieBreak, solution } = scene;
      const question = phoneQuestion(scene.question);
      return { name, round, question, solution, ...(tieBreak && { tieBreak }) };
    }
    default:
      return scene;
  }
}

/** The player's answer is right. */
function ownOf(scene: Scene, { settings }: QuizDraft): PlayerOwn {
  const results =
    scene.name === 'reveal'
      ? { [scene.question.questionId]: { correct: true, points: scene.question.points } }
      : {};
  const rest = { points: null, rank: null, of: null, tieBreak: true, ...(settings.joker && { joker: null }) };
  return { answers: {}, results, ...rest };
}
