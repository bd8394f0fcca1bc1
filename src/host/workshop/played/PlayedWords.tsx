import { useEffect } from 'react';
import type { PlayedQuestion } from '../../../contract/seasons';
import { mediaName, questionKey } from '../../../game/quiz/questionKey';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import type { SayPlayed } from './usePlayed';

interface PlayedWordsProps {
  played: readonly PlayedQuestion[];
  /** Receives the function that says when each question was played. */
  onWords: (say: SayPlayed) => void;
}

/** Puts into words when questions were played. Renders nothing; loads only if there is something to say. */
export function PlayedWords({ played, onWords }: PlayedWordsProps) {
  const texts = useEveningRoomTexts();
  useEffect(() => {
    const byKey = new Map<string, { last: PlayedQuestion; times: number }>();
    for (const each of played) {
      const key = questionKey(each.text, each.media);
      // The latest entry comes first.
      const { last = each, times = 0 } = byKey.get(key) ?? {};
      byKey.set(key, { last, times: times + 1 });
    }
    onWords((question) => {
      const found = byKey.get(questionKey(question.text, mediaName(question)));
      if (!found) return undefined;
      const { last, times } = found;
      const given = { times, date: texts.day(last.date) };
      return last.answered > 0
        ? texts.played.answered({ ...given, share: last.share })
        : texts.played.unanswered(given);
    });
  }, [played, texts, onWords]);
  return null;
}
