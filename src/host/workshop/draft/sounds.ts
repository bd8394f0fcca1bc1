import type { MediaKind } from '../../../contract/media';
import type { Key, QuestionDraft, QuizDraft } from './draft';
import { changeQuestion, type Edit, findQuestion, insertQuestion, spotOf } from './edits';
import { emptyQuestion } from './questions';

/** Gives a question another file, or none. What is played of a sound belongs to its file. */
export function withMedia(kind: MediaKind, fileName: string) {
  return (question: QuestionDraft): QuestionDraft => {
    if (kind !== 'audio') return { ...question, [kind]: fileName };
    if (fileName === question.audio) return question;
    return { ...question, audio: fileName, audioFrom: '', audioTo: '', audioFade: '', audioGain: '' };
  };
}

/** In seconds, from when its sound is played: guests recognise a song soon, or not at all. */
const SOUND_SECONDS = '20';

/** Gives a question an uploaded file. A first sound also sets a short time, unless a time is set at any level. */
export function addMedia(key: Key, kind: MediaKind, fileName: string): Edit {
  return (draft) => {
    const round = draft.rounds[spotOf(draft, key)?.round ?? -1];
    const isSet = draft.settings.seconds || round?.settings.seconds;
    return changeQuestion(key, (question) => {
      const isFirst = kind === 'audio' && !question.audio;
      const seconds = question.seconds || (isFirst && !isSet ? SOUND_SECONDS : '');
      return { ...withMedia(kind, fileName)(question), seconds };
    })(draft);
  };
}

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
    const { kind, text, points, seconds, audio, audioFade, audioGain } = question;
    const shared = { text, points, seconds, audio, audioFade, audioGain };
    const first = changeQuestion(key, (each) => ({ ...each, ...own }))(draft);
    return others.reduce((cut, piece, at) => {
      const added = { ...emptyQuestion(kind), ...shared, ...piece };
      return insertQuestion(added, { ...spot, index: spot.index + 1 + at })(cut);
    }, first);
  };
}

/** The questions of a quiz that have a sound, the tie-break last. */
export function questionsWithSound({ rounds, tieBreak }: QuizDraft): QuestionDraft[] {
  const all = [...rounds.flatMap(({ questions }) => questions), ...(tieBreak ? [tieBreak] : [])];
  return all.filter(({ audio }) => audio.trim());
}

/** Sets how loud the sounds of questions are played, as typed. */
export function withGains(gains: ReadonlyMap<Key, string>): Edit {
  return (draft) =>
    [...gains].reduce((each, [key, audioGain]) => {
      if (findQuestion(each, key)?.audioGain === audioGain) return each;
      return changeQuestion(key, (question) => ({ ...question, audioGain }))(each);
    }, draft);
}
