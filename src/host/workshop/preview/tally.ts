import type { Solution } from '../../../contract/question';
import type { Tally } from '../../../contract/scores';
import type { QuestionDraft } from '../draft/draft';
import { numberOf, numbersOf } from '../draft/numbers';

/** How many play in a preview. */
export const PLAYER_COUNT = 24;
/** How many of them are right. */
const RIGHT_COUNT = 14;
/** Who came nearest. */
const NAMES = ['Anna', 'Ben', 'Cem'];

/** What could have been answered to a question, with this solution, whose right answer brings these points. */
export function tallyOf(
  draft: QuestionDraft,
  solution: Solution,
  points: number,
  answerCount: number,
): Tally {
  if ('value' in solution) return { nearest: nearestTo(draft, solution.value, points) };
  if ('accepted' in solution) {
    const texts = draft.kind === 'text' ? solution.accepted.slice(0, 10) : [];
    const counts = texts.map((_text, place) => share(RIGHT_COUNT, texts.length, place));
    return { groups: texts.map((text, place) => ({ text, count: counts[place]!, correct: true })) };
  }
  const places = Array.from({ length: answerCount }, (_none, place) => place);
  return { counts: places.map((place) => countAt(draft, place, solution.correct, answerCount)) };
}

function countAt({ kind }: QuestionDraft, place: number, correct: number[], answerCount: number): number {
  // Each answer of these is right or wrong by itself: of a list, most people know its beginning.
  if (kind === 'order') return Math.max(1, RIGHT_COUNT - 2 * correct.indexOf(place));
  if (kind === 'multiple') return correct.includes(place) ? RIGHT_COUNT : PLAYER_COUNT - RIGHT_COUNT - 4;
  if (correct.includes(place)) return RIGHT_COUNT;
  const wrong = answerCount - correct.length;
  const placeAmongWrong = place - correct.filter((right) => right < place).length;
  return share(PLAYER_COUNT - (correct.length && RIGHT_COUNT), wrong, placeAmongWrong);
}

/** What the one at this place gets, where so many share evenly. */
function share(total: number, count: number, place: number): number {
  return Math.floor(total / count) + (place < total % count ? 1 : 0);
}

type Nearest = Extract<Tally, { nearest: unknown }>['nearest'];

/** The right number itself, and two not far from it. */
function nearestTo(draft: QuestionDraft, value: number, points: number): Nearest {
  const step = Math.max(1, Math.round(Math.abs(value) / 100));
  return [0, step, -2 * step].map((distance, place) => ({
    name: NAMES[place]!,
    value: value + distance,
    points: points * (place === 0 ? 1 : worthOf(draft, distance, place)),
  }));
}

/** What share of the points a wrong number brings, so far from the right one and at this place among the nearest. */
function worthOf({ counting, nearest, tolerance }: QuestionDraft, distance: number, place: number): number {
  if (counting === 'tolerance') return Math.abs(distance) <= Number(numberOf(tolerance)) ? 1 : 0;
  if (counting === 'exact') return 0;
  const places = numbersOf(nearest).map(Number);
  return Math.max(0, places[place]! / Math.max(...places)) || 0;
}
