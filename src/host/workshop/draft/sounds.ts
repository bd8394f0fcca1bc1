import type { Key, QuestionDraft } from './draft';
import { changeQuestion, type Edit, findQuestion, insertQuestion, spotOf } from './edits';
import { emptyQuestion } from './questions';

/** The start and end of a part of a sound, as typed. */
export type SoundPiece = Pick<QuestionDraft, 'audioFrom' | 'audioTo'>;

/**
 * Makes a question of each piece of a question's sound. The first piece is the question's own; a question for
 * each of the others follows it, with the same text and the same file, but without answers.
 */
export function cutSound(key: Key, [own, ...others]: readonly SoundPiece[]): Edit {
  return (draft) => {
    const question = findQuestion(draft, key);
    const spot = spotOf(draft, key);
    if (!question || !spot || !own) return draft;
    const { kind, text, points, seconds, audio, audioFade } = question;
    const shared = { text, points, seconds, audio, audioFade };
    const first = changeQuestion(key, (each) => ({ ...each, ...own }))(draft);
    return others.reduce((cut, piece, at) => {
      const added = { ...emptyQuestion(kind), ...shared, ...piece };
      return insertQuestion(added, { ...spot, index: spot.index + 1 + at })(cut);
    }, first);
  };
}
