import type { Question, Solution } from '../../../contract/question';
import type { QuestionDraft } from '../draft/draft';
import { numberOf, numbersOf } from '../draft/numbers';
import type { Place } from './place';

/** Stands for what is not typed yet. */
export const NOTHING_YET = '…';

/** The addresses of pictures, sounds and films by their files' names. */
export type MediaUrls = ReadonlyMap<string, string>;

/** A question as everybody will see it. */
export function questionView(draft: QuestionDraft, place: Place, mediaUrls: MediaUrls): Question {
  const unit = draft.unit.trim();
  const [imageUrl, audioUrl, videoUrl] = [draft.image, draft.audio, draft.video].map((name) =>
    mediaUrls.get(name.trim()),
  );
  return {
    // Where the kind changes, answers given to the former kind mean nothing.
    questionId: `${draft.key} ${draft.kind}`,
    number: place.questions.indexOf(draft) + 1,
    of: place.questions.length,
    kind: draft.kind,
    text: draft.text.trim() || NOTHING_YET,
    ...(hasAnswers(draft) && { answers: shownAnswers(draft).map(({ text }) => text.trim()) }),
    ...(draft.kind === 'number' && unit && { unit }),
    points: pointsOf(draft, place),
    ...(imageUrl !== undefined && { imageUrl, imageAlt: draft.imageAlt.trim() }),
    ...(audioUrl !== undefined && { audioUrl }),
    ...(videoUrl !== undefined && { videoUrl }),
  };
}

/** What is right, as far as it is typed. */
export function solutionView(draft: QuestionDraft): Solution {
  const typed = draft.explanation.trim();
  const explanation = typed ? { explanation: typed } : {};
  const unit = draft.unit.trim();
  const value = rightNumber(draft);
  if (value !== null) return { value, ...(unit && { unit }), ...explanation };
  if (hasAnswers(draft)) return { correct: rightPlaces(draft), ...explanation };
  const accepted = draft.kind === 'text' ? writtenAnswers(draft).map(({ text }) => text.trim()) : [];
  return { accepted: accepted.length ? [...new Set(accepted)] : [NOTHING_YET], ...explanation };
}

/** The most that an answer can bring. */
function pointsOf(draft: QuestionDraft, { round, isSpeed }: Place): number {
  if (!round) return 0;
  const nearest = numbersOf(draft.nearest).filter((each) => typeof each === 'number');
  const isNearest = draft.kind === 'number' && draft.counting === 'nearest' && nearest.length > 0;
  const points = isNearest ? Math.max(...nearest) : numberOf(draft.points);
  const most = typeof points === 'number' && points >= 0 && Number.isFinite(points) ? points : 1;
  return most * (isSpeed ? 1000 : 1);
}

/** The number to be guessed; null where none is typed, or the question asks for none. */
function rightNumber({ kind, number }: QuestionDraft): number | null {
  const value = numberOf(number);
  return kind === 'number' && typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function hasAnswers({ kind }: QuestionDraft): boolean {
  return kind === 'choice' || kind === 'multiple' || kind === 'order';
}

function writtenAnswers({ answers }: QuestionDraft): QuestionDraft['answers'] {
  return answers.filter(({ text }) => text.trim() !== '');
}

/** What is to be put in order stands shuffled by places alone, so that nothing jumps while its texts are typed. */
function shownAnswers(draft: QuestionDraft): QuestionDraft['answers'] {
  const written = writtenAnswers(draft);
  if (draft.kind !== 'order') return written;
  const [even, odd] = [0, 1].map((rest) => written.filter((_answer, place) => place % 2 === rest));
  return [...odd!, ...even!];
}

function rightPlaces(draft: QuestionDraft): number[] {
  const shown = shownAnswers(draft);
  if (draft.kind === 'order') return writtenAnswers(draft).map((answer) => shown.indexOf(answer));
  const right = shown.flatMap((answer, place) => (answer.right ? [place] : []));
  return draft.kind === 'choice' ? right.slice(0, 1) : right;
}
