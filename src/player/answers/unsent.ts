import * as v from 'valibot';
import { answerSchema, type Answer } from '../../contract/question';
import type { SubmittedAnswer } from '../../contract/fromPhones';
import { isInBreak, SCENES } from '../../contract/scene';
import type { PlayerGame, PlayerScene } from '../../contract/toPhones';
import { withStorage } from '../../look/withStorage';
import { parseSaved } from '../join/savedSessions';

/** A change to an answer whose texts are sent one by one; those that are null stay as they are. */
interface TextChanges {
  texts: readonly (string | null)[];
}

/** An answer as it is chosen: the whole of it, a change to it, or null where it is taken back. */
export type ChosenAnswer = Answer | TextChanges | null;

/** By questionId: answers that were chosen but not yet acknowledged by the server. */
export type Unsent = Readonly<Record<string, ChosenAnswer>>;

export function isChange(chosen: ChosenAnswer | undefined): chosen is TextChanges {
  return typeof chosen === 'object' && chosen !== null && !Array.isArray(chosen);
}

/** Returns what to send to the server. */
export function submittedForm(chosen: NonNullable<ChosenAnswer>): SubmittedAnswer {
  return isChange(chosen) ? [...chosen.texts] : chosen;
}

/** Returns what remains to be sent, with the new choice added. */
export function addUnsent(before: ChosenAnswer | undefined, chosen: ChosenAnswer): ChosenAnswer {
  if (!isChange(before) || !isChange(chosen)) return chosen;
  return { texts: chosen.texts.map((text, place) => text ?? before.texts[place] ?? null) };
}

/** Returns what remains to be sent after the server has accepted `sent`, or undefined if nothing. */
export function afterSent(unsent: ChosenAnswer | undefined, sent: ChosenAnswer): ChosenAnswer | undefined {
  if (!isChange(unsent) || !isChange(sent)) return isSameAnswer(unsent, sent) ? undefined : unsent;
  const texts = unsent.texts.map((text, place) => (text === sent.texts[place] ? null : text));
  return texts.some((text) => text !== null) ? { texts } : undefined;
}

/** Returns the stored answer with the unsent choice applied. */
export function withUnsent(stands: Answer | undefined, unsent: ChosenAnswer | undefined): Answer | undefined {
  if (unsent === undefined) return stands;
  if (unsent === null) return undefined;
  if (!isChange(unsent)) return unsent;
  const former = isTexts(stands) ? stands : [];
  return unsent.texts.map((text, place) => text ?? former[place] ?? '');
}

/**
 * Whether what is to be sent would replace what a team-mate has written since `before`, in the whole answer or in
 * one of the texts that it changes.
 */
export function isOutdated(unsent: ChosenAnswer, before: Answer | undefined, now: Answer): boolean {
  if (!isChange(unsent)) return !isSameAnswer(before, now) && !isSameAnswer(unsent, now);
  const textsIn = (answer: Answer | undefined): string[] => (isTexts(answer) ? answer : []);
  return unsent.texts.some((text, place) => {
    const [former = '', stands = ''] = [textsIn(before)[place], textsIn(now)[place]];
    return text !== null && stands !== former && stands !== text;
  });
}

/** Returns what finishes an answer and leaves it unchanged, so that a team-mate's text is not overwritten. */
export function unchanged(answer: Answer): ChosenAnswer {
  return isTexts(answer) ? { texts: answer.map(() => null) } : answer;
}

/** Whether anything is given in an answer. */
export function holdsAnything(answer: Answer): boolean {
  return !Array.isArray(answer) || answer.some((each) => each !== null && each !== '');
}

/** Whether an answer is one in parts. */
export function isTexts(answer: Answer | undefined): answer is string[] {
  return Array.isArray(answer) && answer.some((each) => typeof each === 'string');
}

/** Whether two answers are equal. */
export function isSameAnswer(one: ChosenAnswer | undefined, other: ChosenAnswer | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a question is open for answers. */
export function isOpen({ questions, beside }: PlayerGame, questionId: string): boolean {
  return [...questions, ...(beside?.questions ?? [])].some((question) => question.questionId === questionId);
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

/** Shared by all sessions: a phone plays one at a time. */
const ANSWERS_KEY = 'quiz-night.answers';

const unsentSchema = v.object({
  answer: v.nullable(
    v.union([v.object({ texts: v.pipe(v.array(v.nullable(v.string())), v.readonly()) }), answerSchema]),
  ),
  /** The player was still working on it. */
  unfinished: v.optional(v.boolean()),
  /** The server's answer at that time; absent: none. */
  before: v.optional(answerSchema),
});
const savedSchema = v.object({
  token: v.string(),
  /** The session's quiz to which the answers belong, from 0. */
  quiz: v.optional(v.number(), 0),
  answers: v.record(v.string(), unsentSchema),
});
/** An answer that was chosen but not yet acknowledged by the server, as it is kept for a reload. */
export type SavedAnswer = v.InferOutput<typeof unsentSchema>;

/**
 * Saves answers that the server has not acknowledged, so that a reload does not lose them; undefined removes one.
 * Others stay: another tab of this phone may have saved them.
 */
export function saveAnswers(
  token: string,
  quiz: number | undefined,
  changed: Readonly<Record<string, SavedAnswer | undefined>>,
): void {
  const answers = { ...savedAnswers(token, quiz), ...changed };
  const left = Object.entries(answers).filter(([, answer]) => answer !== undefined);
  withStorage((storage) => {
    if (left.length === 0) storage.removeItem(ANSWERS_KEY);
    else storage.setItem(ANSWERS_KEY, JSON.stringify({ token, quiz, answers: Object.fromEntries(left) }));
  });
}

/** Returns the answers that the player with this token could not send in this quiz of the session. */
export function savedAnswers(token: string, quiz = 0): Readonly<Record<string, SavedAnswer>> {
  const saved = parseSaved(ANSWERS_KEY, savedSchema);
  return saved?.token === token && saved.quiz === quiz ? saved.answers : {};
}

/** Forgets the answers of a player who has left, or whose session has ended. */
export function forgetAnswers(token: string): void {
  if (parseSaved(ANSWERS_KEY, savedSchema)?.token === token)
    withStorage((storage) => storage.removeItem(ANSWERS_KEY));
}
