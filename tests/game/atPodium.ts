import { eveningResults } from '../../src/game/scoring/evening';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';

export const quiz = { rounds: [{ title: 'One', questions: [choice('A', { points: 2 }), choice('B')] }] };
/** Requests another quiz. */
export const another = (game: GamePlay, keepPoints: boolean) =>
  game.command({ type: 'anotherQuiz', quizId: 'pub', keepPoints });

/** A game at its podium: Anna has the first question right, Ben both. */
export function atPodium(file: object = quiz): GamePlay {
  const game = new GamePlay(file).start().goTo('question');
  return answered(game);
}

export function answered(game: GamePlay): GamePlay {
  game.answers('q1', { Anna: 1, Ben: 1 });
  game.goTo('question').answer('Ben', 'q2', 1);
  return game.goTo('podium');
}

/** The results of the evening so far. */
export const results = ({ plan, state }: GamePlay) =>
  eveningResults(plan, state).map(({ name, points }) => `${name} ${points}`);
