import type { Question } from '../../contract/question';
import { isInBreak, SCENES } from '../../contract/scene';
import type { PlayerGame, PlayerScene } from '../../contract/toPhones';

/** Returns all questions that are open for answers. */
function openQuestions({ questions, beside }: PlayerGame): Question[] {
  return beside ? [...questions, ...beside.questions] : questions;
}

/** Whether a question is open for answers. */
export function isOpen(game: PlayerGame, questionId: string): boolean {
  return openQuestions(game).some((question) => question.questionId === questionId);
}

/** Whether the server may accept an answer to this question; it may for a moment after the close. */
export function mayTake(game: PlayerGame, questionId: string): boolean {
  return game.scene.name === 'closed' || isOpen(game, questionId);
}

/** Whether a question takes no answers, and will not open again by itself. */
export function isHopeless(game: PlayerGame, questionId: string): boolean {
  return !mayTake(game, questionId) && !isCovering(game.scene);
}

/** Whether the scene only covers what was open before: standings, a break, or what the host asks in one. */
export function isCovering(scene: PlayerScene): boolean {
  return SCENES[scene.name].isCover === true || isInBreak(scene);
}
