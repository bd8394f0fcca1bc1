import type { Answer } from '../../../contract/question';
import type { NumberKind } from '../../../game/quiz/kinds/numberKind';
import type { PickedKind } from '../../../game/quiz/kinds/pickedKinds';
import type { QuizQuestion } from '../../../game/quiz/quiz';
import { withGiven, type AnswersToQuestion, type GamePlayer } from '../../../game/state';

const NAMES = ['Anna', 'Ben', 'Cem'];
/** Who plays in a preview. Nobody else is ever named. */
export const PLAYERS: GamePlayer[] = Array.from({ length: 24 }, (_none, at) => ({
  playerId: String(at),
  name: NAMES[at] ?? '',
}));
/** How many of them are right: the first. */
const RIGHT_COUNT = 14;
/** Of several wrong answers each is picked by so many. */
const WRONG_COUNT = 6;
const MOST_TEXTS = 10;

/** What could have been answered to a question. */
export function playedAnswers(question: QuizQuestion): AnswersToQuestion | undefined {
  return PLAYERS.reduce<AnswersToQuestion | undefined>((given, { playerId }, at) => {
    const answer = answerOf(question, at);
    return answer === undefined ? given : withGiven(given, playerId, { answer, afterMs: at });
  }, undefined);
}

/** The answer of the player at this place, if there is one. */
function answerOf(question: QuizQuestion, at: number): Answer | undefined {
  const isRight = at < RIGHT_COUNT;
  switch (question.kind) {
    case 'choice': {
      const [right] = question.correct;
      if (right === undefined) return inTurn(wrongPlaces(question), at);
      return isRight ? right : inTurn(wrongPlaces(question), at - RIGHT_COUNT);
    }
    case 'multiple': {
      const places = isRight ? question.correct : wrongPlaces(question);
      return places.length && at < RIGHT_COUNT + WRONG_COUNT ? places : undefined;
    }
    case 'order':
      // Of a list, most people know its beginning. -1: somewhere else.
      return question.correct.map((place, rank) => (at < Math.max(1, RIGHT_COUNT - 2 * rank) ? place : -1));
    case 'text':
      return isRight ? inTurn(question.accepted.slice(0, MOST_TEXTS), at) : undefined;
    case 'number':
      return guessOf(question, at);
  }
}

function wrongPlaces({ answers, correct }: PickedKind): number[] {
  return answers.flatMap((_text, place) => (correct.includes(place) ? [] : [place]));
}

function inTurn<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length];
}

/** The right number itself, and two not far from it. */
function guessOf({ value }: NumberKind, at: number): number | undefined {
  const step = Math.max(1, Math.round(Math.abs(value) / 100));
  return [value, value + step, value - 2 * step][at];
}
